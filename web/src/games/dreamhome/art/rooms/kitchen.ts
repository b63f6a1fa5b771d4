/** Eight kitchens: the same four units in another order and another colour, and always something on the stove. */
import { C, at, disc, flat, glow, line, oval, path, pick, range, rect, shade, shadow } from "../../../../art/draw.ts";
import { cat, kid, mouse } from "../../../../art/figures.ts";
import { clock, knick, pane, plant, shelf } from "../../../../art/things.ts";
import { type RoomArt, type Scene, chequers, tiles } from "./shell.ts";

const FRONTS = [C.teal, C.coral, C.straw, C.blue, C.sage, C.rose, C.navy, C.mustard];
const WIDE = 30;

type Unit = (colour: string, k: number) => string;

const counter = (colour: string): string =>
  rect(0, 62, WIDE, 38, colour) + rect(-1, 58, WIDE + 2, 5, C.pale, 1) + shade(`M0 63h${WIDE}v4h-${WIDE}z`, 0.14);

const fridge: Unit = (_, k) => {
  const colour = pick([C.white, C.ice, C.coral, C.mint], k);
  return (
    rect(1, 28, 28, 72, colour, 5) +
    path("M1 52h28M6 40v8M6 57v12") +
    flat(rect(13, 34, 6, 6, C.straw), rect(19, 60, 7, 8, C.white), disc(22, 36, 2, C.brick)) +
    shade("M22 30h5q2 0 2 4v60q0 4-4 4h-3z", 0.1) +
    knick(9 + (k % 3) * 5, 28, k)
  );
};
const stove: Unit = (_, k) =>
  path("M9 0h12v12h-12z", C.stone) +
  path("M6 12h18l8 12h-34z", C.slate) +
  glow(15, 34, 22) +
  rect(0, 60, WIDE, 40, C.white, 2) +
  rect(4, 74, 22, 20, C.coal, 2) +
  flat(path("M6 92l8-16h6l-8 16z", C.straw, ' opacity=".5"')) +
  path("M7 70h16") +
  range(4)
    .map((i) => disc(6 + i * 6, 66, 1.6, C.coral))
    .join("") +
  pick(
    [
      path("M6 60v-10h18v10zM3 53h3M24 53h3M6 50q9-5 18 0", C.coral),
      path("M8 60q-2-12 8-13 9 1 8 13zM24 54l5-4M12 47q4-6 8 0", C.teal),
      path("M6 60v-6h16v6zM22 56l9-3", C.slate),
      path("M5 60v-14h14v14zM19 52h4", C.mustard),
    ],
    k,
  ) +
  line("M12 44q-4-5 0-9M19 43q4-5 0-9", C.white, 2, ' opacity=".8"');
const sink: Unit = (colour, k) =>
  counter(colour) +
  pane(4, 20, 22, 24, k + 2, k % 2 ? "arch" : "cross") +
  path("M15 59v-7q0-4 5-4v3", "none", ' stroke-width="3.5"') +
  path("M4 59h22l-2 5h-18z", C.ice) +
  path("M15 66v34M10 78v6M20 78v6") +
  plant(6, 44, k + 1, 0.34);
const drawers: Unit = (colour, k) =>
  counter(colour) +
  path("M3 70h24M3 80h24M3 90h24M13 67h4M13 75h4M13 85h4") +
  shelf(0, 34, WIDE) +
  knick(7, 34, k) +
  knick(17, 34, k + 3) +
  disc(25, 30, 3.5, C.coral) +
  pick(
    [
      oval(15, 55, 10, 3, C.white) + disc(11, 51, 3.5, C.coral) + disc(17, 50, 3.5, C.straw) + disc(15, 47, 3, C.leaf),
      rect(6, 47, 18, 11, C.mustard, 4) + path("M6 51h18"),
      path("M7 58l2-10h12l2 10z", C.white) + path("M9 48q6-9 12 0z", C.coral) + disc(15, 42, 1.6, C.straw),
      rect(5, 55, 20, 3, C.oak, 1) + path("M9 55q0-8 7-8t8 8z", C.pale) + path("M13 48l2 4M17 47.5l2 4"),
    ],
    k,
  );

const UNITS: readonly Unit[] = [fridge, stove, sink, drawers];
const ORDERS = ["0123", "1230", "2013", "3102", "0213", "2130", "3210", "1302"];

/** The charm of each card, in front of the units. */
const charms: ((piece: boolean) => string)[] = [
  () => cat(104, 114, 0, "sit"),
  (piece) =>
    at(
      piece ? 40 : 64,
      114,
      shadow(0, 0, 14) +
        path("M-8-12l-3 12M8-12l3 12", "none", ' stroke-width="3"') +
        rect(-11, -15, 22, 4, C.oak, 2) +
        kid(0, -15, 2, "stand") +
        path("M9-26l8-5") +
        disc(17, -31, 2.5, C.white),
    ),
  () =>
    at(
      82,
      113,
      path("M-11-14q11-4 22 0l-3 14h-16z", C.pale) +
        disc(-5, -15, 4.5, C.coral) +
        disc(3, -16, 4.5, C.leaf) +
        path("M6-15l8-10", "none", ` stroke="${C.straw}" stroke-width="4"`),
    ) + mouse(116, 114),
  () => cat(72, 114, 2, "back") + path("M92 114h16q0-6-8-6t-8 6z", C.blue),
  (piece) => kid(piece ? 124 : 92, 114, 4, "crawl") + path(piece ? "M136 113l8-1" : "M104 113l8-1"),
  () =>
    at(
      78,
      114,
      shadow(0, 0, 16) +
        path("M-15-16q15-5 30 0l-4 16h-22z", C.pale) +
        path("M-12-9h24M-13-12q13-3 26 0") +
        path("M-9-17q2-12 6-1 3-14 6 0 4-9 6 1z", C.leaf),
    ),
  () =>
    cat(60, 114, 3, "stretch") + at(104, 114, path("M-6 0h12l-1-8h-10z", C.teal) + flat(oval(0, -8, 5, 1.5, C.white))),
  (piece) =>
    kid(piece ? 126 : 100, 114, 1, "wave") +
    at(piece ? 44 : 84, 114, path("M-8-2q8 4 16 0l-2 2h-12z", C.white) + disc(0, -6, 4.5, C.nut)),
];

function draw({ copy: k, left, right }: Scene, piece: string | null): string {
  const colour = pick(FRONTS, k);
  const order = Array.from(ORDERS[k]!, Number);
  const from = left ? 14 : 20;
  // Where the kitchen goes on, so do the worktop and the wall units.
  const onward = (x: number): string =>
    at(
      x,
      0,
      rect(0, 62, 20, 38, colour) +
        rect(0, 58, 20, 5, C.pale) +
        shade("M0 63h20v4h-20z", 0.14) +
        path("M4 70h12M4 84h12M8 76h4"),
    );
  return (
    order.map((unit, i) => at(from + i * WIDE, 0, UNITS[unit]!(colour, k))).join("") +
    (left ? onward(-6) : "") +
    (right ? onward(from + 4 * WIDE) : "") +
    shade(`M${from} 100h120v3h-118z`, 0.2) +
    (piece ?? "") +
    charms[k]!(piece !== null) +
    (k === 3 ? clock(28, 24, 0) : "")
  );
}

/** The table stands in the middle and a rail with pans above it. */
const bridge = (): string =>
  shadow(0, 117, 34) +
  path("M-24 98l-3 18M24 98l3 18", "none", ' stroke-width="5"') +
  rect(-32, 92, 64, 6, C.oak, 2) +
  path("M-30 98h60v4h-60z", C.pale) +
  oval(0, 91, 9, 2.6, C.white) +
  path("M-7 90q7-10 14 0z", C.coral) +
  disc(-18, 89, 3, C.white) +
  disc(18, 89, 3, C.straw) +
  path("M-12 4v4M12 4v4M-26 8h52", "none", ' stroke-width="2.5"') +
  path("M-18 9v6M0 9v5M18 9v6") +
  disc(-18, 19, 5, C.mustard) +
  path("M-6 14h12v9h-12z", C.slate) +
  disc(18, 18, 4, C.coral);

export const kitchen: RoomArt = {
  wall: "#dcebd2",
  paper: tiles(10, "#b9d3b4", 0, 90, 1.2),
  floor: "#f3e6c8",
  boards: chequers("#9fc0ae"),
  skirting: C.white,
  draw,
  bridge,
  bridgeInFront: true,
};
