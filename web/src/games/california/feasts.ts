/** What is celebrated in California: a bonus card, a gift, a room with its furniture. */
import type { Feast } from "$lib/feasts.ts";
import type { CaliforniaView } from "$protocol";

export const feasts = (before: CaliforniaView, after: CaliforniaView): Feast[] =>
  after.mansions.flatMap((mansion, seat) => {
    const was = before.mansions[seat]!;
    const furnished = Object.keys(mansion.cells).filter(
      (cell) => mansion.cells[cell]!.piece !== null && was.cells[cell]?.piece === null,
    );
    return [
      ...mansion.bonuses
        .filter((bonus) => !was.bonuses.includes(bonus))
        .map((bonus) => ({ kind: "bonus" as const, seat, at: [`bonus-${bonus}`] })),
      ...(mansion.gifts > was.gifts
        ? [{ kind: "gift" as const, seat, at: furnished.map((cell) => `cell-${cell}`) }]
        : []),
      ...(furnished.length && mansion.gifts === was.gifts
        ? [{ kind: "room" as const, seat, at: furnished.map((cell) => `cell-${cell}`) }]
        : []),
    ];
  });
