/** What lies where, in words: for buttons, and for the whole table read aloud. */
import type { CaliforniaMansionView, CaliforniaView } from "$protocol";
import type { Speaker } from "$lib/speaker.ts";
import { GOLD } from "./art/names.ts";

/** Names stand in lower case; here they begin a sentence. */
export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const listed = (speaker: Speaker, names: string[]): string => speaker.list(names);

export function slotLabel(view: CaliforniaView, slot: string, speaker: Speaker): string {
  const { tile, price } = view.slots[slot]!;
  return tile ? speaker.say("ca-slot", { slot, tile: { name: tile }, price }) : speaker.say("ca-slot-sold", { slot });
}

export function cellLabel(mansion: CaliforniaMansionView, cell: string, speaker: Speaker): string {
  const { colour, piece, coins } = mansion.cells[cell]!;
  if (!colour) return coins ? speaker.say("ca-bare-coins", { cell, coins }) : speaker.say("ca-bare", { cell });
  const room = { name: `room-${colour}` };
  return piece
    ? speaker.say("ca-furnished", { cell, room, piece: { name: piece } })
    : speaker.say("ca-room", { cell, room });
}

export const atticLabel = (mansion: CaliforniaMansionView, speaker: Speaker): string =>
  mansion.attic.length
    ? speaker.say("ca-attic", {
        pieces: listed(
          speaker,
          mansion.attic.map((piece) => speaker.name(piece)),
        ),
      })
    : speaker.say("ca-attic-empty");

export const extensionLabel = (mansion: CaliforniaMansionView, speaker: Speaker): string =>
  speaker.say(mansion.attic_slots > 1 ? "ca-attic-extended" : "ca-attic-plan");

export function bonusLabel(view: CaliforniaView, name: string, names: string[], speaker: Speaker): string {
  const { points, owner } = view.bonuses.find((bonus) => bonus.name === name)!;
  const bonus = { name };
  return owner === null
    ? speaker.say("ca-bonus", { bonus, points })
    : speaker.say("ca-bonus-won", { bonus, points, name: names[owner] ?? "" });
}

export function neighbourLabel(view: CaliforniaView, colour: string, names: string[], speaker: Speaker): string {
  const who = upper(speaker.say(`name-${colour}.neighbour`));
  const seat = view.neighbours[colour] ?? null;
  return seat === null ? speaker.say("ca-on-table", { who }) : speaker.say("ca-at", { who, name: names[seat] ?? "" });
}

export const moneyLabel = (money: number, speaker: Speaker): string =>
  speaker.say("draw-money", { total: money, gold: Math.floor(money / GOLD), silver: money % GOLD });

/** What is in the bag, the same tiles together. */
export function bagLines(view: CaliforniaView, speaker: Speaker): { tile: string; count: number; label: string }[] {
  const counts = new Map<string, number>();
  for (const tile of view.bag) {
    const kind = tile.split("#")[0]!;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([tile, count]) => ({
    tile,
    count,
    label: speaker.say("ca-bag-line", { tile: { name: tile }, count }),
  }));
}
