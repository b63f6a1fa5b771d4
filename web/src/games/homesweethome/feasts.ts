/** What everybody celebrates at Home Sweet Home: a roof over a building, a trap survived, a ground without a gap. */
import type { Feast } from "$lib/feasts.ts";
import type { HomesweethomeView } from "$protocol";

const CELLS = 9;

export function feasts(before: HomesweethomeView, after: HomesweethomeView): Feast[] {
  const standing = cardsOn(after),
    isSurvived =
      before.trap !== null && after.trap !== before.trap && cardsOn(before).every((card) => standing.includes(card));
  const roofed = Object.keys(after.ground).filter(
    (cell) => after.ground[cell]!.roof !== null && !before.ground[cell]?.roof,
  );
  const isFull = numBuilt(after) === CELLS && numBuilt(before) < CELLS;
  return [
    ...(isSurvived ? [{ kind: "storm" as const, seat: null, at: [] }] : []),
    ...roofed.map((cell) => ({ kind: "roof" as const, seat: null, at: [`cell-${cell}`] })),
    ...(isFull ? [{ kind: "bonus" as const, seat: null, at: [] }] : []),
  ];
}

const numBuilt = (view: HomesweethomeView): number => Object.keys(view.ground).length;
const cardsOn = (view: HomesweethomeView): string[] =>
  Object.values(view.ground).flatMap(({ base, rooms, roof }) => [base, ...rooms, ...(roof ? [roof] : [])]);
