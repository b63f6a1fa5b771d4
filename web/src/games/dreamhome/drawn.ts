/** A thing on the table, large. */
import type { DreamhomeView } from "$protocol";
import { partsOf } from "../../art/parts.ts";
import type { Drawn } from "$lib/game.ts";
import { valueAt } from "$lib/pieces.ts";
import {
  CELL_RECTS,
  RESOURCE_CARD,
  ROOM_CARD,
  bundleArt,
  cardBack,
  decorArt,
  emptyRoomArt,
  isDecorName,
  isRoomType,
  markerArt,
  resourceCard,
  roofScene,
  roofTiles,
  roomCard,
  roomSign,
  scaffoldingArt,
  unbuiltArt,
  ROOF_RECT,
  type Cell,
} from "./art/index.ts";

const room = (body: string): Drawn => ({ body, box: [0, 0, ROOM_CARD.width, ROOM_CARD.height] });
const resource = (body: string): Drawn => ({ body, box: [0, 0, RESOURCE_CARD.width, RESOURCE_CARD.height] });

export function drawn(piece: string, view: DreamhomeView): Drawn | null {
  const [where, seat, part, cell] = piece.split(".");
  if (where === "marker") return { body: markerArt(), box: [-40, -40, 80, 80] };
  if (where === "rooms_left") return room(cardBack("room"));
  if (where === "resources_left") return resource(cardBack("resource"));
  if (where !== "houses") return card(valueAt(view, piece) as string);
  const house = view.houses[Number(seat)]!;
  if (part === "cells" && piece.split(".").length === 4) return stands(house, cell as Cell);
  if (part === "roof") return roof(house);
  if (part === "garden" && cell === undefined) return { body: roomSign("garden"), box: [-15, -15, 30, 30] };
  const lies = valueAt(view, piece);
  return typeof lies === "string" ? token(lies) : null;
}

const card = (name: string): Drawn =>
  isRoomType(partsOf(name).name) ? room(roomCard(name)) : resource(resourceCard(name));

/** A token stands by itself once it has left its card. */
function token(name: string): Drawn {
  if (!isDecorName(name)) return card(name);
  return { body: decorArt(name), box: name === "treehouse" ? [-70, -170, 140, 178] : [-62, -104, 124, 112] };
}

function stands(house: DreamhomeView["houses"][number], cell: Cell): Drawn {
  const there = house.cells[cell];
  if (there?.card) return card(there.card);
  const body = !there ? unbuiltArt(cell) : there.stands === "scaffolding" ? scaffoldingArt() : emptyRoomArt(1);
  return { body, box: [0, 0, CELL_RECTS[cell].width, CELL_RECTS[cell].height] };
}

/** The roof as far as it is seen; otherwise a bundle of cards. */
function roof(house: DreamhomeView["houses"][number]): Drawn {
  const tiles = roofTiles(house.roof ?? []);
  if (!tiles.length) return { body: bundleArt(), box: [-24, -26, 48, 30] };
  return { body: roofScene(tiles), box: [ROOF_RECT.x, ROOF_RECT.y, ROOF_RECT.width, ROOF_RECT.height] };
}
