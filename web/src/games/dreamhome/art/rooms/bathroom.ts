/** Eight bathrooms: foam, ducks and warm towels. */
import { C, at, disc, flat, line, path, pick, rect, shade, shadow, shine } from "../../../../art/draw.ts";
import { cat, duck, fish, kid } from "../../../../art/figures.ts";
import { knick, pane, picture, plant, rug, shelf } from "../../../../art/things.ts";
import { type RoomArt, type Scene, chequers, tiles } from "./shell.ts";

const foam = (x: number, y: number): string =>
  flat(
    disc(x - 14, y, 5, C.white),
    disc(x - 6, y - 3, 6, C.white),
    disc(x + 3, y - 1, 6, C.white),
    disc(x + 11, y - 3, 5, C.white),
    disc(x + 17, y, 4, C.white),
  ) + path(`M${x - 18} ${y - 2}q2-5 6-3 3-6 9-2 4-4 9-1 5-4 9 1`, "none", ' stroke-width="1.4"');

const tub = (k: number, who = ""): string => {
  const colour = pick([C.white, C.rose, C.white, C.mint], k);
  return (
    shadow(0, 1, 34) +
    path("M-26-4l-3 5M26-4l3 5", "none", ' stroke-width="4"') +
    path("M30-26q0-12-8-12", "none", ' stroke-width="3.4"') +
    who +
    foam(0, -28) +
    path("M-34-27h68q-2 24-14 24h-40q-12 0-14-24z", colour) +
    rect(-37, -30, 74, 5, C.white, 2.5) +
    shade("M18-25h14q-2 20-12 22h-8q6-6 6-22z", 0.1) +
    shine("M-29-23h8q0 10 4 16-10-2-12-16z", 0.6)
  );
};
const shower = (k: number): string =>
  rect(-26, -74, 52, 70, "#ffffff55", 2) +
  path("M14-74v12M6-60h16l-2-4h-12z", C.slate) +
  line("M8-54l-2 42M14-54v42M20-54l2 42", C.white, 1.6, ' stroke-dasharray="4 5"') +
  rect(-30, -6, 60, 7, C.white, 3) +
  path(`M-28-78h36v66q-6 4-9 0-3 4-9 0-3 4-9 0-3 4-9 0z`, pick([C.coral, C.teal], k)) +
  line("M-19-76v62M-10-76v62M-1-76v62", C.cream, 2.4) +
  rect(-32, -80, 64, 3.4, C.nut, 1.5);
const toilet = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    rect(-11, -34, 16, 15, C.white, 2) +
      path("M-9-18h20q1 10-6 13l1 5h-13l1-6q-4-4-3-12z", C.white) +
      rect(-10, -20, 22, 4, pick([C.oak, C.white, C.coral], k), 2) +
      disc(-3, -36, 1.8, C.mustard),
  );
const cup = (x: number, k: number): string =>
  pick(
    [
      path(`M${x - 2} 56l-2-7M${x + 1} 56l3-8`, "none", ` stroke="${C.coral}"`) +
        path(`M${x - 4} 62v-8h8v8z`, C.straw),
      path(`M${x - 3} 62v-8q3-4 6 0v8zM${x} 52v-4h4`, C.coral),
      rect(x - 5, 58, 10, 4, C.rose, 2) + disc(x + 2, 55, 2, C.white),
    ],
    k,
  );
const basin = (x: number, k: number): string =>
  at(
    x,
    0,
    pick(
      [() => rect(-12, 22, 24, 26, C.ice, 12), () => disc(0, 35, 13, C.ice), () => rect(-13, 24, 26, 22, C.ice, 2)],
      k,
    )() +
      shine("M-6 42l8-15h4l-8 15z", 0.6) +
      path("M-3 72h6l2 28h-10z", C.white) +
      path("M-15 62h30q-1 12-10 12h-10q-9 0-10-12z", C.white) +
      path("M0 62v-6h5", "none", ' stroke-width="3"') +
      cup(-9, k) +
      shade("M6 64h8q-2 9-8 9z", 0.1),
  );
const towels = (x: number, k: number): string =>
  at(
    x,
    48,
    path("M-10 0h20", "none", ' stroke-width="3"') +
      rect(-8, 0, 16, 26, pick([C.coral, C.straw, C.plum, C.teal], k), 1) +
      line("M-8 19h16M-8 22h16", C.white, 1.6),
  );

const cards: ((piece: string | null) => string)[] = [
  (piece) =>
    pane(84, 14, 28, 26, 0, "round") + (piece ?? at(86, 106, tub(0) + duck(-8, -31))) + basin(38, 0) + towels(126, 0),
  (piece) => basin(44, 2) + (piece ?? at(98, 102, shower(0))) + rug(74, 113, 46, 0, C.coral) + cat(58, 112, 1, "sit"),
  (piece) =>
    pane(70, 12, 34, 24, 5, "wide") +
    (piece ? piece + kid(132, 112, 4, "stand") : at(84, 107, tub(1, kid(-10, -37, 4, "peek")) + duck(18, -31))) +
    towels(134, 1) +
    toilet(34, 104, 0),
  (piece) =>
    shelf(36, 40, 26) +
    knick(43, 40, 1) +
    knick(54, 40, 3) +
    toilet(44, 106, 2) +
    basin(78, 1) +
    (piece ??
      at(
        122,
        108,
        path("M-14-26q14-4 28 0l-3 26h-22z", C.pale) +
          path("M-11-18h22M-12-10h24", "none", ' stroke-width="1.4"') +
          path("M-12-27q-2-8 8-8 10-4 14 2 5 3 2 7-12-4-24-1z", C.teal),
      )) +
    picture(110, 22, 20, 18, 6),
  (piece) =>
    pane(48, 16, 24, 30, 1, "arch") + (piece ?? at(78, 107, tub(3) + cat(-4, -30, 0, "walk"))) + basin(128, 2),
  (piece) =>
    (piece ?? at(96, 103, shower(1))) +
    (piece ? kid(136, 112, 2, "wave") : kid(112, 98, 2, "wave")) +
    basin(48, 1) +
    duck(72, 114),
  (piece) =>
    basin(36, 0) +
    pane(70, 12, 44, 26, 4, "wide") +
    (piece ?? at(92, 107, tub(2) + at(0, -34, path("M-9 2h18l-3 4h-12zM0 2v-12l7 10", C.coral)))) +
    plant(54, 112, 3, 0.6),
  (piece) =>
    picture(74, 16, 28, 20, 6) +
    toilet(118, 106, 1) +
    basin(40, 2) +
    (piece ??
      at(
        80,
        112,
        shadow(0, 0, 18) +
          path("M-18-14h36l-4 14h-28z", C.mustard) +
          path("M-18-14q18-6 36 0-18 5-36 0z", C.ice) +
          fish(0, -16, C.coral) +
          cat(-26, 0, 2, "sit"),
      )) +
    towels(132, 3),
];

function draw({ copy: k }: Scene, piece: string | null): string {
  return (
    cards[k]!(piece) +
    (k === 0 || k === 7 || k === 1 ? "" : plant(148, 112, k, 0.62)) +
    (k % 4 === 1 ? plant(22, 110, 2, 0.8) : "")
  );
}

export const bathroom: RoomArt = {
  wall: "#a8d8da",
  paper: tiles(16, "#cfecec", 0, 90, 2) + line("M0 48h160", "#5fa3a6", 5),
  floor: "#f6f0e2",
  boards: chequers("#7fb4b8"),
  skirting: "#5fa3a6",
  draw,
};
