/**
 * What travels over the table. A view names every card as long as it lies face up; where one lies face down (an empty
 * room, a hidden roof), its name is what left the market or the hand in the same moment. Only movements depend on it.
 */
import type { DreamhomeView } from "$protocol";
import { CELLS } from "./art/index.ts";

export const piece = (card: string): string => `card:${card}`;

/** Names of cards that lie face down: by seat and cell (`0 T1`), by seat and place in the roof pile (`0 roof 2`). */
type Hidden = Map<string, string>;

let last: { view: DreamhomeView; hidden: Hidden } | null = null;

/** The card that lies face down there, if it was seen on its way. */
export function hiddenCard(view: DreamhomeView, place: string): string | undefined {
  if (last?.view !== view) last = { view, hidden: last ? follow(last.view, last.hidden, view) : new Map() };
  return last.hidden.get(place);
}

export function follow(before: DreamhomeView, known: Hidden, after: DreamhomeView): Hidden {
  const hidden: Hidden = new Map();
  const gone = before.market.flatMap(({ resource }, index) => (resource && after.market[index]?.resource !== resource ? [resource] : []));
  const roof = gone.find((card) => card.startsWith("roof-"));
  after.houses.forEach((house, seat) => {
    const old = before.houses[seat];
    for (const cell of CELLS) {
      if (house.cells[cell]?.stands !== "empty-room") continue;
      const card = known.get(`${seat} ${cell}`) ?? (old?.cells[cell]?.stands === "empty-room" ? undefined : before.pending.room);
      if (card && card !== after.pending.room) hidden.set(`${seat} ${cell}`, card);
    }
    for (let place = 0; place < house.roof_height; place++) {
      const isNew = place >= (old?.roof_height ?? 0);
      const card = isNew ? roof : known.get(`${seat} roof ${place}`);
      if (card) hidden.set(`${seat} roof ${place}`, card);
    }
  });
  return hidden;
}
