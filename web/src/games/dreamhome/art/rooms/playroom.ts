/** Six playrooms, each with its own great toy and the children who own it. */
import { C, at, disc, dots, line, oval, path, pick, range, rect, shade, shadow } from "../../../../art/draw.ts";
import { cat, kid, teddy } from "../../../../art/figures.ts";
import { ball, block, bunting, cushion, pane, pendant, picture, rug, shelf } from "../../../../art/things.ts";
import { type RoomArt, type Scene, SKIRTING, straight } from "./shell.ts";

const castle = (): string =>
  shadow(0, 0, 34) +
  rect(-18, -32, 36, 32, C.sand) +
  path("M-18-32v-7h7v4h7v-4h8v4h7v-4h7v7z", C.sand) +
  path("M-6 0v-12q6-8 12 0v12z", C.nut) +
  [-28, 18]
    .map(
      (x) =>
        rect(x, -48, 12, 48, C.sand) +
        path(`M${x - 3}-48l9-16 9 16z`, x < 0 ? C.coral : C.teal) +
        rect(x + 4, -38, 4, 8, C.coal, 2),
    )
    .join("") +
  path("M-22-64v-8l8 3-8 3M24-64v-8l8 3-8 3", C.straw) +
  shade("M24-47h5v47h-5z", 0.12);
const slide = (): string =>
  shadow(0, 0, 38) +
  path("M-22 0v-46M-8 0v-46M-22-8h14M-22-18h14M-22-28h14M-22-38h14", "none", ' stroke-width="3"') +
  rect(-26, -48, 22, 4, C.teal, 2) +
  path("M-6-46q18 4 24 26 4 14 20 16v5q-24 2-30-18-4-18-14-22z", C.coral);
const horse = (): string =>
  shadow(0, 1, 30) +
  path("M-32-4q32 14 64 0", "none", ' stroke-width="7"') +
  line("M-32-4q32 14 64 0", C.coral, 3.6) +
  path("M-18 0l4-18M16 0l-4-18", "none", ' stroke-width="6"') +
  line("M-18 0l4-18M16 0l-4-18", C.pale, 3) +
  path("M-20-20q-3-12 10-12h16q0-16 10-20l4-5 3 6q6 3 8 11-3 5-9 3-4 2-4 8 0 10-6 12h-26q-5 0-6-3z", C.pale) +
  path("M6-33q-1-16 10-21-4 8-4 12z", C.nut) +
  path("M-20-28q-9 2-8 14 6-2 9-8z", C.nut) +
  path("M-10-32h14l-2 10h-10z", C.teal) +
  disc(20, -46, 1.3, "#2e2622");
const dollhouse = (): string =>
  shadow(0, 0, 28) +
  rect(-24, -36, 48, 36, C.rose) +
  path("M-29-36L0-60 29-36z", C.brick) +
  rect(-19, -32, 17, 13, C.cream) +
  rect(2, -32, 17, 13, C.mint) +
  rect(-19, -15, 17, 13, C.ice) +
  rect(2, -15, 17, 15, C.straw) +
  path("M-16-20h8v-4h-8zM6-20v-6h6v6M-15-3v-6h8v6M8 0v-9h6v9", C.nut) +
  disc(0, -45, 4, C.ice);
const swing = (): string =>
  path("M-16-102v90M16-102v90", "none", ' stroke-width="2.5"') + rect(-21, -14, 42, 5, C.oak, 2);
const blocks = (): string =>
  shadow(0, 0, 32) +
  block(-28, 0, 14, C.coral) +
  block(-13, 0, 14, C.straw) +
  block(2, 0, 14, C.teal) +
  block(-20, -14, 14, C.blue) +
  block(-5, -14, 14, C.sage) +
  block(-13, -28, 14, C.rose) +
  path("M-14-42h16l-8-12z", C.brick) +
  block(20, 0, 11, C.plum);

const cards: ((piece: string | null) => string)[] = [
  (piece) =>
    bunting(34, 10, 92, 8) +
    picture(118, 36, 16, 16, 3) +
    (piece ?? at(80, 106, castle())) +
    kid(piece ? 42 : 58, 114, 0, "stand") +
    (piece ? kid(122, 114, 1, "sit", true) : kid(80, 70, 1, "peek")) +
    ball(112, 114, C.teal),
  (piece) =>
    pane(86, 14, 36, 32, 3, "wide", C.coral) +
    (piece ?? at(76, 110, slide())) +
    (piece ? kid(118, 114, 4, "jump") : kid(62, 62, 4, "sit")) +
    teddy(44, 114, C.oak, 0.85),
  (piece) =>
    picture(48, 18, 18, 18, 1) +
    picture(74, 24, 14, 14, 4) +
    picture(96, 16, 20, 20, 2) +
    (piece ?? at(82, 108, horse())) +
    (piece ? kid(122, 114, 5, "wave") : kid(79, 90, 5, "sit")) +
    cat(42, 113, 1, "sit"),
  (piece) =>
    pane(60, 12, 40, 30, 5, "round") +
    shelf(34, 48, 22) +
    teddy(40, 48, C.pale, 0.6) +
    ball(50, 48, C.coral, 4) +
    (piece ?? at(78, 108, dollhouse())) +
    kid(piece ? 40 : 48, 114, 2, "sit") +
    kid(116, 114, 3, "stand") +
    block(124, 114, 8, C.straw),
  (piece) =>
    bunting(36, 12, 88, 7) +
    rug(80, 112, 74, 2, C.teal) +
    (piece ? piece + kid(124, 114, 0, "wave") : at(84, 102, swing()) + kid(84, 90, 0, "sit")) +
    cushion(52, 113, C.coral) +
    cushion(66, 115, C.plum, 12) +
    cat(112, 113, 0, "stretch", true),
  (piece) =>
    pane(44, 16, 32, 30, 4, "arch", C.teal) +
    pendant(104, 16, 3) +
    (piece ?? at(74, 110, blocks())) +
    kid(piece ? 122 : 112, 114, 1, piece ? "sit" : "stand", true) +
    teddy(126, 112, C.nut, 0.7),
];

function draw({ copy: k, left, right }: Scene, piece: string | null): string {
  const chest = at(
    25,
    106,
    shadow(0, 0, 14) +
      rect(-12, -15, 24, 15, pick([C.blue, C.coral, C.sage], k), 2) +
      path("M-12-15q0-5 4-6h16q4 1 4 6zM-12-9h24", pick([C.navy, C.brick, C.leaf], k)) +
      teddy(-3, -15, C.pale, 0.6) +
      ball(7, -16, C.straw, 4),
  );
  const easel = at(
    137,
    108,
    path("M-8 0l7-40M8 0l-7-40M0-6v-26") +
      rect(-11, -36, 22, 20, C.white, 1) +
      line(
        pick(["M-7-20q4-12 8-4t6-6", "M-6-22h4v-6h8v6M-8-19h16", "M-7-24q7-9 14 0-7 9-14 0"], k),
        pick([C.coral, C.teal, C.plum], k),
        2.4,
      ),
  );
  const abacus = at(
    25,
    106,
    path("M-10 0v-30h20v30M-10-24h20M-10-16h20M-10-8h20") + dots("M-7-24h9M-2-16h9M-7-8h13", 5, C.coral, 4.5),
  );
  const rocket = at(
    138,
    108,
    path("M-6-6l-6 6h24l-6-6z", C.coral) +
      path("M-7-6q-3-24 7-34 10 10 7 34z", C.white) +
      disc(0, -22, 3.5, C.ice) +
      path("M-5-34q5-7 10 0z", C.coral),
  );
  return cards[k]!(piece) + (left ? "" : k % 3 === 2 ? abacus : chest) + (right ? "" : k % 2 ? rocket : easel);
}

/** The railway runs from one half to the other, over a bridge of blocks. */
const bridge = (): string =>
  line("M-60 116h120", C.nut, 5, ' stroke-dasharray="3 5" stroke-linecap="butt"') +
  line("M-60 114h120M-60 118h120", C.slate, 1.4) +
  at(
    -2,
    115,
    rect(-24, -12, 18, 9, C.teal, 2) +
      rect(-2, -13, 20, 10, C.coral, 2) +
      rect(-2, -21, 9, 9, C.coral, 2) +
      rect(11, -19, 4, 6, C.coal, 1) +
      path("M-6-6h4") +
      [-19, -10, 3, 13].map((x) => disc(x, -1, 3.4, C.straw)).join(""),
  ) +
  range(3)
    .map((i) => oval(12 + i * 6, 88 - i * 7, 3 + i, 2.5 + i * 0.6, C.white, ' stroke="none" opacity=".85"'))
    .join("") +
  path("M-26 98v-22q26-22 52 0v22h-12v-12q-14-10-28 0v12z", C.plum) +
  block(-8, 66, 10, C.straw) +
  picture(-10, 30, 20, 18, 6);

const clouds = range(4)
  .map((i) => `M${i * 40 + 12} ${i % 2 ? 62 : 34}q0-7 7-6 3-6 9-2 6 0 5 8z`)
  .join("");
export const playroom: RoomArt = {
  wall: "#ffe39a",
  paper: path(clouds, "#fff3cd", ' stroke="none"') + line(`M0 ${SKIRTING - 16}h160`, "#f2b9a0", 5),
  floor: "#dfae74",
  boards: straight("#bd8a50"),
  skirting: "#f2b9a0",
  draw,
  bridge,
};
