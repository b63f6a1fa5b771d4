/** The home on the score pad: where to touch it, and what its cards look like. */
import type { PadArt } from "$lib/game.ts";
import { CELL, CELLS, CELL_RECTS, CONSTRUCTION_CARD, SCENE, constructionCard, isConstruction } from "./art/index.ts";
import { lettersOf } from "./words.ts";

const HIGH = 214; // a row: what stands behind can be touched as well

export const pad: PadArt = {
  scene: SCENE,
  places: Object.fromEntries(
    CELLS.map((cell) => {
      const { x, y } = CELL_RECTS[cell];
      return [cell, { x, y: y + CELL.height - HIGH, width: CELL.width - 8, height: HIGH }];
    }),
  ),
  drawn: (kind, speaker) =>
    isConstruction(kind)
      ? {
          body: constructionCard(kind, lettersOf(speaker)),
          box: [0, 0, CONSTRUCTION_CARD.width, CONSTRUCTION_CARD.height],
        }
      : null,
};
