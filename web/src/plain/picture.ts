/** What somebody has built, as a picture to keep: the grid with its things, without words. */
import type { View } from "$protocol";
import { standalone, type Theme } from "$lib/standalone.ts";
import shared from "../art/art.css?raw";
import { at } from "../art/draw.ts";
import { TILE, emptyArt, letters, thingArt } from "./art.ts";
import { commonOf, gridsOf, kindOf, layoutOf, namesIn, ownOf, type Grid, type Value } from "./reading.ts";

const EDGE = 24;

export function picture(view: View, seat: number, theme: Theme): string {
  const own = gridsOf(ownOf(view, seat)),
    grids = (own.length ? own : gridsOf(commonOf(view))).map(([, grid]) => grid);
  const layouts = grids.map((grid) => layoutOf(grid, view));
  const width = TILE * Math.max(4, ...layouts.map((layout) => Math.max(...layout.map((row) => row.length))));
  let y = EDGE;
  const drawn = grids.map((grid, index) => {
    const body = at(EDGE, y, gridArt(grid, layouts[index]!));
    y += layouts[index]!.length * TILE + EDGE;
    return body;
  });
  const size = { width: width + 2 * EDGE, height: y };
  const ground = `<path d="M0 0h${size.width}v${size.height}H0z" fill="var(--paper)"/>`;
  return standalone(ground + drawn.join(""), size, theme, [shared]);
}

const gridArt = (grid: Grid, layout: (string | null)[][]): string =>
  layout
    .flatMap((row, y) =>
      row.map((cell, x) => (cell === null ? "" : at(x * TILE, y * TILE, cellArt(cell, grid[cell] ?? null)))),
    )
    .join("");

function cellArt(cell: string, value: Value): string {
  const names = namesIn(value).slice(0, 4);
  if (names.length === 1) return thingArt(kindOf(names[0]!));
  if (names.length > 1)
    return names
      .map((name, index) => at((index % 2) * 50, Math.floor(index / 2) * 50, thingArt(kindOf(name)), 0.5))
      .join("");
  return emptyArt() + letters(50, 60, 28, typeof value === "number" ? String(value) : cell);
}
