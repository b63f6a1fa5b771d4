/**
 * The shared plot on its hill, in layers: `sceneBack`, then the cells from the back row to the front (`cellArt` at its
 * place), then `sceneFront`. `groundScene` puts them together. Everything is drawn in SCENE.width × SCENE.height units.
 */
import {
  C,
  at,
  disc,
  dots,
  flat,
  inked,
  line,
  oval,
  path,
  pick,
  range,
  rect,
  shade,
  shadow,
  type Rect,
} from "../../../art/draw.ts";
import { bird, cat } from "../../../art/figures.ts";
import { type Part, buildingParts } from "./buildings.ts";
import { CELLS, type Cell, FOUNDATIONS, TERRAINS, type Trap, ZONES, isTrap } from "./names.ts";
import { PLOT, emptyArt, siteArt, terrainArt } from "./terrains.ts";
import { type Nearness, trapSign, trapZone } from "./traps.ts";

export type { Rect };

export const SCENE = { width: 1000, height: 772 } as const;
/** A cell's box holds the plot and the tallest house on it; the plot's front left corner is at (0, CELL.height). */
export const CELL = { width: PLOT.width + PLOT.lean, height: 268 } as const;
const PITCH = { x: 236, y: 214, stagger: 56 } as const;
const FOOT = { x: 122, y: -28 } as const;
const MARGIN = 14;
const LEFT = 60;
const BOTTOM = 736;

/** Where a cell's box stands in the scene. Row 1 is the back, column A the left. */
export function cellRect(cell: Cell): Rect {
  const row = Number(cell[1]) - 1;
  const column = "ABC".indexOf(cell[0]!);
  return {
    x: LEFT + (2 - row) * PITCH.stagger + column * PITCH.x,
    y: BOTTOM - (2 - row) * PITCH.y - CELL.height,
    ...CELL,
  };
}
export const CELL_RECTS = Object.fromEntries(CELLS.map((cell) => [cell, cellRect(cell)])) as Record<Cell, Rect>;

/** What a view says about a cell, and about the table as far as it is drawn here. */
export interface CellView {
  base: string;
  rooms: readonly string[];
  room_places: number;
  roof: string | null;
}
export interface GroundView {
  ground: Partial<Record<string, CellView>>;
  coming?: Record<string, number>;
  trap?: string | null;
  threatened?: readonly string[];
}

/**
 * What stands on a cell, card by card, in its box (CELL.width × CELL.height); it may reach a little beyond. `cell`
 * varies the grass; `zones` (from `zoneMarks`) lie over grass and terrains, but behind a house.
 */
export function cellParts(view: CellView | undefined, cell: Cell, zones = ""): (Part & { x: number })[] {
  const terrain = TERRAINS.find((name) => name === view?.base);
  const base = FOUNDATIONS.find((name) => name === view?.base);
  const marks = { card: null, x: 0, y: CELL.height, art: zones };
  if (view && base) {
    const building = buildingParts({ base, rooms: view.rooms, places: view.room_places, roof: view.roof });
    return [
      { ...marks, art: siteArt() + zones },
      ...building.map((part) => ({ ...part, x: FOOT.x, y: CELL.height + FOOT.y + part.y })),
    ];
  }
  return [
    { ...marks, card: terrain ?? null, art: terrain ? terrainArt(terrain) : emptyArt(CELLS.indexOf(cell)) },
    marks,
  ];
}
export const cellArt = (view: CellView | undefined, cell: Cell = "A1", zones = ""): string =>
  cellParts(view, cell, zones)
    .map(({ x, y, art }) => at(x, y, art))
    .join("");

/** What is seen of a cell by itself: an empty plot without the air in which a house would stand. */
export function cellBox(view: CellView | undefined): [x: number, y: number, width: number, height: number] {
  const top = view?.base ? 0 : CELL.height - PLOT.depth - MARGIN;
  return [0, top, CELL.width, CELL.height + MARGIN - top];
}

/** The traps on their way, the nearest last: they strike when some later turn ends, when this one ends, or now. */
export const comingTraps = ({ coming = {}, trap }: GroundView): { name: Trap; nearness: Nearness }[] =>
  Object.entries(coming)
    .flatMap(([name, turns]) =>
      isTrap(name) ? [{ name, nearness: turns > 1 ? "far" : name === trap ? "now" : "near" } as const] : [],
    )
    .reverse();

const nearnessAt = (view: GroundView, cell: Cell): { name: Trap; nearness: Nearness }[] =>
  comingTraps(view)
    .filter(({ name }) => ZONES[name].includes(cell))
    .map(({ name, nearness }) => ({
      name,
      nearness: nearness === "now" && view.threatened && !view.threatened.includes(cell) ? "near" : nearness,
    }));

/** The marks on one cell's plot. A trap that strikes is loud only where something is threatened. */
export const zoneMarks = (view: GroundView, cell: Cell): string =>
  nearnessAt(view, cell)
    .map(({ name, nearness }) => trapZone(name, nearness))
    .join("");

/** Little signs before a house, in the cell's box, of the traps that are near: it hides the marks behind it. */
export function zoneSigns(view: GroundView, cell: Cell): string {
  if (!view.ground[cell]?.room_places) return "";
  const near = nearnessAt(view, cell).filter(({ nearness }) => nearness !== "far");
  return near
    .map(({ name, nearness }, i) =>
      at([8, 196, 52][i] ?? 8, CELL.height + 2, trapSign(name), nearness === "now" ? 1.15 : 0.85),
    )
    .join("");
}

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
    shadow(0, 0, 24, 5) +
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

/** A terrace's edge: a dry-stone wall, with grass hanging over it. */
const terrace = (row: number): string => {
  const x = LEFT - 26 + (2 - row) * PITCH.stagger;
  const y = BOTTOM - (2 - row) * PITCH.y + 12;
  const w = 3 * PITCH.x + 36;
  const stones = (k: number): string =>
    range(Math.ceil(w / 42))
      .map((i) => {
        const a = x + i * 42 - (k % 2) * 18;
        const from = Math.max(a, x);
        return rect(
          from,
          y + k * 12,
          Math.min(a + 42, x + w) - from,
          12,
          pick(["var(--hs-wall,#c9bfae)", "var(--hs-wall-2,#b3a896)", "var(--hs-wall,#c9bfae)"], i * 2 + k + row),
          4,
          ' stroke-width="1.4"',
        );
      })
      .join("");
  return (
    flat(
      path(`M${x - 8} ${y + 2}q${w / 2} 8 ${w + 16} 0l30-${PLOT.depth + 34}h-${w - 10}z`, "var(--hs-meadow,#a9c887)"),
    ) +
    shade(`M${x} ${y + 24}h${w}l-14 12h-${w}z`, 0.14) +
    stones(0) +
    (row < 2 ? stones(1) : "") +
    path(
      `M${x - 8} ${y - 3}h${w + 16}v5${"q-8 9-16 1-7 5-14-1-9 8-18 0".repeat(Math.round(w / 48))}q-10 4-16-1z`,
      "var(--hs-meadow-2,#9bbd7a)",
      ' stroke="none"',
    )
  );
};

/** Sky, hills and the three terraces of the plot. */
export function sceneBack(): string {
  const { width: W, height: H } = SCENE;
  return inked(
    '<linearGradient id="hs-sky" x2="0" y2="1"><stop style="stop-color:var(--sky-top,#bfe3f2)"/>' +
      '<stop offset=".9" style="stop-color:var(--sky-bottom,#f6ead2)"/></linearGradient>',
    flat(
      rect(0, 0, W, 330, "url(#hs-sky)"),
      disc(84, 76, 40, "var(--art-orb,#ffe9a8)", ' opacity=".25"'),
      disc(84, 76, 27, "var(--art-orb,#ffe9a8)"),
    ),
    '<g style="display:var(--art-stars,none)">' +
      flat(
        dots("M30 30H980M150 90H420M560 120H980M20 150H140", 83, "#fff6d8", 3) +
          dots("M70 56H960M10 120H300", 61, "#fff6d8", 1.6),
      ) +
      "</g>",
    cloud(300, 70, 0.9),
    cloud(640, 52, 0.7),
    cloud(930, 96, 1),
    flat(path(`M0 350V190C110 130 230 170 330 160S560 110 690 150 880 130 1000 170V350z`, "var(--art-hill,#b9cf9a)")),
    cottage(40, 176, 1),
    cottage(700, 154, 0.8),
    cottage(968, 168, 1),
    flat(
      path(`M0 ${H}V236q120-52 260-44t320-10 240 14 180 0V${H}z`, "var(--art-hill-2,#a3c184)"),
      path(`M0 ${H}V420q40-40 110-66L960 300q40 20 40 60V${H}z`, "var(--hs-meadow-2,#9bbd7a)"),
    ),
    tree(96, 286, 1),
    tree(48, 330, 0.8),
    tree(930, 250, 0.9),
    tree(966, 286, 1.1),
    bush(140, 300, 0.7),
    [0, 1, 2].map(terrace).join(""),
    // A path climbs along the right side, with steps through the walls.
    flat(path("M860 772q20-110 50-180t38-190 28-116h18q-6 60-26 136t-22 160-14 190z", "var(--hs-path,#e2d3b4)")) +
      [
        [884, 706],
        [896, 656],
        [904, 606],
        [926, 560],
        [926, 508],
        [942, 456],
        [956, 400],
        [962, 350],
      ]
        .map(([x, y], i) => flat(oval(x! + 12, y!, 14 - i, 6 - i * 0.4, "#00000018")))
        .join("") +
      line(
        range(9)
          .map((i) => `M${i * 15 + 2} 404v-26`)
          .join("") + "M0 384h118M0 395h118",
        "var(--art-fence,#fffaf0)",
        4,
      ),
    flat(
      dots("M10 470H100M16 560H76M8 650H60M880 430H930M866 560H900", 27, C.straw, 4.5) +
        dots("M24 500H100M10 610H70M872 500H910", 37, C.rose, 4.5),
    ),
  );
}

/** What stands before the cells: the builders' things, a letter box, a cat. */
export const sceneFront = (): string =>
  inked(
    bush(14, 690, 0.9),
    bush(26, 560, 0.8),
    bush(70, 470, 0.7),
    at(
      816,
      750,
      shadow(0, 0, 34, 6) +
        path("M-24-2L-8-30M26-2L10-30M-16-12h36", "none", ' stroke-width="4"') +
        disc(-22, -5, 7, C.coal) +
        disc(24, -5, 7, C.coal) +
        ('<g transform="translate(0 -36) rotate(-24)">' +
          path("M-22-4q-2-18 14-20h20l8-5v32l-8-5v14q-26 8-34-16z", C.coral) +
          oval(20, -13, 4, 16, C.coal) +
          path("M-10-23v30M4-24v30", "none", ' stroke-width="1.8"') +
          "</g>"),
    ),
    at(
      968,
      740,
      shadow(0, 0, 12, 3) +
        path("M0 0v-34", "none", ' stroke-width="6"') +
        line("M0 0v-34", C.nut, 3.4) +
        path("M-20-34v-12q0-10 10-10h22q8 0 8 10v12z", C.coral) +
        path("M-20-34v-12q0-10 8-10 9 0 9 10v12z", C.brick) +
        path("M8-46v-16h10v7h-7", C.straw),
    ),
    cat(908, 752, 0, "sit"),
    bird(968, 684, C.blue),
    flat(dots("M40 766H760", 61, C.straw, 5) + dots("M70 762H770", 83, C.white, 5)),
  );

/** The whole ground as a view tells it. Each cell is a group with `data-cell`, from the back to the front. */
export function groundScene(view: GroundView): string {
  const cells = CELLS.map((cell) => {
    const { x, y } = CELL_RECTS[cell];
    return (
      `<g data-cell="${cell}" transform="translate(${x} ${y})">` +
      `${cellArt(view.ground[cell], cell, zoneMarks(view, cell))}${zoneSigns(view, cell)}</g>`
    );
  });
  return sceneBack() + cells.join("") + sceneFront();
}
