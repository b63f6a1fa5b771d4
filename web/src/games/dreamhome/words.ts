/** What lies where, in the reader's language: for labels of places and for the table in words. */
import type { DreamhomeView } from "$protocol";
import type { Speaker } from "$lib/speaker.ts";
import type { Cell } from "./art/index.ts";

type House = DreamhomeView["houses"][number];
const FLOORS: Record<string, string> = { T: "top", G: "ground", B: "basement" };

export const named = (speaker: Speaker, cards: readonly string[]): string =>
  cards.length ? cards.map((card) => speaker.name(card)).join(", ") : speaker.say("dh-none");

const floorOf = (speaker: Speaker, cell: string): string => speaker.name(FLOORS[cell[0]!]!);

export function standing(speaker: Speaker, house: House, cell: Cell): string {
  const view = house.cells[cell];
  if (!view) return speaker.say("dh-cell-free");
  const room = speaker.name(view.card ?? view.stands);
  return view.decor ? speaker.say("dh-cell-decor", { room, decor: speaker.name(view.decor) }) : room;
}

export const cellLabel = (speaker: Speaker, house: House, cell: Cell): string =>
  speaker.say("dh-cell", { cell, floor: floorOf(speaker, cell), what: standing(speaker, house, cell) });

/** Column 1 has the marker in the place of a resource. */
export function columnLabel(speaker: Speaker, view: DreamhomeView, index: number): string {
  const { room, resource } = view.market[index]!;
  if (!room) return speaker.say("dh-column-empty", { column: index + 1 });
  const cards = [
    speaker.name(room),
    ...(resource ? [speaker.name(resource)] : index === 0 ? [speaker.say("dh-marker")] : []),
  ];
  return speaker.say("dh-column", { column: index + 1, cards: cards.join(", ") });
}

export const gardenLabel = (speaker: Speaker, house: House): string =>
  speaker.say("dh-garden", { what: named(speaker, house.garden) });

export const roofLabel = (speaker: Speaker, house: House): string =>
  house.roofs?.length
    ? speaker.say("dh-roof-cards", { cards: named(speaker, house.roofs) })
    : speaker.say("dh-roof", { count: house.roof_height });

/** How often each kind is there, in the order in which they first come. */
export function counted(cards: readonly string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const card of cards) {
    const kind = card.split("#")[0]!;
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  return kinds;
}
