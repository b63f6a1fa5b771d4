/** A mansion on the score pad: where to touch it, and what its tiles and cards look like. */
import type { PadArt } from "$lib/game.ts";
import {
  ATTIC_RECTS,
  BONUS_CARD,
  CELL_RECTS,
  SCENE,
  TILE,
  bonusArt,
  isBonus,
  isColour,
  tileArt,
} from "./art/index.ts";

const [attic, extension] = ATTIC_RECTS;

export const pad: PadArt = {
  scene: SCENE,
  places: { ...CELL_RECTS, attic: { ...attic, width: extension.x + extension.width - attic.x } },
  drawn: (kind) =>
    isBonus(kind)
      ? { body: bonusArt(kind), box: [0, 0, BONUS_CARD.width, BONUS_CARD.height] }
      : { body: tileArt(isColour(kind) ? `room-${kind}#1` : `${kind}#1`), box: [0, 0, TILE, TILE] },
};
