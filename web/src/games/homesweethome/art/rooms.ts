/** The ten rooms: little cut-open storeys, each known by its one big piece of furniture. */
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
  range,
  rect,
  shade,
  shadow,
  shine,
} from "../../../art/draw.ts";
import { cat, duck, kid, teddy } from "../../../art/figures.ts";
import { clock, couch, floorLamp, knick, pane, pendant, picture, plant, rug, tableLamp } from "../../../art/things.ts";
import type { Room } from "./names.ts";

export const ROOM_W = 160;
export const ROOM_H = 78;
const SKIRT = 60;

interface Look {
  wall: string;
  floor: string;
  paper?: string;
  boards?: string;
  draw: () => string;
}

const bars = (d: string, broad: number, step: number, width: number, colour: string): string =>
  line(d, colour, broad, ` stroke-dasharray="${width} ${step - width}" stroke-linecap="butt"`);
const stripes = (colour: string, step = 16, width = 7): string =>
  bars(`M4 ${SKIRT / 2}H160`, SKIRT, step, width, colour);
const tiles = (colour: string, step = 10): string =>
  bars(`M0 ${SKIRT / 2}H160`, SKIRT, step, 1.2, colour) + bars(`M80 0V${SKIRT}`, 160, step, 1.2, colour);
const dotted = (colour: string): string => dots("M8 10H160M16 22H160M8 34H160M16 46H160", 16, colour, 3.4);
const planks = (colour: string): string => line("M0 68h160M24 60v8M84 60v8M140 60v8M54 68v10M112 68v10", colour, 1.4);
const chequers = (colour: string): string =>
  line("M0 64.5h160M9 73.5h160", colour, 9, ' stroke-dasharray="9" stroke-linecap="butt"');

const bed = (w: number, quilt: string, wood: string, pillows = 1): string =>
  shadow(w / 2, 1, w / 2) +
  rect(-4, -34, 8, 35, wood, 3) +
  rect(w - 3, -20, 6, 21, wood, 2) +
  rect(0, -13, w, 10, C.white, 2) +
  path(`M${w * 0.32}-19h${w * 0.6}q6 0 6 6v11h-${w * 0.66}z`, quilt) +
  path(`M5-13q-1-8 6-8h${pillows * 9}q6 0 5 8z`, C.white);
const base = (x: number, w: number, colour: string): string =>
  rect(x, 40, w, 27, colour) + rect(x - 1, 36, w + 2, 5, C.pale, 1) + shade(`M${x} 41h${w}v3h-${w}z`, 0.16);

const LOOKS: Record<Room, Look> = {
  // One ring, one sink, one cup: and the cat is hungry.
  kitchenette: {
    wall: "#f6e3b0",
    paper: tiles("#e9cf8d"),
    floor: "#e9dcc0",
    boards: chequers("#c9a56a"),
    draw: () =>
      pane(92, 8, 26, 22, 2) +
      base(46, 76, C.coral) +
      path("M62 48v14M84 41v26M103 41v26M90 48h7M109 48h7") +
      path("M94 37v-6q0-4 5-4v3", "none", ' stroke-width="3"') +
      path("M88 37h18l-2 4h-14z", C.ice) +
      line("M52 35h22", C.coal, 3) +
      path("M54 34v-9h18v9zM50 27h4M72 27h4M54 25q9-5 18 0", C.teal) +
      line("M60 18q-3-4 0-7M67 18q3-4 0-7", C.white, 2) +
      rect(126, 22, 20, 46, C.white, 4) +
      path("M126 38h20M130 30v5M130 43v8") +
      cat(32, 73, 0, "sit"),
  },
  // A wall of cupboards, hood and fridge.
  "fitted-kitchen": {
    wall: "#dcebd2",
    paper: tiles("#b9d3b4"),
    floor: "#f3e6c8",
    boards: chequers("#9fc0ae"),
    draw: () =>
      rect(10, 6, 40, 19, C.teal, 1) +
      rect(88, 6, 36, 19, C.teal, 1) +
      path("M30 6v19M106 6v19M27 16v4M33 16v4M103 16v4M109 16v4") +
      path("M62 0h14v8l9 15h-32l9-15z", C.slate) +
      base(10, 44, C.teal) +
      base(84, 40, C.teal) +
      path("M32 42v25M28 48v5M36 48v5M104 42v25M88 50h12M88 58h12M108 50h12M108 58h12") +
      rect(54, 37, 30, 30, C.white, 2) +
      rect(58, 47, 22, 16, C.coal, 2) +
      glow(69, 36, 26) +
      flat(path("M61 61l7-12h5l-7 12z", C.straw, ' opacity=".5"')) +
      range(4)
        .map((i) => disc(60 + i * 6, 42.5, 1.5, C.coral))
        .join("") +
      path("M60 37v-9h18v9zM56 31h4M78 31h4", C.coral) +
      rect(126, 10, 24, 57, C.ice, 4) +
      path("M126 28h24M131 18v6M131 33v9") +
      oval(20, 35, 8, 2.6, C.white) +
      disc(17, 31, 3.4, C.coral) +
      disc(23, 31, 3.4, C.straw) +
      plant(44, 36, 1, 0.42) +
      plant(94, 36, 0, 0.42) +
      path("M108 36v-8q3-4 7 0v8z", C.mustard) +
      kid(38, 75, 2, "wave"),
  },
  // A bunk bed, a star lamp and a rocket.
  "childs-bedroom": {
    wall: "#ffe08f",
    paper: dotted("#fff0bf"),
    floor: "#d59a62",
    boards: planks("#b57c45"),
    draw: () =>
      path("M22 8v62M84 8v62", "none", ' stroke-width="5"') +
      line("M22 8v62M84 8v62", C.coral, 3) +
      rect(22, 24, 62, 7, C.coral, 1) +
      rect(22, 52, 62, 8, C.coral, 1) +
      path("M26 24q0-8 8-8h44q6 0 6 8z", C.blue) +
      path("M26 52q0-8 8-8h44q6 0 6 8z", C.sage) +
      path("M26 24v-4q0-6 12-6v10zM26 52v-4q0-6 12-6v10z", C.white) +
      kid(36, 20, 1, "peek") +
      path("M62 24v46M74 24v46M62 36h12M62 46h12M62 64h12", "none", ' stroke-width="2.6"') +
      rug(118, 70, 60, 2, C.teal) +
      pane(104, 10, 24, 22, 3, "round") +
      at(
        142,
        68,
        path("M-8 0l3-8h10l3 8z", C.coral) + path("M-6-5q-2-18 6-26 8 8 6 26z", C.white) + disc(0, -16, 3.2, C.blue),
      ) +
      teddy(104, 71, C.oak, 0.9) +
      cat(122, 74, 3, "sleep"),
  },
  // A made bed, a suitcase, flowers.
  "guest-bedroom": {
    wall: "#bcd6c3",
    paper: stripes("#cfe3d2", 20, 8),
    floor: "#c98f5c",
    boards: planks("#a8703f"),
    draw: () =>
      pane(66, 8, 32, 24, 0, "cross", C.rose) +
      at(28, 70, bed(74, C.rose, C.nut)) +
      line("M54 55h40M56 61h38", C.white, 2.4) +
      rect(112, 52, 18, 17, C.oak, 2) +
      path("M112 60h18M119 56h4M119 64h4") +
      plant(121, 52, 4, 0.6) +
      at(
        142,
        74,
        rect(-10, -18, 20, 17, C.mustard, 3) + path("M-4-18v-5h8v5M-10-10h20") + flat(rect(-6, -15, 5, 4, C.coral)),
      ) +
      picture(18, 12, 16, 14, 2) +
      cat(76, 51, 1, "sleep"),
  },
  // The grand bed under its canopy.
  "master-suite": {
    wall: "#cbb7dc",
    paper: dotted("#ddcdea"),
    floor: "#a86c56",
    boards: planks("#8a5240"),
    draw: () =>
      rug(78, 72, 128, 1, C.wine, C.straw) +
      rect(40, 6, 76, 6, C.mustard, 2) +
      path("M44 12v56M112 12v56", "none", ' stroke-width="5"') +
      line("M44 12v56M112 12v56", C.mustard, 3) +
      path("M52 46q0-22 26-22t26 22z", C.nut) +
      rect(48, 44, 60, 22, C.white, 3) +
      rect(54, 38, 22, 10, C.white, 4) +
      rect(80, 38, 22, 10, C.white, 4) +
      path("M48 51q30-6 60 0v17h-60z", C.plum) +
      dots("M56 57h50M62 63h44", 12, C.straw, 3) +
      path("M44 12h12q2 20-6 30h-6zM112 12h-12q-2 20 6 30h6z", C.coral) +
      path("M42 12h72v4q-6 7-12 0-6 7-12 0-6 7-12 0-6 7-12 0-6 7-12 0-6 7-12 0z", C.coral) +
      path("M42 12h72") +
      rect(14, 50, 18, 18, C.oak, 2) +
      tableLamp(23, 50, 0) +
      rect(126, 50, 18, 18, C.oak, 2) +
      tableLamp(135, 50, 3) +
      oval(23, 17, 11, 12, C.mustard) +
      oval(23, 17, 7.5, 8.5, C.ice) +
      cat(78, 68, 2, "back"),
  },
  // A glass cubicle and a song.
  "shower-room": {
    wall: "#b9dbe8",
    paper: tiles("#d6ebf2", 14),
    floor: "#eef0ea",
    boards: chequers("#8fb9c9"),
    draw: () =>
      flat(rect(68, 4, 50, 66, "#ffffff55")) +
      path("M104 4v10M94 20h20l-4-6h-12z", C.slate) +
      kid(92, 68, 3, "wave") +
      line("M98 24l-2 40M104 24v40M110 24l2 40", C.white, 2, ' stroke-dasharray="4 5"') +
      rect(64, 66, 58, 7, C.white, 3) +
      rect(68, 36, 50, 30, "#d8eef299", 1) +
      rect(68, 4, 50, 62, "none", 1) +
      shine("M72 62l18-54h8L80 62z", 0.4) +
      flat(disc(76, 28, 3, C.white), disc(112, 34, 2.4, C.white), disc(80, 36, 2, C.white)) +
      at(
        38,
        0,
        rect(-10, 10, 20, 20, C.ice, 10) +
          path("M-3 48h6l2 22h-10z", C.white) +
          path("M-14 40h28q-1 10-9 10h-10q-8 0-9-10z", C.white) +
          path("M0 40v-5h5", "none", ' stroke-width="3"'),
      ) +
      path("M128 22h22", "none", ' stroke-width="3"') +
      rect(131, 22, 15, 26, C.coral, 1) +
      line("M131 41h15", C.white, 2) +
      duck(138, 73),
  },
  // A tub on feet, full of foam.
  bathroom: {
    wall: "#8fcfcb",
    paper: tiles("#b5e0dc", 16) + line("M0 30h160", "#4c918e", 4),
    floor: "#f6f0e2",
    boards: chequers("#7fb4b8"),
    draw: () =>
      pane(70, 5, 32, 20, 5, "wide") +
      at(
        86,
        72,
        shadow(0, 1, 44) +
          path("M-32-5l-4 6M32-5l4 6", "none", ' stroke-width="4.5"') +
          path("M40-32q0-12-9-12v5", "none", ' stroke-width="3.6"') +
          cat(-18, -27, 0, "peek") +
          flat(
            [
              [-30, -33, 6],
              [-6, -35, 6],
              [4, -39, 7],
              [14, -35, 6],
              [26, -33, 5],
              [-34, -32, 5],
            ]
              .map(([x, y, r]) => disc(x!, y!, r!, C.white))
              .join(""),
          ) +
          path("M-44-31h88q-3 28-18 28h-52q-15 0-18-28z", C.white) +
          rect(-48, -34, 96, 6, C.rose, 3) +
          shade("M22-27h18q-3 22-16 24h-8q6-8 6-24z", 0.1) +
          shine("M-38-26h9q0 10 5 18-12-2-14-18z", 0.6) +
          duck(8, -34),
      ) +
      at(
        24,
        0,
        rect(-13, 4, 26, 26, C.mustard, 3) +
          rect(-9.5, 7.5, 19, 19, C.ice, 2) +
          rect(-13, 42, 26, 27, C.oak, 2) +
          rect(-15, 38, 30, 5, C.white, 2) +
          path("M0 44v24M-4 54v3M4 54v3"),
      ) +
      plant(148, 74, 3, 0.8),
  },
  // A sofa, a lamp, a cat.
  "small-living-room": {
    wall: "#f3c9a4",
    paper: stripes("#f8dcbf"),
    floor: "#c98f5c",
    boards: planks("#a8703f"),
    draw: () =>
      picture(60, 8, 20, 18, 1) +
      picture(88, 10, 16, 14, 3) +
      rug(78, 72, 92, 0, C.teal) +
      at(78, 69, couch(C.coral, 0) + cat(10, -19, 1, "sleep")) +
      floorLamp(128, 70, 0) +
      plant(26, 71, 0, 1) +
      clock(28, 16, 0),
  },
  // Fire, an armchair, a dog-eared book.
  "fireside-living-room": {
    wall: "#e9b295",
    paper: stripes("#efc2a8", 12, 5),
    floor: "#a8703f",
    boards: planks("#8a5830"),
    draw: () =>
      rect(58, -2, 40, 30, C.brick) +
      rect(52, 22, 52, 46, C.brick, 2) +
      line(
        "M54 32h10M92 32h10M54 42h8M94 42h8M54 52h8M94 52h8M60 6h36M60 14h36M70 -1v7M84 6v8M72 14v8" +
          "M58 26v6M98 36v6M58 46v6",
        "#00000038",
        1.4,
      ) +
      path("M64 68V48q0-10 14-10t14 10v20z", C.coal) +
      glow(78, 56, 44) +
      flat(
        path("M68 66q-3-9 3-14 0 5 3 5 0-9 6-13 0 9 5 12 3 5 1 10z", C.coral),
        path("M73 66q-1-6 3-8 1 3 3 3 1-3 3-5 2 5 1 10z", C.straw),
      ) +
      line("M67 66h22", C.dark, 4) +
      rect(46, 20, 64, 6, C.nut, 2) +
      knick(54, 20, 5) +
      clock(78, 11, 0) +
      knick(102, 20, 5) +
      rug(78, 73, 60, 0, C.wine) +
      at(
        30,
        72,
        shadow(0, 0, 18) +
          path("M-15-8l-1-28q0-6 6-6h14q7 0 6 7v27z", C.pine) +
          rect(-11, -20, 26, 14, C.pine, 4) +
          rect(-18, -25, 9, 23, C.pine, 4) +
          rect(10, -25, 9, 23, C.pine, 4),
      ) +
      kid(31, 60, 4, "sit") +
      range(3)
        .map((i) => disc(130 + i * 9, 66, 4.5, C.pale) + (i < 2 ? disc(134.5 + i * 9, 58.5, 4.5, C.pale) : ""))
        .join("") +
      cat(112, 75, 0, "sleep"),
  },
  // One wall of glass, and the garden comes in.
  "glazed-living-room": {
    wall: "#e8dcc0",
    floor: "#dcbb8a",
    boards: planks("#bf9660"),
    draw: () =>
      pane(12, 6, 136, 48, 0, "wide") +
      line("M46 6v48M114 6v48", C.white, 2.6) +
      flat(disc(34, 50, 11, C.leaf), disc(46, 53, 8, C.sage), disc(128, 49, 12, C.leaf), disc(142, 53, 7, C.sage)) +
      flat(dots("M28 46h18M122 44h16", 7, C.rose, 3)) +
      rect(12, 6, 136, 48, "none", 2, ' stroke-width="2"') +
      pendant(80, 14, 0) +
      rug(80, 73, 84, 0, C.coral) +
      at(80, 71, couch(C.navy, 2), 0.92) +
      plant(24, 73, 2, 1.1) +
      plant(140, 74, 3, 1) +
      cat(104, 74, 3, "back"),
  },
};

/** A room's inside, ROOM_W × ROOM_H units, to be clipped to them. */
export function roomArt(room: Room): string {
  const { wall, floor, paper = "", boards = "", draw } = LOOKS[room];
  return inked(
    flat(rect(0, 0, ROOM_W, SKIRT, wall)),
    paper,
    flat(rect(0, SKIRT, ROOM_W, ROOM_H - SKIRT, floor)),
    boards,
    flat(rect(0, SKIRT - 3, ROOM_W, 3, C.white)),
    shade(`M0 0h160v4H0zM0 0l7 4v${SKIRT - 4}l-7 ${ROOM_H - SKIRT}z`, 0.2),
    shine(`M160 0l-7 4v${SKIRT - 4}l7 ${ROOM_H - SKIRT}z`, 0.3),
    shine(`M7 4h60L7 52z`, 0.16),
    path(
      `M0 ${SKIRT}h160M7 4v${SKIRT - 4}l-7 ${ROOM_H - SKIRT}M153 4v${SKIRT - 4}l7 ${ROOM_H - SKIRT}`,
      "none",
      ' stroke-width="1.1"',
    ),
    draw(),
    flat(rect(0, 0, ROOM_W, ROOM_H, "var(--art-dusk,transparent)")),
  );
}
