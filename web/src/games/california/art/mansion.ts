/**
 * A mansion as a plan seen from above, in layers: `sceneBack` (garden, drive, roof with the attic), then `cellArt` for
 * each cell at its place, then `sceneFront` (cut walls and the street front). Stored pieces, parcels and neighbours
 * come last, at the places given here. `mansionScene` puts it all together. Everything is in SCENE.width ×
 * SCENE.height units.
 */
import {
  C,
  at,
  disc,
  dots,
  flat,
  glow,
  inked,
  line,
  path,
  range,
  rect,
  shade,
  shadow,
  shine,
  turn,
  type Rect,
} from "../../../art/draw.ts";
import { bird, cat } from "../../../art/figures.ts";
import { CELL, PAINT, bareArt, floorArt, plateArt, wallArt } from "./floors.ts";
import { kept } from "../../../art/kept.ts";
import { COLOURS, type Colour, isColour, tileOf } from "./names.ts";
import { flagArt, giftArt, neighbourArt } from "./people.ts";
import { pieceArt } from "./pieces.ts";
import { crate, loanArt, palm } from "./table.ts";

export type { Rect };

export const COLUMNS = ["A", "B", "C", "D"] as const;
export const CELLS = ([1, 2, 3, 4] as const).flatMap((row) => COLUMNS.map((column) => `${column}${row}` as const));
export type Cell = (typeof CELLS)[number];

export const SCENE = { width: 720, height: 830 } as const;
const LEFT = 120;
const TOP = 184;
const RIGHT = LEFT + 4 * CELL;
const BOTTOM = TOP + 4 * CELL;
const WALL = 9;

/** Where a cell stands in the scene. */
export const CELL_RECTS = Object.fromEntries(
  CELLS.map((cell, k) => [cell, { x: LEFT + (k % 4) * CELL, y: TOP + (k >> 2) * CELL, width: CELL, height: CELL }]),
) as Record<Cell, Rect>;
/** The attic slots in the roof. The second is there once the extension is built. */
export const ATTIC_RECTS: readonly [Rect, Rect] = [
  { x: 192, y: 52, width: 132, height: 116 },
  { x: 396, y: 52, width: 132, height: 116 },
];
/** Where the neighbour of each colour stands when visiting: the origin of neighbourArt. */
export const NEIGHBOUR_SPOTS = Object.fromEntries(
  COLOURS.map((colour, i) => [colour, { x: 356 + i * 43, y: 786 - (i % 2) * 10 }]),
) as Record<Colour, { x: number; y: number }>;
/** Parcels pile up left of the path, six in the lowest row. */
export const GIFTS_RECT: Rect = { x: 114, y: 716, width: 150, height: 62 };
export const LOAN_RECT: Rect = { x: 20, y: 712, width: 92, height: 60 };

/** What a view says about a cell, a mansion. */
export interface CellView {
  colour: string | null;
  room: string | null;
  piece: string | null;
  coins: number;
}
export interface MansionView {
  board: string;
  cells: Partial<Record<string, CellView>>;
  attic: readonly string[];
  attic_slots: number;
  gifts: number;
  neighbours: readonly string[];
  has_loan: boolean;
}
type Cells = MansionView["cells"];

const colourOf = (cells: Cells, cell: Cell | undefined): Colour | null => {
  const name = cell && cells[cell]?.colour;
  return name && isColour(name) ? name : null;
};
const near = (cell: Cell, right: number, down: number): Cell | undefined => {
  const column = COLUMNS[COLUMNS.indexOf(cell[0] as "A") + right];
  return CELLS.find((each) => each === `${column}${Number(cell[1]) + down}`);
};

/** Whether the room on a cell goes on upwards and to the left: rooms of one colour side by side are one room. */
export function joins(cells: Cells, cell: Cell): { up: boolean; left: boolean } {
  const colour = colourOf(cells, cell);
  const same = (other: Cell | undefined): boolean =>
    other !== undefined && colour !== null && colourOf(cells, other) === colour;
  return { up: same(near(cell, 0, -1)), left: same(near(cell, -1, 0)) };
}
/** A wall stands between two cells as soon as one of them is renovated, unless they are one room. */
const walled = (cells: Cells, one: Cell, other: Cell): boolean => colourOf(cells, one) !== colourOf(cells, other);

// Cells

/** A cell without its furniture: CELL × CELL units; nothing reaches over its edge. */
export function roomArt(cells: Cells, cell: Cell): string {
  const k = CELLS.indexOf(cell);
  const view = cells[cell];
  const colour = colourOf(cells, cell);
  const above = near(cell, 0, -1);
  if (!view || !colour)
    return (
      bareArt(k, view?.coins ?? 0) +
      (above === undefined || walled(cells, above, cell) ? inked(wallArt(null, k, above !== undefined)) : "")
    );
  const copy = view.room ? tileOf(view.room).copy : k;
  return inked(
    floorArt(colour),
    joins(cells, cell).up ? "" : wallArt(colour, copy, above !== undefined),
    view.room || view.piece ? "" : medallion(colour),
    flat(rect(-0.4, -0.4, CELL + 0.8, CELL + 0.8, "var(--art-dusk,transparent)")),
  );
}
/** A piece where it stands in its cell. */
export function furnitureArt(name: string): string {
  const tile = tileOf(name);
  return tile.kind === "piece" ? at(60, 67, pieceArt(tile.piece)) : "";
}
/** All that is on a cell. */
export const cellArt = (cells: Cells, cell: Cell): string =>
  roomArt(cells, cell) + furnitureArt(cells[cell]?.piece ?? "");
/** The room that the board came with has its sign let into the floor. */
const medallion = (colour: Colour): string =>
  at(
    60,
    70,
    disc(0, 0, 36, PAINT[colour].wall) +
      disc(
        0,
        0,
        31,
        "none",
        ` stroke="${PAINT[colour].strong}" stroke-width="2.5" stroke-dasharray="0 8" stroke-opacity="1"`,
      ) +
      at(0, 0, plateArt(colour), 1.5),
  );

/** A cell's picture at its place. */
export function placed(cells: Cells, cell: Cell): string {
  const { x, y } = CELL_RECTS[cell];
  return `<g transform="translate(${x} ${y})" data-cell="${cell}">${cellArt(cells, cell)}</g>`;
}

// Behind the cells

const bushes = (d: readonly (readonly [number, number, number])[]): string =>
  d
    .map(([x, y, s]) =>
      at(
        x,
        y,
        path("M-24 4q-8-14 6-18 4-12 18-8 14-4 18 8 12 4 6 18-24 8-48 0z", "var(--ca-hedge,#6f9a5c)") +
          flat(dots("M-12-6h30M-4-13h20", 10, [C.coral, C.straw, C.rose][x % 3]!, 4)),
        s,
      ),
    )
    .join("");
const lantern = (x: number, y: number): string =>
  at(
    x,
    y,
    glow(0, -24, 34) +
      path("M0 0v-18", "none", ' stroke-width="3"') +
      path("M-5-28h10l-2 10h-6z", C.straw) +
      path("M-6-28l6-5 6 5z", C.coal),
  );
const flamingo = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M-1-14V0M4-14l-3 6 4 6", "none", ' stroke-width="1.8"') +
      path("M-11-20q2-8 12-7 8 0 10 6-2 9-11 9-9 0-11-8z", C.rose) +
      path("M9-22q8-2 4-12-1-6-6-5", "none", ' stroke-width="6"') +
      line("M9-22q8-2 4-12-1-6-6-5", C.rose, 3.4) +
      path("M8-41q-5-1-7 4l3 1q3-1 4-1z", C.coal, ' stroke-width="1.4"'),
  );
const cactus = (x: number, y: number): string =>
  at(
    x,
    y,
    shadow(2, 0, 14) +
      path(
        "M-5 0v-40q0-6 6-6t6 6V0zM-5-12h-5q-6 0-6-6v-8q0-3 3-3t3 3v6h5zM7-18h4v-9q0-3 3-3t3 3v10q0 6-6 6H7z",
        C.leaf,
      ) +
      dots("M-1-8v-30M4-12v-26", 7, C.white, 1.4) +
      disc(1, -46, 3.4, C.coral),
  );

/** A convertible in the colour of the board, from above, its nose to the street. */
const car = (x: number, y: number, colour: Colour): string =>
  at(
    x,
    y,
    rect(-29, -54, 64, 116, "#3a241838", 22, ' stroke="none"') +
      rect(-33, -34, 8, 24, C.coal, 3) +
      rect(25, -34, 8, 24, C.coal, 3) +
      rect(-33, 18, 8, 24, C.coal, 3) +
      rect(25, 18, 8, 24, C.coal, 3) +
      path("M-28-46q0-14 16-14h24q16 0 16 14v86q0 20-20 20h-16q-20 0-20-20z", PAINT[colour].strong) +
      shine("M-22-42q0-12 10-12l-3 4q-3 2-3 8v84h-4z", 0.3) +
      rect(-21, -34, 42, 48, C.cream, 8) +
      rect(-17, -30, 34, 15, C.nut, 5) +
      rect(-17, -10, 15, 18, C.nut, 5) +
      rect(2, -10, 15, 18, C.nut, 5) +
      path("M-22 14q22 10 44 0l-3 12q-19 6-38 0z", C.ice) +
      line("M-10-2a7 7 0 1 0 .1 0", "#33251f", 2) +
      line("M-8 32v22M8 32v22", "#00000030", 2) +
      disc(-19, 53, 4.5, C.straw) +
      disc(19, 53, 4.5, C.straw) +
      glow(-19, 62, 20) +
      glow(19, 62, 20),
  );

/** Round tiles in rows, as far as the slopes let them. */
const TILES = range(6)
  .map((j) => {
    const y = 54 + j * 22;
    const from = LEFT + 34 - ((y - 34) * 58) / (TOP - 42) + 12;
    const count = Math.floor((SCENE.width - 2 * from) / 24);
    const x = SCENE.width / 2 - (count * 24) / 2;
    return `M${Math.round(x)} ${y}${"q12 12 24 0".repeat(count)}`;
  })
  .join("");

/** The roof over the back of the house in the colour of the board, with one attic or two in it. */
function roof(board: Colour, slots: number): string {
  const { strong, floor } = PAINT[board];
  const shape = `M${LEFT - 24} ${TOP - 8}L${LEFT + 34} 34H${RIGHT - 34}L${RIGHT + 24} ${TOP - 8}z`;
  return (
    path(`M${LEFT - 16} ${TOP - 12}h${RIGHT - LEFT + 32}v16h-${RIGHT - LEFT + 32}z`, "var(--art-wall,#e9cfa2)") +
    path(shape, strong) +
    line(TILES, floor, 2.2, ' stroke-opacity=".8"') +
    shade(`M${LEFT - 17} 158h${RIGHT - LEFT + 34}l7 18H${LEFT - 24}z`, 0.14) +
    path(shape) +
    rect(LEFT + 26, 27, RIGHT - LEFT - 52, 10, floor, 5) +
    rect(LEFT - 30, TOP - 13, RIGHT - LEFT + 60, 10, "var(--art-cut,#f3e2c0)", 5) +
    at(360, 29, flagArt(board), 0.7) +
    cat(468, 29, 0, "sleep") +
    bird(206, 28, C.blue) +
    at(ATTIC_RECTS[0].x, ATTIC_RECTS[0].y, dormer(board)) +
    at(ATTIC_RECTS[1].x, ATTIC_RECTS[1].y, slots > 1 ? dormer(board) : plan())
  );
}

/** An open gable, 132 × 116, with boards to put a crate on. */
export const dormer = (board: Colour): string =>
  shade("M8 116V46L66 8l66 40 10 68z", 0.16) +
  path("M6 116V44L66 6l60 38v72z", "var(--art-wall,#e9cfa2)") +
  path("M14 114V48L66 15l52 33v66z", "#7c5339") +
  flat(path("M15 88h102v26H15z", C.oak)) +
  line("M15 97h102M15 106h102M44 88v9M80 97v9M58 106v8", "#8a5a34", 1.5) +
  path("M14 88h104", "none", ' stroke-width="1.5"') +
  line("M14 62h104M40 32v56M92 32v56", "#5b3a28", 4) +
  glow(66, 50, 40) +
  path("M66 22v10", "none", ' stroke-width="1.5"') +
  disc(66, 36, 4, C.straw) +
  path("M-2 50L66 4l68 46", "none", ' stroke-width="11"') +
  line("M-2 50L66 4l68 46", PAINT[board].strong, 7, ' stroke-opacity="1"');
/** The gable that may be built one day. */
export const plan = (): string =>
  line("M8 114V48L66 10l58 38v66zM8 88h116", "#fffaf0", 2.6, ' stroke-dasharray="8 7" stroke-opacity=".75"') +
  line("M66 40v30M51 55h30", "#fffaf0", 4, ' stroke-opacity=".75"');

/** Garden, drive and roof. `board` is the colour of the player's board, `slots` how many attic slots are open. */
export const sceneBack = kept((board: Colour, slots: number = 1): string => {
  const stones = range(9)
    .map((i) => `M${i * 80} 806v24`)
    .join("");
  return inked(
    flat(
      rect(0, 0, SCENE.width, SCENE.height, "var(--ca-lawn,#a9c887)"),
      path(
        range(6)
          .map((i) => `M${i * 120 + 60} 0h60v830h-60z`)
          .join(""),
        "var(--ca-lawn-2,#9cbd7a)",
      ),
      path(`M${RIGHT + 24} 470h80v340h-80z`, "var(--ca-drive,#cfc6b8)"),
      path("M0 804h720v26H0z", "var(--ca-path-2,#d8c6a4)"),
    ) +
      path(`M${RIGHT + 24} 806V482q0-12 12-12h56q12 0 12 12v324`, "none", ' stroke-width="1.6" stroke-opacity=".5"') +
      line(`M${RIGHT + 25} 560h78M${RIGHT + 25} 650h78M${RIGHT + 25} 740h78`, "#4a34262e", 1.6),
    path("M276 700h48l12 106h-72z", "var(--ca-path,#eadcc0)", ' stroke-width="1.6"') +
      line(
        "M274 722h52M271 744h58M268 768h64M300 700v22M290 722v22M312 744v24M296 768v36",
        "var(--ca-path-2,#d8c6a4)",
        2,
      ),
    line("M0 804h720" + stones, "#4a342640", 1.6),
    shade(`M${LEFT} ${BOTTOM}H${RIGHT + 12}V${TOP + 12}l14 22V${BOTTOM + 48}H${LEFT + 2}z`, 0.16),
    bushes([
      [26, 40, 1],
      [84, 30, 0.8],
      [650, 34, 0.9],
      [700, 52, 1],
      [24, 800, 0.8],
      [96, 232, 0.7],
      [92, 470, 0.7],
      [24, 440, 0.8],
      [640, 250, 0.7],
      [700, 452, 0.7],
    ]),
    palm(48, 220, 1.1),
    palm(676, 190, 1.05, true),
    palm(44, 390, 0.8, true),
    palm(660, 400, 0.95),
    flamingo(84, 340),
    flamingo(64, 366),
    cactus(86, 560),
    cactus(38, 586),
    palm(52, 690, 1),
    car(RIGHT + 64, 560, board),
    cat(690, 300, 3, "sit"),
    at(
      44,
      470,
      line(
        "M0 0q-12-22-24-18M0 0q12-22 24-18M0 0q-4-24-10-28M0 0q4-24 10-28",
        "#d6f1f8",
        2,
        ' stroke-dasharray="3 5" stroke-opacity="1"',
      ) + rect(-4, -3, 8, 6, C.coal, 2),
    ),
    roof(board, slots),
  );
});

// Before the cells

/** The cut tops of the walls, the street front with door and windows. */
export function sceneFront(cells: Cells, board: Colour): string {
  let cut = "";
  const half = WALL / 2;
  for (const cell of CELLS) {
    const { x, y } = CELL_RECTS[cell];
    const left = near(cell, -1, 0);
    const up = near(cell, 0, -1);
    if (left && walled(cells, left, cell))
      cut +=
        `M${x - half} ${up ? y - half : y - 1}h${WALL}V${y + 62}h-${WALL}zM${x - half} ${y + 96}h` +
        `${WALL}v28.5h-${WALL}z`;
    if (up && walled(cells, up, cell)) cut += `M${x - half} ${y - half}h${CELL + WALL}v${WALL}h-${CELL + WALL}z`;
  }
  const outer =
    `M${LEFT - 13} ${TOP - 4}H${LEFT + 1}V${BOTTOM - 4}H${RIGHT - 1}V${TOP - 4}h14V${BOTTOM + 8}H` + `${LEFT - 13}z`;
  const pane = (x: number): string =>
    at(
      x,
      BOTTOM + 13,
      rect(0, 0, 46, 15, "var(--art-window,#bfe3f2)", 2) +
        path("M15 0v15M31 0v15", "none", ' stroke-width="1.6"') +
        rect(-3, 15, 52, 5, C.oak, 2) +
        flat(dots("M4 15h40", 8, C.coral, 5)),
    );
  return inked(
    cut && path(cut, "var(--art-cut,#f3e2c0)") + path(cut, "var(--art-cut,#f3e2c0)", ' stroke="none"'),
    path(outer, "var(--art-cut,#f3e2c0)"),
    path(`M${LEFT - 13} ${BOTTOM + 8}H${RIGHT + 13}v30H${LEFT - 13}z`, "var(--art-wall,#e9cfa2)"),
    shade(`M${LEFT - 12} ${BOTTOM + 9}h${RIGHT - LEFT + 24}v4h-${RIGHT - LEFT + 24}z`, 0.14),
    pane(134),
    pane(206),
    pane(356),
    pane(432),
    pane(508),
    rect(272, BOTTOM + 34, 56, 10, C.stone, 2),
    rect(284, BOTTOM + 8, 32, 28, C.teal, 2) +
      path("M300 673v26", "none", ' stroke-width="1.4"') +
      disc(296, BOTTOM + 24, 1.4, C.straw) +
      disc(304, BOTTOM + 24, 1.4, C.straw),
    path(`M274 ${BOTTOM + 12}q26-16 52 0v5h-52z`, PAINT[board].strong) +
      line(`M286 ${BOTTOM + 8}v9M300 ${BOTTOM + 5}v12M314 ${BOTTOM + 8}v9`, "#ffffff90", 2),
    lantern(264, 748),
    lantern(338, 736),
    at(
      604,
      802,
      rect(-3, -26, 6, 26, C.nut, 1) +
        path("M-14-38q0-8 8-8h12q8 0 8 8v12h-28z", PAINT[board].strong) +
        path("M-6-46q8 0 8 8v12", "none", ' stroke-width="1.5"') +
        path("M10-40v-12h6v5h-6", C.coral, ' stroke-width="1.5"'),
    ),
  );
}

/** A stored piece in its crate, to be put at an ATTIC_RECTS corner. */
export function storedArt(name: string): string {
  const tile = tileOf(name);
  return tile.kind === "piece"
    ? inked(at(66, 68, pieceArt(tile.piece), 0.72), at(66, 112, crate(), 1.35), at(66, 99, plateArt(tile.colour), 0.8))
    : "";
}

/** Where each parcel of the pile lies: the origin of giftArt. */
export const GIFT_SPOTS = range(6).flatMap((row) =>
  range(6 - row).map((i) => ({
    x: GIFTS_RECT.x + 12 + (i + row / 2) * (GIFTS_RECT.width / 6),
    y: GIFTS_RECT.y + GIFTS_RECT.height - row * 17,
  })),
);

/** Parcels in a pile, in the scene's coordinates. */
export const giftsScene = (gifts: number): string =>
  GIFT_SPOTS.slice(0, gifts)
    .map(({ x, y }, i) => at(x, y, giftArt(i)))
    .join("");

/** The whole picture, without the outer `<svg viewBox="0 0 720 830">`. */
export function mansionScene(mansion: MansionView): string {
  const board = isColour(mansion.board) ? mansion.board : "brown";
  return (
    sceneBack(board, mansion.attic_slots) +
    CELLS.map((cell) => placed(mansion.cells, cell)).join("") +
    sceneFront(mansion.cells, board) +
    mansion.attic
      .slice(0, 2)
      .map((name, i) => at(ATTIC_RECTS[i]!.x, ATTIC_RECTS[i]!.y, storedArt(name)))
      .join("") +
    giftsScene(mansion.gifts) +
    (mansion.has_loan ? at(LOAN_RECT.x, LOAN_RECT.y, turn(-5, 46, 30, loanArt())) : "") +
    mansion.neighbours
      .filter(isColour)
      .map((colour) => at(NEIGHBOUR_SPOTS[colour].x, NEIGHBOUR_SPOTS[colour].y, neighbourArt(colour)))
      .join("")
  );
}
