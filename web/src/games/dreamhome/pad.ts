/** A house on the score pad: where to touch it, and what its cards look like. */
import type { PadArt } from "$lib/game.ts";
import {
  CELL_RECTS,
  RESOURCE_CARD,
  ROOF_RECT,
  ROOM_CARD,
  SCENE,
  decorArt,
  emptyRoomArt,
  isDecorName,
  isRoomType,
  resourceCard,
  roomCard,
  scaffoldingArt,
} from "./art/index.ts";
import { GARDEN } from "./places.ts";

const EMPTY = CELL_RECTS.G1;

export const pad: PadArt = {
  scene: SCENE,
  places: { ...CELL_RECTS, roofs: ROOF_RECT, garden: GARDEN },
  drawn(kind) {
    if (isRoomType(kind)) return { body: roomCard(kind), box: [0, 0, ROOM_CARD.width, ROOM_CARD.height] };
    if (isDecorName(kind))
      return { body: decorArt(kind), box: kind === "treehouse" ? [-70, -170, 140, 178] : [-62, -104, 124, 112] };
    if (kind === "empty-room") return { body: emptyRoomArt(1), box: [0, 0, EMPTY.width, EMPTY.height] };
    if (kind === "scaffolding") return { body: scaffoldingArt(), box: [0, 0, EMPTY.width, EMPTY.height] };
    return { body: resourceCard(kind), box: [0, 0, RESOURCE_CARD.width, RESOURCE_CARD.height] };
  },
};
