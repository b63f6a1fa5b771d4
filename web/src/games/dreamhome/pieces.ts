/**
 * What travels over the table. A view names every card as long as it lies face up; where one lies face down (an empty
 * room, a hidden roof), its name is what left the hand or the market in the same moment. Only movements depend on it.
 */
import type { DreamhomeView } from "$protocol";
import { CELLS } from "./art/index.ts";

/** A card in a past position of a game that goes on, where nobody may look at it again. */
export const isUnnamed = (card: string): boolean => card === "roof" || card === "empty-room";

export const piece = (card: string): string | undefined => (isUnnamed(card) ? undefined : `card:${card}`);

/** Names of cards that lie face down: by seat and cell (`0 T1`), by seat and place in the roof pile (`0 roof 2`). */
type Hidden = ReadonlyMap<string, string>;

let last: { view: DreamhomeView; hidden: Hidden } | null = null;

/** The card that lies face down there, if it was seen on its way. */
export function hiddenCard(view: DreamhomeView, place: string): string | undefined {
  if (last?.view !== view) last = { view, hidden: last ? follow(last.view, last.hidden, view) : new Map() };
  return last.hidden.get(place);
}

export function follow(before: DreamhomeView, known: Hidden, after: DreamhomeView): Hidden {
  const was = placesOf(before);
  const fresh = { room: [] as string[], roof: [] as string[] };
  const hidden = new Map<string, string>();
  for (const [place, kind] of placesOf(after)) {
    const card = known.get(place);
    if (!was.has(place)) fresh[kind].push(place);
    else if (card) hidden.set(place, card);
  }
  const roof = before.market.find(
    ({ resource }, column) => resource?.startsWith("roof-") && after.market[column]?.resource !== resource,
  )?.resource;
  // One move at a time: after a leap nobody saw which card went where.
  const room = after.pending.room ? null : before.pending.room;
  if (fresh.room.length === 1 && room && !isUnnamed(room)) hidden.set(fresh.room[0]!, room);
  if (fresh.roof.length === 1 && roof) hidden.set(fresh.roof[0]!, roof);
  return hidden;
}

/** Where a card lies face down. */
function placesOf(view: DreamhomeView): Map<string, "room" | "roof"> {
  const places = new Map<string, "room" | "roof">();
  view.houses.forEach((house, seat) => {
    for (const cell of CELLS) if (house.cells[cell]?.stands === "empty-room") places.set(`${seat} ${cell}`, "room");
    if (house.roofs === null)
      for (let place = 0; place < house.roof_height; place++) places.set(`${seat} roof ${place}`, "roof");
  });
  return places;
}
