/** Eight bedrooms: eight beds. */
import { C, at, disc, dots, line, path, pick, rect, shade, shadow, shine } from "../../../../art/draw.ts";
import { cat, kid, mouse, teddy } from "../../../../art/figures.ts";
import { books, clock, knick, pane, pendant, picture, plant, rug, shelf, tableLamp } from "../../../../art/things.ts";
import { type RoomArt, type Scene, spots, straight } from "./shell.ts";

const quilt = (d: string, k: number): string => {
  const colour = pick([C.coral, C.teal, C.straw, C.plum, C.navy, C.sage, C.rose, C.mustard], k);
  const trim = pick([C.cream, C.straw, C.coral, C.cream], k);
  const pattern = [
    dots("M-20-16h46M-14-9h44", 9, trim, 3),
    line("M-16-19v18M-4-19v18M8-19v18M20-19v18", trim, 3),
    line("M-22-10h56M-10-19v18M6-19v18M22-19v18", trim, 1.6),
    line("M-22-13q6-6 12 0t12 0 12 0 12 0 8 0", trim, 2),
  ];
  return path(d, colour) + pick(pattern, k);
};

/** A bed from the side: the headboard is at the left. `who` lies in it. */
function bed(k: number, who = ""): string {
  const wood = pick([C.nut, C.white, C.oak, C.dark], k);
  const board = pick(
    [
      path("M-40 0v-36q6-8 12 0v36z", wood),
      rect(-40, -34, 8, 34, wood, 3) + disc(-36, -36, 3.4, wood),
      path("M-40 0v-38M-40-38q6 4 6 14v24", "none", ` stroke="${C.mustard}" stroke-width="3.4"`) +
        path("M-40-26h6M-40-14h6"),
      path("M-41 0v-30q0-9 10-9v39z", pick([C.rose, C.teal], k)) + dots("M-36-30v24", 8, C.white, 2),
    ],
    k,
  );
  return (
    shadow(0, 1, 44, 3.5) +
    rect(-36, -12, 74, 9, wood, 2) +
    path("M-33-4v4M35-4v4", "none", ' stroke-width="4"') +
    rect(-34, -19, 70, 9, C.white, 3) +
    board +
    path("M-32-20q0-7 7-7h6q6 0 6 7z", C.white) +
    who +
    quilt(who ? "M-14-20q10-9 26-7 24 0 26 10v14h-54z" : "M-18-20h50q6 0 6 6v11h-56z", k) +
    rect(35, -24, 6, 24, wood, 2) +
    shine("M-30-25h9v2h-10z", 0.6) +
    shade("M-18-6h54v3h-54z", 0.14)
  );
}

const bunk = (): string =>
  shadow(0, 1, 40) +
  path("M-36 0v-66M36 0v-66", "none", ` stroke-width="6"`) +
  line("M-36 0v-66M36 0v-66", C.oak, 3) +
  [0, -34]
    .map((y, i) =>
      at(
        0,
        y,
        rect(-36, -14, 72, 7, C.oak, 1) +
          rect(-34, -20, 68, 8, C.white, 3) +
          rect(-32, -25, 15, 7, C.white, 3) +
          path("M-12-21h46v8h-46z", i ? C.teal : C.coral) +
          line("M-4-20v6M8-20v6M20-20v6", C.cream, 2),
      ),
    )
    .join("") +
  path("M18 0v-56M30 0v-56M18-10h12M18-20h12M18-30h12M18-40h12");

const double = (k: number): string =>
  shadow(0, 1, 40) +
  path("M-36-8v-34q0-8 8-8 14-6 28-6t28 6q8 0 8 8v34z", C.nut) +
  path("M-28-12v-26q28-12 56 0v26z", C.oak) +
  rect(-32, -24, 28, 12, C.white, 4) +
  rect(4, -24, 28, 12, C.white, 4) +
  path("M-36-16q36-6 72 0l3 14h-78z", pick([C.plum, C.teal], k)) +
  line("M-22-14l-2 11M-8-16v13M8-16v13M22-14l2 11", C.cream, 2) +
  path("M-36-16q36-6 72 0v5q-36-5-72 0z", C.white) +
  path("M-36-2v3M36-2v3", "none", ' stroke-width="4"');

const wardrobe = (x: number, colour: string): string =>
  at(
    x,
    100,
    shadow(0, 0, 15) +
      rect(-14, -62, 28, 60, colour, 3) +
      path("M0-60v56M-3-34v6M3-34v6M-10-2v3M10-2v3") +
      shade("M7-60h6v58h-6z", 0.1) +
      path("M-12-62h24l-2-6h-20z", C.pale),
  );

const nightstand = (x: number, k: number): string =>
  at(x, 104, rect(-9, -20, 18, 19, pick([C.oak, C.white, C.nut], k), 2) + path("M-9-11h18M-2-15.5h4M-2-6h4")) +
  tableLamp(x, 84, k);

const cards: ((piece: string | null) => string)[] = [
  // Under the bed.
  (piece) =>
    pane(58, 14, 44, 36, 0, "cross", C.rose) +
    (piece ?? at(82, 104, bed(0))) +
    (piece ? kid(126, 110, 3, "sit", true) : kid(92, 110, 3, "crawl")),
  (piece) =>
    picture(50, 16, 22, 20, 7) +
    picture(80, 22, 16, 16, 3) +
    shelf(104, 38, 26) +
    books(106, 38, 15, 13, 1) +
    (piece ?? at(80, 105, bed(1) + cat(20, -19, 3, "sleep"))),
  (piece) => pane(56, 10, 48, 26, 1, "arch", "") + (piece ?? at(80, 104, double(0))) + rug(80, 114, 66, 0, C.straw),
  // Fast asleep.
  (piece) =>
    clock(50, 26, 0) +
    picture(72, 16, 30, 20, 2) +
    (piece
      ? piece + kid(124, 112, 5, "stand")
      : at(82, 105, bed(3, kid(-22, -23, 5, "sleep"))) + teddy(112, 112, C.pale, 0.8)),
  (piece) =>
    picture(18, 18, 20, 18, 5) +
    pane(100, 18, 22, 26, 5, "round") +
    (piece ?? at(80, 106, bunk()) + teddy(66, 80, C.oak, 0.75) + cat(96, 52, 0, "peek")),
  (piece) =>
    pane(64, 12, 34, 34, 3, "round") + (piece ?? at(80, 105, bed(5) + cat(-2, -20, 1, "stretch"))) + mouse(60, 114),
  // Too big a bed to lie still in.
  (piece) =>
    picture(44, 18, 20, 18, 0) +
    picture(98, 20, 20, 16, 6) +
    (piece ?? at(80, 104, double(1))) +
    (piece ? kid(124, 108, 1, "jump") : kid(82, 84, 1, "jump")),
  (piece) =>
    pane(58, 14, 28, 32, 2, "cross", C.teal) +
    (piece ?? at(80, 105, bed(7)) + picture(108, 34, 18, 16, 4)) +
    (piece ? "" : plant(118, 112, 4, 0.8)),
];

function draw({ copy: k, left, right }: Scene, piece: string | null): string {
  return (
    (k % 3 === 1 ? pendant(130, 14, k + 1) : "") +
    cards[k]!(piece) +
    (left ? "" : k % 2 ? wardrobe(26, pick([C.sage, C.blue, C.peach, C.white], k >> 1)) : nightstand(25, k)) +
    (right ? "" : k % 2 ? nightstand(137, k) : plant(136, 106, k))
  );
}

/** A dressing table with a big round mirror on a shared rug. */
const bridge = (): string =>
  path("M-50 106h100l6 12h-112z", C.plum) +
  dots("M-46 110h94M-44 115h92", 10, C.cream, 3) +
  disc(0, 52, 17, C.mustard) +
  disc(0, 52, 13.5, C.ice) +
  shine("M-9 56l10-15h5l-12 18z", 0.6) +
  rect(-26, 72, 52, 8, C.white, 2) +
  rect(-24, 80, 16, 18, C.white, 1) +
  rect(8, 80, 16, 18, C.white, 1) +
  path("M-24 89h16M8 89h16M-17 84h2M15 84h2") +
  knick(-18, 72, 1) +
  knick(18, 72, 3);

export const bedroom: RoomArt = {
  wall: "#cdd0ea",
  paper: spots(20, "#eef0fb", 4),
  floor: "#d6a877",
  boards: straight("#b5834f"),
  draw,
  bridge,
};
