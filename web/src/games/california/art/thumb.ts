/**
 * A mansion in small, beside one's own: the ground floor where it always is, and to the right of it, instead of above
 * and below, the attic, the parcels and the guests. Coordinates are those of the scene.
 */
import { at, flat, inked, line, path, range, rect } from "../../../art/draw.ts";
import { PAINT } from "./floors.ts";
import { kept } from "../../../art/kept.ts";
import { COLUMNS, CELL_RECTS, type Rect, dormer, plan } from "./mansion.ts";
import { COLOURS, type Colour } from "./names.ts";

const LEFT = CELL_RECTS.A1.x - 20;
const TOP = CELL_RECTS.A1.y - 12;
const MIDDLE = CELL_RECTS.A1.x + COLUMNS.length * CELL_RECTS.A1.width + 14;
const SIZE = 540;

export const THUMB: Rect = { x: LEFT, y: TOP, width: 1040, height: 495 };
export const THUMB_ATTIC: readonly [Rect, Rect] = [
  { x: MIDDLE + 38, y: TOP + 24, width: 185, height: 163 },
  { x: MIDDLE + 280, y: TOP + 24, width: 185, height: 163 },
];
/** Guests are drawn 1.7 times as large as in the scene, parcels twice. */
export const THUMB_NEIGHBOURS = Object.fromEntries(
  COLOURS.map((colour, i) => [colour, { x: MIDDLE + 52 + i * 80, y: TOP + 481 - (i % 2) * 12 }]),
) as Record<Colour, { x: number; y: number }>;
export const THUMB_GIFTS = range(21).map((i) => ({
  x: MIDDLE + 50 + (i % 11) * 40,
  y: TOP + 292 + Math.floor(i / 11) * 42,
}));

/** The roof with the attic in it, and the garden. */
export const thumbBack = kept((board: Colour, slots: number): string => {
  const { strong, floor } = PAINT[board];
  const tiles = range(7)
    .map((j) => `M${MIDDLE} ${TOP + 14 + j * 28}${"q14 14 28 0".repeat(19)}`)
    .join("");
  return inked(
    flat(
      rect(LEFT, TOP, THUMB.width, THUMB.height, "var(--ca-lawn,#a9c887)"),
      path(
        range(5)
          .map((i) => `M${MIDDLE + i * 112} ${TOP}h56v495h-56z`)
          .join(""),
        "var(--ca-lawn-2,#9cbd7a)",
      ),
      rect(MIDDLE, TOP, SIZE, 208, strong),
    ),
    line(tiles, floor, 2.6, ' stroke-opacity=".8"'),
    rect(MIDDLE - 4, TOP + 198, SIZE, 14, "var(--art-cut,#f3e2c0)", 5),
    flat(rect(MIDDLE, TOP + 489, SIZE, 8, "var(--ca-path-2,#d8c6a4)")),
    ...THUMB_ATTIC.map(({ x, y, width }, i) => at(x, y, i < slots ? dormer(board) : plan(), width / 132)),
  );
});
