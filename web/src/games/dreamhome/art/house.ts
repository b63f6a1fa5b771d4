/**
 * The house in cross-section, in layers: `sceneBack`, then `cellArt` for each cell at its place, then `sceneFront`.
 * `houseScene` puts them together. Everything is drawn in SCENE.width × SCENE.height units.
 */
import { decorArt } from "./decor.ts";
import {
  C,
  at,
  disc,
  dots,
  flat,
  glow,
  inked,
  line,
  oval,
  path,
  pick,
  range,
  rect,
  shade,
  type Rect,
} from "../../../art/draw.ts";
import { bird, cat, mouse } from "../../../art/figures.ts";
import { type DecorName, isDecorName } from "./names.ts";
import { partsOf } from "../../../art/parts.ts";
import { type RoofTile, roofArt, roofBundle, roofTiles } from "./roofs.ts";
import { ROOM_H, ROOM_W, emptyRoomArt, roomArt } from "./rooms.ts";

export type { Rect };

export const CELLS = ["T1", "T2", "T3", "T4", "T5", "G1", "G2", "G3", "G4", "G5", "B4", "B5"] as const;
export type Cell = (typeof CELLS)[number];

export const SCENE = { width: 1150, height: 622 } as const;
const LEFT = 215;
const SLAB = 10;
const WALL = 8;
const TOP = 198;
const FLOOR_Y: Record<string, number> = { T: TOP, G: TOP + ROOM_H + SLAB, B: TOP + 2 * (ROOM_H + SLAB) };
const GROUND = FLOOR_Y.B! - 5;
const RIGHT = LEFT + 5 * ROOM_W;

/** Where a cell stands in the scene. */
export function cellRect(cell: Cell): Rect {
  return { x: LEFT + (Number(cell[1]) - 1) * ROOM_W, y: FLOOR_Y[cell[0]!]!, width: ROOM_W, height: ROOM_H };
}
export const CELL_RECTS = Object.fromEntries(CELLS.map((cell) => [cell, cellRect(cell)])) as Record<Cell, Rect>;

/** Four roof tiles over the five cells. */
export const ROOF_RECT: Rect = { x: LEFT - 26, y: 64, width: 5 * ROOM_W + 52, height: TOP - SLAB - 64 };
const HIP = 104;
export const GARDEN_RECTS: Record<"treehouse" | "birdhouse", Rect> = {
  treehouse: { x: 32, y: GROUND - 172, width: 130, height: 180 },
  birdhouse: { x: RIGHT + 50, y: GROUND - 90, width: 60, height: 96 },
};

/** What a view says about a cell, a house. */
export interface CellView {
  stands: string;
  card: string | null;
  decor: string | null;
}
export interface HouseView {
  cells: Partial<Record<string, CellView>>;
  garden: readonly string[];
  roof_height: number;
  roof: readonly string[] | null;
}

const typeOf = (view: CellView | undefined): string | null =>
  view?.stands === "room" && view.card ? partsOf(view.card).name : null;

const beside = (cell: Cell, step: number): Cell | undefined =>
  CELLS.find((each) => each === `${cell[0]}${Number(cell[1]) + step}`);

/** Whether the room on a cell goes on to the left and right: face-up cards of one type side by side are one room. */
export function joins(cells: HouseView["cells"], cell: Cell): { left: boolean; right: boolean } {
  const type = typeOf(cells[cell]);
  const same = (step: number): boolean => {
    const other = beside(cell, step);
    return type !== null && other !== undefined && typeOf(cells[other]) === type;
  };
  return { left: same(-1), right: same(1) };
}

// Cells

/** What stands on a cell, ROOM_W × ROOM_H units, to be clipped to them. */
export function cellArt(cells: HouseView["cells"], cell: Cell): string {
  const view = cells[cell];
  if (!view) return unbuiltArt(cell);
  if (view.stands === "scaffolding") return scaffoldingArt();
  if (view.stands === "empty-room" || !view.card) return emptyRoomArt(CELLS.indexOf(cell));
  const decor = view.decor !== null && isDecorName(view.decor) ? view.decor : null;
  return roomArt(view.card, { ...joins(cells, cell), column: Number(cell[1]), decor });
}

/** Nothing yet: open timber, or a pit in the ground. */
export const unbuiltArt = (cell: Cell): string =>
  cell.startsWith("B")
    ? inked(
        flat(rect(0, 0, 160, 120, "var(--art-pit,#8a674b)")) +
          shade("M0 0h160v16q-80 10-160 0z", 0.25) +
          dots("M20 40h120M34 70h110M16 98h130", 34, "#00000022", 5) +
          at(
            118,
            118,
            path("M0 0l-14-44M-18-44h9", "none", ' stroke-width="3.5"') + path("M-6-8l14-4 2 10q-4 6-11 5z", C.slate),
          ) +
          path("M14 120q18-22 46-12 18 2 24 12z", "var(--art-earth,#a77e5a)"),
      )
    : inked(
        `<g opacity=".8">${line("M0 2h160M0 118h160", C.oak, 5)}` +
          line("M2 4v112M158 4v112", C.pale, 5) +
          line("M5 116L42 76M155 116L118 76M5 4l24 22M155 4l-24 22", C.pale, 3.5) +
          "</g>",
      );

export const scaffoldingArt = (): string =>
  inked(
    path("M14 120V0M54 120V0M106 120V0M146 120V0", "none", ' stroke-width="6"') +
      line("M14 120V0M54 120V0M106 120V0M146 120V0", C.straw, 3.2) +
      path("M14 116L54 66M106 66l40 50M54 62L14 14M106 62l40-48", "none", ' stroke-width="3"') +
      rect(4, 62, 152, 7, C.oak, 2) +
      rect(4, 6, 152, 7, C.oak, 2) +
      rect(8, 112, 144, 7, C.oak, 2) +
      line("M14 44h40M106 44h40", C.coral, 3) +
      path(
        "M70 112V14M88 112V14M70 26h18M70 38h18M70 50h18M70 76h18M70 88h18M70 100h18",
        "none",
        ' stroke-width="3"',
      ) +
      at(124, 62, path("M-8-12h16l-2 12h-12z", C.slate) + path("M-8-12q8-12 16 0")) +
      at(32, 62, rect(-12, -8, 24, 8, C.brick, 1) + path("M-4-8v8M4-8v8") + rect(-8, -16, 18, 8, C.brick, 1)) +
      cat(30, 112, 0, "walk") +
      bird(120, 6, C.blue) +
      shade("M4 66h152v3h-152z", 0.2),
  );

// Behind the cells

const cloud = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    flat(
      path(
        "M-40 0q-6-16 12-18 6-18 26-14 16-8 24 8 20-2 18 14-2 10-14 10h-54q-10 2-12 0z",
        "var(--art-cloud,#fffaf0)",
      ),
    ),
    s,
  );
const bush = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path("M-26 0q-8-18 8-20 4-16 20-10 14-6 18 10 14 4 6 20z", "var(--art-bush,#7fa768)") +
      flat(dots("M-14-10h34M-8-18h22", 11, C.coral, 4)),
    s,
  );
const tree = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path("M-4 0q3-16 1-30h6q-2 14 1 30z", C.nut) +
      path("M0-84q20 0 22 22 10 14-4 26-18 10-36 0-14-12-4-26 2-22 22-22z", "var(--art-bush,#7fa768)") +
      line("M-8-60q4-8 10-7M4-46q6-1 8-6", "#ffffff40", 2.4),
    s,
  );
const cottage = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    flat(
      path("M-14 0v-14L0-26l14 12v14z", "var(--art-far,#c9c09a)"),
      rect(-4, -12, 8, 8, "var(--art-window,#eef6f2)"),
    ),
    s,
  );
const mound = (x: number): string => at(x, GROUND, path("M-14 1q4-14 14-14t14 14z", "var(--art-earth,#a77e5a)"));

const underground = (): string =>
  flat(
    path(`M0 ${GROUND - 26}H${SCENE.width}V${SCENE.height}H0z`, "var(--art-earth,#a77e5a)"),
    path(`M0 480q140-14 280 4t300-6 320 8 250-6V${SCENE.height}H0z`, "var(--art-earth-2,#926a49)"),
    path(`M0 548q160 10 330-4t420 8 400-4V${SCENE.height}H0z`, "var(--art-earth-3,#7d5a3e)"),
  ) +
  flat(
    dots("M30 470H650M50 520H640M20 565H640", 73, "#00000026", 7) + dots("M64 494H650M10 540H640", 91, "#ffffff22", 5),
  ) +
  // A mole at home, a fossil, a chest nobody has found yet.
  path("M92 470q0-20 30-20h70q34 0 34 22 0 20-34 20h-70q-30 0-30-22z", "var(--art-burrow,#5b4030)") +
  path("M120 452q-20-10-16-30M210 490q30 12 24 34", "none", ' stroke="var(--art-burrow,#5b4030)" stroke-width="12"') +
  at(
    150,
    491,
    path("M-16 0q-2-20 14-20t15 20z", C.coal) +
      oval(10, -9, 5, 3.6, C.rose) +
      flat(disc(3, -13, 1.2, C.white)) +
      path("M-8-2l-4 3M8-2l4 3"),
  ) +
  at(
    196,
    491,
    rect(-14, -8, 28, 4, C.oak, 1) +
      path("M-10-4v4M10-4v4") +
      disc(-4, -11, 3, C.coral) +
      rect(3, -15, 4, 7, C.white, 1) +
      path("M5-15q-2-3 0-5 2 2 0 5", C.straw) +
      glow(5, -15, 18),
  ) +
  at(0, -26, mound(104)) +
  at(
    330,
    530,
    line(
      "M0 0a3 3 0 0 1 6 0a7 7 0 0 1-14 0a11 11 0 0 1 22 0a15 15 0 0 1-30 0a19 19 0 0 1 19-19",
      "#e7d6b4",
      4,
      ' opacity=".75"',
    ),
  ) +
  at(
    470,
    560,
    path("M-20 0v-16h40V0z", C.nut) +
      path("M-20-16q0-12 20-12t20 12z", C.oak) +
      rect(-4, -18, 8, 8, C.mustard, 1) +
      path("M-12-26v26M12-26v26", "none", ' stroke-width="1.5"'),
  ) +
  at(
    560,
    500,
    path("M-22 4q6-8 12 0t12 0 12-2", "none", ' stroke-width="6"') + line("M-22 4q6-8 12 0t12 0 12-2", C.rose, 3.2),
  ) +
  line("M60 424q-6 26-24 34M70 424q2 30 14 44M88 424q10 14 26 16", "var(--art-burrow,#5b4030)", 4) +
  at(
    405,
    480,
    path("M-24 6l36-14M-24 6q-6-2-5 3t6 2M12-8q2-6 6-3t-2 5", "none", ' stroke="#e7d6b4" stroke-width="4"'),
  ) +
  mouse(612, 556) +
  path("M596 557q2-20 18-20t18 20z", "none", ' stroke-width="1.5"');

/** The foundation: three rooms stand on stone, two over the basement. */
const foundation = (): string => {
  const { x, y } = CELL_RECTS.B4;
  const stones = (x0: number, y0: number, w: number): string =>
    range(Math.round(w / 40))
      .map((i) =>
        rect(
          x0 + (i * w) / Math.round(w / 40),
          y0,
          w / Math.round(w / 40),
          15,
          pick([C.stone, "#aca598", "#c9c2b5"], i * 2),
          3,
        ),
      )
      .join("");
  return (
    stones(LEFT - 10, GROUND - 3, 3 * ROOM_W) +
    rect(x - 14, y - 4, 2 * ROOM_W + 28, ROOM_H + 22, C.stone, 4) +
    line(
      `M${x - 14} ${y + 30}h10M${x - 14} ${y + 66}h10M${x - 14} ${y + 100}h10M${RIGHT + 4} ` +
        `${y + 20}h10M${RIGHT + 4} ${y + 54}h10M${RIGHT + 4} ${y + 90}h10M${x + 30} ${y + 124}v14M` +
        `${x + 90} ${y + 124}v14M${x + 160} ${y + 124}v14M${x + 230} ${y + 124}v14M${x + 290} ` +
        `${y + 124}v14`,
      "#8b8479",
      1.8,
    )
  );
};

/** Sky, hills, garden, earth and foundation. `garden` names the décor that stands outside. */
export function sceneBack(garden: readonly string[] = []): string {
  const outdoors = (name: DecorName): boolean => garden.includes(name);
  const standing = (name: "treehouse" | "birdhouse", y: number): string => {
    const { x, width } = GARDEN_RECTS[name];
    return at(x + width / 2, y, decorArt(name));
  };
  return inked(
    '<linearGradient id="dh-sky" x2="0" y2="1"><stop style="stop-color:var(--sky-top,#bfe3f2)"/>' +
      '<stop offset=".9" style="stop-color:var(--sky-bottom,#f6ead2)"/></linearGradient>',
    flat(rect(0, 0, SCENE.width, GROUND + 4, "url(#dh-sky)")),
    flat(disc(1088, 74, 40, "var(--art-orb,#ffe9a8)", ' opacity=".25"'), disc(1088, 74, 27, "var(--art-orb,#ffe9a8)")),
    '<g style="display:var(--art-stars,none)">' +
      flat(
        dots("M40 40H1000M90 90H220M1010 150H1140M20 160H180M300 20H900", 97, "#fff6d8", 3) +
          dots("M70 66H1120M10 120H200", 61, "#fff6d8", 1.6),
      ) +
      "</g>",
    cloud(110, 96, 1),
    cloud(960, 66, 0.8),
    cloud(1110, 206, 0.7),
    flat(
      path(
        `M0 ${GROUND}V372C80 310 170 320 290 366S560 340 700 366 900 380 1000 356 1110 340 1150 352V${GROUND}z`,
        "var(--art-hill,#b9cf9a)",
      ),
      path(
        `M0 ${GROUND}V404C90 376 200 392 320 404S700 380 860 404 1080 392 1150 386V${GROUND}z`,
        "var(--art-hill-2,#a3c184)",
      ),
    ),
    cottage(150, 350, 1),
    cottage(1092, 362, 0.9),
    at(0, 26, underground()),
    flat(
      path(
        `M0 ${GROUND - 6}q40-6 80 0t80 0 80 0V${GROUND + 9}H0zM${RIGHT - 10} ${GROUND - 5}q40-6 80 0` +
          `t80 0V${GROUND + 9}h-160z`,
        "var(--grass,#8fb573)",
      ),
    ),
    line(
      range(7)
        .map((i) => `M${i * 28 + 8} ${GROUND}v-26`)
        .join("") + `M0 ${GROUND - 19}h192M0 ${GROUND - 9}h192`,
      "var(--art-fence,#fffaf0)",
      4.5,
    ),
    outdoors("treehouse")
      ? standing("treehouse", GROUND + 2)
      : tree(92, GROUND + 2, 1.25) +
          at(150, GROUND, path("M-16-12h32M-16-20h32M-12-12v12M12-12v12", "none", ' stroke-width="3.5"')),
    outdoors("birdhouse") ? standing("birdhouse", GROUND + 2) : "",
    bush(188, GROUND + 3, 0.7),
    bush(RIGHT + 34, GROUND + 3, 0.7),
    bush(1136, GROUND + 3, 0.9),
    outdoors("birdhouse") ? "" : tree(RIGHT + 92, GROUND + 2, 0.8),
    flat(
      dots(`M20 ${GROUND + 1}H180M${RIGHT + 20} ${GROUND + 1}H1140`, 37, C.straw, 4.5) +
        dots(`M34 ${GROUND + 3}H190M${RIGHT + 44} ${GROUND + 3}H1140`, 53, C.rose, 4.5),
    ),
    foundation(),
  );
}

const CHIMNEY_X = LEFT + 590;
const chimney = (): string =>
  at(
    CHIMNEY_X,
    26,
    rect(0, 22, 40, 90, C.brick, 1) +
      line("M1 36h38M1 50h38M1 64h38M14 23v13M28 36v14M14 50v14", "#8a3a2c", 1.6) +
      rect(-5, 14, 50, 11, C.stone, 2),
  );

// Before the cells

const built = (cells: HouseView["cells"], cell: Cell | undefined): boolean =>
  cell !== undefined && cells[cell] !== undefined && cells[cell].stands !== "scaffolding";

/** Walls between rooms, floors and ceilings: their cut edges, as in a doll's house. */
export function sceneFront(cells: HouseView["cells"]): string {
  let slabs = "";
  let walls = "";
  let outer = "";
  for (const cell of CELLS) {
    if (!built(cells, cell)) continue;
    const { x, y } = CELL_RECTS[cell];
    const { left, right } = joins(cells, cell);
    slabs += `M${x} ${y - SLAB}h160v${SLAB}h-160zM${x} ${y + ROOM_H}h160v${SLAB}h-160z`;
    const first = cell[1] === (cell.startsWith("B") ? "4" : "1");
    const last = cell[1] === "5";
    const wall = (at: number): string => `M${at - WALL / 2} ${y - SLAB}h${WALL}v${ROOM_H + 2 * SLAB}h-${WALL}z`;
    if (first) outer += rect(x - 10, y - SLAB, 14, ROOM_H + 2 * SLAB, "var(--art-wall,#e9cfa2)", 1);
    else if (!left) walls += wall(x);
    if (last) outer += rect(x + ROOM_W - 4, y - SLAB, 14, ROOM_H + 2 * SLAB, "var(--art-wall,#e9cfa2)", 1);
    else if (!right) walls += wall(x + ROOM_W);
  }
  return inked(
    slabs && `<g stroke="none">${path(slabs, "var(--art-slab,#b98a5c)")}</g>`,
    edges(cells),
    walls && path(walls, "var(--art-cut,#f3e2c0)"),
    outer,
  );
}

/** The long lines above and below a floor slab. */
function edges(cells: HouseView["cells"]): string {
  return path(
    CELLS.filter((cell) => built(cells, cell))
      .map((cell) => {
        const { x, y } = CELL_RECTS[cell];
        return `M${x} ${y - SLAB}h160M${x} ${y}h160M${x} ${y + ROOM_H}h160M${x} ${y + ROOM_H + SLAB}h160`;
      })
      .join(""),
  );
}

// The roof

const ROOF_PART = ROOF_RECT.width / 4;

/** One of the four parts of the roof, in the scene's coordinates. */
const roofPart = (tile: RoofTile, part: number): string =>
  at(
    ROOF_RECT.x + part * ROOF_PART,
    ROOF_RECT.y,
    roofArt(tile, ROOF_PART, ROOF_RECT.height, part === 0 ? HIP : 0, part === 3 ? HIP : 0),
  );

const rafters = (from: number): string => {
  const { x, y, width, height } = ROOF_RECT;
  const top = (t: number): number => x + HIP + (width - 2 * HIP) * t;
  const ribs = range(13)
    .filter((i) => i / 12 >= from / 4)
    .map(
      (i) =>
        `M${x + (width * i) / 12} ${y + height}` +
        `L${Math.round(i < 3 ? top(0) : i > 9 ? top(1) : x + (width * i) / 12)} ${y}`,
    )
    .join("");
  const left = from === 0;
  const beams = left
    ? `M${top(0)} ${y}H${top(1)}M${x + HIP / 2} ${y + height / 2}H${x + width - HIP / 2}M${x} ${y + height}h${width}`
    : `M${x + from * ROOF_PART} ${y}H${top(1)}M${x + from * ROOF_PART} ${y + height / 2}H` +
      `${x + width - HIP / 2}M${x + from * ROOF_PART} ${y + height}H${x + width}`;
  return inked(
    line(ribs + beams, "var(--art-ink,#4a3426)", 7, ' opacity=".8"') +
      line(ribs + beams, C.oak, 3.6) +
      line(beams, C.pale, 3.6),
  );
};

/** Where the bundle of a hidden roof card stands: six in a row, the next ones on top of them. */
export const bundlePlace = (i: number): [x: number, y: number] => [
  LEFT + 90 + (i % 6) * 52 + (Math.floor(i / 6) % 2) * 26,
  ROOF_RECT.y + ROOF_RECT.height - 4 - Math.floor(i / 6) * 20,
];

/**
 * The roof: tiles as far as they are known (`tiles`), open rafters elsewhere, and for every card that lies face down a
 * bundle waiting under them.
 */
export function roofScene(tiles: readonly RoofTile[], faceDown = 0): string {
  const { x, y, width, height } = ROOF_RECT;
  const done = tiles.length >= 4;
  return (
    (done ? "" : rafters(tiles.length)) +
    (done ? inked(chimney()) : "") +
    tiles.slice(0, 4).map(roofPart).join("") +
    inked(
      range(faceDown)
        .map((i) => roofBundle(...bundlePlace(i)))
        .join(""),
    ) +
    (tiles.length
      ? inked(
          (done ? rect(x + HIP - 6, y - 6, width - 2 * HIP + 12, 9, C.stone, 4) : "") +
            rect(x - 4, y + height - 3, (width * Math.min(4, tiles.length)) / 4 + 8, 9, "var(--art-cut,#f3e2c0)", 4) +
            (done ? smoke() + cat(LEFT + 250, y - 5, 2, "back") + bird(LEFT + 470, y - 5, C.coral) : ""),
        )
      : "")
  );
}

const smoke = (): string =>
  flat(
    oval(CHIMNEY_X + 24, 30, 9, 6, "var(--art-cloud,#fffaf0)", ' opacity=".9"'),
    oval(CHIMNEY_X + 40, 17, 13, 8, "var(--art-cloud,#fffaf0)", ' opacity=".7"'),
  );

/** The whole picture, without the outer `<svg viewBox="0 0 1150 622">`. Cards that lie face down are bundles. */
export function houseScene(house: HouseView): string {
  const tiles = roofTiles(house.roof ?? []);
  const hidden = house.roof === null ? house.roof_height : 0;
  return (
    sceneBack(house.garden) +
    CELLS.map((cell) => placed(house.cells, cell)).join("") +
    sceneFront(house.cells) +
    roofScene(tiles, hidden)
  );
}

/**
 * The part of a cell's picture that shows. Where the room goes on it overlaps its neighbour, so that no seam shines
 * through.
 */
export const cellWidth = (cells: HouseView["cells"], cell: Cell): number =>
  ROOM_W + (joins(cells, cell).right ? 0.8 : 0);

/** A cell's picture at its place, clipped to it. */
export function placed(cells: HouseView["cells"], cell: Cell): string {
  const { x, y, height } = CELL_RECTS[cell];
  const width = cellWidth(cells, cell);
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `data-cell="${cell}">${cellArt(cells, cell)}</svg>`
  );
}
