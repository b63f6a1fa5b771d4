/** Nine living rooms: a sofa, a fire or a chair by the window, and room for one more. */
import {
  C,
  at,
  disc,
  flat,
  glow,
  line,
  oval,
  path,
  pick,
  range,
  rect,
  shade,
  shadow,
  shine,
} from "../../../../art/draw.ts";
import { cat, dog, fish, kid } from "../../../../art/figures.ts";
import {
  books,
  bookcase,
  clock,
  couch,
  cushion,
  floorLamp,
  knick,
  pane,
  pendant,
  picture,
  plant,
  rug,
  shelf,
  table,
  tableLamp,
} from "../../../../art/things.ts";
import { CHILDREN } from "../names.ts";
import { type RoomArt, type Scene, straight, stripes } from "./shell.ts";

const armchair = (x: number, y: number, colour: string, flip = false): string =>
  at(
    x,
    y,
    shadow(0, 0, 17) +
      path("M-11-3v4M11-3v4", "none", ' stroke-width="3.5"') +
      path("M-15-8l-1-26q0-6 6-6h14q7 0 6 7v25z", colour) +
      rect(-11, -18, 24, 12, colour, 4) +
      rect(-17, -23, 8, 20, colour, 4) +
      rect(9, -23, 8, 20, colour, 4) +
      shine("M-10-37h8v2h-9z", 0.4),
    1,
    flip,
  );

const fireplace = (k: number): string =>
  rect(-27, -50, 54, 50, pick([C.brick, C.stone, C.cream], k), 2) +
  line("M-26-40h10M16-40h10M-26-28h9M17-28h9M-26-16h9M17-16h9M-20-34v6M22-22v6M20-40v6M-22-22v6", "#4a342655", 1.4) +
  path("M-16 0v-24q0-10 16-10t16 10v24z", C.coal) +
  glow(0, -12, 34) +
  flat(
    path("M-10-2q-3-8 3-12 0 4 3 4 0-8 5-12 0 8 5 11 3 4 0 9z", C.coral),
    path("M-5-2q-1-5 2-7 1 3 3 3 1-3 3-5 2 5 0 9z", C.straw),
  ) +
  line("M-11-2h22M-8-4l16 2", C.dark, 4) +
  rect(-32, -55, 64, 7, C.nut, 2) +
  rect(-30, -2, 60, 4, C.stone, 1);

const aquarium = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(-15, -20, 30, 20, "#8cc6cf", 2) +
      flat(rect(-14, -5, 28, 4, C.sand)) +
      line("M-9-5q-3-5 0-10M9-5q3-4 0-8", C.leaf, 2) +
      fish(2, -13, C.coral) +
      fish(-4, -8, C.straw, true) +
      shine("M-12-18h4l-3 12h-3z", 0.5),
  );

const gramophone = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(-9, -7, 18, 7, C.nut, 1.5) +
      path("M2-7q8-4 4-12") +
      path("M-8-22q8 2 14 6 4-6 3-14-10 0-17 8z", C.mustard) +
      oval(-2, -8, 7, 2, C.coal),
  );

const television = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M-5-24l-5-8M3-24l6-8") +
      rect(-16, -25, 32, 22, C.oak, 4) +
      rect(-12, -22, 20, 16, C.ice, 4) +
      flat(path("M-10-9l6-7 5 5 3-3 3 5z", C.leaf)) +
      disc(12, -18, 1.5, C.coral) +
      disc(12, -12, 1.5, C.straw) +
      path("M-10-3l-2 3M10-3l2 3"),
  );

/** The main piece, and what goes with it: card by card. */
const cards: ((piece: string | null) => string)[] = [
  // A child behind the sofa; the cat sleeps through it.
  (piece) =>
    pane(52, 12, 56, 32, 0, "wide", C.coral) +
    (piece
      ? piece + kid(124, 112, 0, "wave")
      : kid(100, 63, 0, "peek") +
        at(80, 104, couch(C.teal, 0) + cushion(-18, -16, C.straw) + cat(12, -19, 0, "sleep"))),
  // Fire and dog.
  (piece) =>
    rug(80, 110, 84, 0, C.wine) +
    at(80, 96, fireplace(0)) +
    picture(68, 12, 24, 20, 2) +
    knick(58, 41, 1) +
    knick(102, 41, 5) +
    (piece ?? dog(104, 112) + armchair(46, 110, C.sage)),
  // Music.
  (piece) =>
    picture(50, 18, 18, 22, 4) +
    picture(74, 14, 22, 26, 0) +
    picture(102, 20, 18, 18, 7) +
    (piece ?? at(74, 104, couch(C.coral, 1) + cushion(18, -17, C.cream, 10))) +
    table(106, 110, 22, 20) +
    gramophone(117, 89),
  // A good book in the chair.
  (piece) =>
    bookcase(54, 98, 44, 78, 4, 2) +
    (piece ?? rug(90, 111, 74, 1, C.teal)) +
    (piece
      ? kid(118, 110, 1, "sit")
      : armchair(112, 110, C.mustard) + kid(112, 98, 1, "sit") + path("M118 84l7-2v8l-7 1-6-2v-8z", C.white)),
  // The cat walks along the back of the sofa.
  (piece) =>
    clock(80, 24, 1) +
    shelf(38, 44, 30) +
    books(40, 44, 18, 14, 3) +
    knick(62, 44, 3) +
    shelf(94, 40, 28) +
    knick(101, 40, 1) +
    books(108, 40, 12, 13, 6) +
    (piece ??
      at(
        80,
        104,
        couch(C.mustard, 2) + cushion(-20, -17, C.navy) + cushion(20, -17, C.coral, 8) + cat(0, -37, 1, "walk"),
      )),
  // Tea for two.
  (piece) =>
    pane(62, 12, 36, 48, 1, "arch", C.sage) +
    (piece ??
      armchair(46, 108, C.rose) +
        armchair(114, 108, C.blue, true) +
        table(66, 110, 28, 18, C.nut) +
        path("M73 88h9v-5h-9zM82 84q4 0 3 3M86 89h8", C.white) +
        disc(90, 86, 3, C.white)),
  // Someone is behind the curtain.
  (piece) =>
    pane(46, 14, 44, 40, 3, "cross", "") +
    rect(34, 8, 68, 3, C.nut, 1.5) +
    (piece ? "" : kid(94, 98, 2, "stand")) +
    path("M36 10h14q2 40-4 88h-10zM86 10h14l1 62q-8 3-11 0-3-30-4-62z", C.plum) +
    line("M42 12v84M93 12v58", "#4a342640", 1.4) +
    (piece
      ? piece + kid(126, 112, 2, "stand")
      : at(58, 108, couch(C.sage, 0) + cushion(16, -16, C.plum, 8), 0.92) +
        table(108, 112, 20, 18, C.nut) +
        aquarium(118, 91)),
  // Television evening.
  (piece) =>
    picture(40, 20, 18, 18, 1) +
    picture(64, 16, 16, 20, 3) +
    shelf(92, 36, 32) +
    knick(99, 36, 0) +
    knick(109, 36, 4) +
    knick(119, 36, 2) +
    (piece ?? at(62, 106, couch(C.navy, 0) + cushion(-16, -16, C.coral), 0.9) + cat(62, 87, 3, "back")) +
    table(104, 104, 36, 20, C.nut) +
    (piece ? "" : television(120, 81)),
  // The rocking chair by the big window.
  (piece) =>
    pane(40, 12, 80, 46, 4, "wide") +
    cat(110, 58, 2, "back") +
    (piece ??
      rug(78, 111, 70, 2, C.coral) +
        at(
          72,
          108,
          shadow(0, 2, 20) +
            path("M-22-2q22 9 44-2M-12-1l2-17M12-1l0-17M-14-18l-5-30M12-18l3 18") +
            path("M-20-48q4-3 7 0l5 30h24v5h-32z", C.oak) +
            path("M-16-40l7 1 4 19h16q4 8 2 14-4 2-8 0l-2-10h-11z", C.teal) +
            line("M-8-14l2 8M0-16v9", C.cream, 1.5),
        ) +
        at(
          104,
          110,
          path("M-9-12q9-4 18 0l-2 12h-14z", C.pale) +
            disc(-3, -13, 5, C.coral) +
            disc(5, -12, 4, C.straw) +
            path("M-6-22l4 10M8-20l-3 9"),
        )),
];

/** Paintings want the wall for themselves; the sofa is the card's own colour. */
const gallery = (k: number, piece: string): string =>
  piece +
  (CHILDREN["living-room"][k] ? kid(112, 108, pick([0, 1, 2], k / 3), "stand") : cat(114, 110, k, "back")) +
  at(72, 108, couch(pick([C.teal, C.coral, C.mustard, C.sage, C.navy], k), k % 3), 0.74);

function draw({ copy: k, left, right, decor }: Scene, piece: string | null): string {
  const corner = (x: number, flip: boolean): string =>
    (k + (flip ? 1 : 0)) % 2 ? plant(x, 106, k + (flip ? 3 : 0), 1.1) : floorLamp(x, 106, k);
  return (
    ([2, 4, 7].includes(k) && decor !== "paintings" && !(k === 4 ? right : left)
      ? pendant(k === 4 ? 128 : 30, 16, k)
      : "") +
    (piece && decor === "paintings" ? gallery(k, piece) : cards[k]!(piece)) +
    (left ? "" : corner(22, false)) +
    (right || k === 2 || k === 6 || k === 7 ? "" : corner(137, true))
  );
}

/** A long rug; on it a sideboard under a chain of lights, or shelves with a jungle on top. */
const bridge = (kind: number): string =>
  path("M-46 105h92l6 13h-104z", C.coral) +
  line("M-44 109h88M-46 114h92", C.cream, 1.6) +
  (kind % 2 ? jungle() : sideboard());
const jungle = (): string =>
  bookcase(-24, 98, 48, 36, 2, 3, C.oak) +
  plant(-12, 62, 3, 0.8) +
  plant(10, 62, 0, 0.7) +
  knick(0, 62, 2) +
  disc(0, 22, 11, C.mustard) +
  disc(0, 22, 8, C.ice) +
  shine("M-5 25l6-9h3l-7 11z", 0.6);
const sideboard = (): string =>
  rect(-24, 72, 48, 26, C.nut, 2) +
  rect(-20, 76, 18, 18, C.oak, 1) +
  rect(2, 76, 18, 18, C.oak, 1) +
  disc(-5, 85, 1, C.white) +
  disc(5, 85, 1, C.white) +
  shade("M14 72h10v26h-10z") +
  tableLamp(-13, 72, 1) +
  books(4, 72, 15, 13, 5) +
  path("M-34 8q34 22 68 0", "none", ' stroke-width="1.4"') +
  range(5)
    .map((i) => disc(-24 + i * 12, [13, 17.5, 19, 17.5, 13][i]!, 2.4, C.straw))
    .join("") +
  glow(0, 16, 22) +
  picture(-11, 30, 22, 18, 6);

export const livingRoom: RoomArt = {
  wall: "#f3c9a4",
  paper: stripes(16, "#f8dcbf", 7),
  floor: "#c98f5c",
  boards: straight("#a8703f"),
  draw,
  bridge,
};
