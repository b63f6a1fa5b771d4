/** Six garages: six vehicles. */
import { C, at, disc, flat, line, path, pick, rect, shade, shadow, shine } from "../../../../art/draw.ts";
import { cat, kid, mouse } from "../../../../art/figures.ts";
import { ball, cellarPane, pendant, shelf } from "../../../../art/things.ts";
import { type RoomArt, type Scene, bricks } from "./shell.ts";

const wheel = (x: number, r = 8, hub: string = C.stone): string =>
  at(x, -r, disc(0, 0, r, C.coal) + disc(0, 0, r * 0.5, hub));
const spokes = (x: number, r: number): string =>
  at(
    x,
    -r,
    disc(0, 0, r, "none", ' stroke-width="2.6"') +
      path(
        `M-${r} 0h${r * 2}M0-${r}v${r * 2}M-${r * 0.7}-${r * 0.7}l${r * 1.4} ${r * 1.4}M${r * 0.7}-` +
          `${r * 0.7}l-${r * 1.4} ${r * 1.4}`,
        "none",
        ' stroke-width=".8"',
      ) +
      disc(0, 0, 1.6, C.stone),
  );

const beetle = (colour: string): string =>
  shadow(0, 0, 46) +
  path("M-44-8q-2-14 12-17 8-20 30-20 24 0 32 20 14 2 14 17z", colour) +
  path("M-22-25q6-14 18-14v14zM2-39q14 0 20 14h-20z", C.ice) +
  path("M-1-40v28M6-20h5") +
  disc(-40, -16, 3.4, C.straw) +
  shine("M-18-27q4-8 10-9l-4 9z", 0.7) +
  shade("M-44-8h88v-4h-88z", 0.16) +
  wheel(-24, 10) +
  wheel(24, 10) +
  rect(-50, -11, 12, 4, C.stone, 2) +
  rect(38, -11, 12, 4, C.stone, 2);
const camper = (): string =>
  shadow(0, 0, 50) +
  path("M-48-8v-24q0-8 7-10l8-14h72q9 0 9 10v38z", C.teal) +
  path("M-48-26h96v-20q0-10-9-10h-72l-8 14q-7 2-7 10z", C.cream) +
  path("M-42-30q1-8 6-10l5-8h9v18zM-16-30v-18h20v18zM10-30v-18h20v18z", C.ice) +
  path("M-19-26v18M-14-18h5") +
  rect(-30, -62, 56, 5, C.nut, 2) +
  rect(-24, -70, 16, 8, C.coral, 2) +
  rect(-4, -69, 12, 7, C.straw, 2) +
  disc(-44, -18, 3.6, C.straw) +
  wheel(-28, 10) +
  wheel(28, 10) +
  shade("M36-54h3q9 0 9 10v36h-8z", 0.1);
const motorbike = (): string =>
  shadow(0, 0, 44) +
  rect(14, -26, 30, 20, C.coral, 9) +
  path("M18-26q2-9 12-8") +
  wheel(-28, 12) +
  wheel(8, 12) +
  path("M-28-12l10-22h22l4 22M-18-34l-6-10h-6M4-34l-8 20h-12", "none", ' stroke-width="3.4"') +
  path("M-16-36q8-7 18 0-2 8-10 8t-8-8z", C.coral) +
  path("M2-37h16q4 0 2 4h-16z", C.dark) +
  disc(-26, -38, 3.6, C.straw) +
  wheel(32, 8) +
  path("M20-34h18", "none", ' stroke-width="2"');
const oldtimer = (): string =>
  shadow(0, 0, 50) +
  path("M-46-10v-16h30l6-20h34l4 20h14q6 0 6 8v8z", C.pine) +
  path("M-10-27l4-14h11v14zM9-41h11l3 14h-14z", C.ice) +
  rect(-14, -50, 42, 5, C.dark, 2) +
  path("M-46-26h8v16h-8z", C.mustard) +
  disc(-42, -30, 4, C.straw) +
  path("M-20-24v14M-34-22v8M-28-22v8M7-26v14") +
  path("M-40-8q2-14 14-14t14 14M14-8q2-14 14-14t14 14", C.dark) +
  wheel(-26, 10, C.mustard) +
  wheel(28, 10, C.mustard) +
  path("M-14-6h28", "none", ' stroke-width="3.5"') +
  disc(46, -22, 7, C.coal);
const bike = (x: number, colour: string, r: number): string =>
  at(
    x,
    0,
    spokes(-r * 1.3, r) +
      spokes(r * 1.3, r) +
      line(
        `M${-r * 1.3}-${r}l${r * 0.8}-${r}h${r * 1.3}l${r * 0.5} ${r}M${-r * 0.5}-${r * 2}l${r * 0.6}` +
          ` ${r}l${r * 1.2}-${r}`,
        colour,
        3,
      ) +
      path(`M${-r * 0.5}-${r * 2}l-2-4M${-r * 0.5 - 5}-${r * 2 + 4}h7`, "none", ' stroke-width="3"') +
      path(`M${r * 0.8}-${r * 2}v-5h5`),
  );
const pickup = (): string =>
  shadow(0, 0, 50) +
  path("M-46-8v-16q0-4 6-5l14-2 10-16h24v20h40v19z", C.coral) +
  path("M-22-30l8-13h8v13zM-2-43h7v13h-7z", C.ice) +
  path("M8-28h40M-4-26v16M2-20h4") +
  path("M14-30q2-12 10-10 2-10 11-6 9-2 8 10 3 2 2 6z", C.leaf) +
  flat(disc(22, -36, 2.4, C.straw), disc(33, -40, 2.4, C.rose), disc(40, -34, 2.4, C.straw)) +
  disc(-43, -20, 3.4, C.straw) +
  wheel(-26, 10) +
  wheel(28, 10) +
  shade("M-46-8h94v-4h-94z", 0.14);

const cards: (() => string)[] = [
  () => at(78, 112, beetle(C.coral)) + cat(74, 67, 3, "sleep"),
  () => at(80, 113, camper()) + kid(74, 74, 3, "peek"),
  () => at(74, 112, motorbike()) + cat(112, 87, 0, "peek"),
  () => at(78, 112, oldtimer()) + mouse(24, 116),
  () =>
    at(60, 112, shadow(0, 0, 26) + bike(0, C.teal, 13)) +
    at(108, 113, shadow(0, 0, 15) + bike(0, C.coral, 8)) +
    kid(126, 114, 0, "stand") +
    path("M120 82q6-9 13-1z", C.straw),
  () => at(78, 112, pickup()) + ball(134, 116, C.straw),
];

const tools = (x: number, k: number): string =>
  at(
    x,
    25,
    rect(-13, 0, 26, 30, C.pale, 2) +
      path("M-8 4v9M-8 13v8M0 4l0 18M-3 4h6M8 5v6M5 11h6v4h-6z", "none", ' stroke-width="2.6"') +
      line(pick(["M-8 13v8", "M0 12v10", "M8 15v8"], k), C.coral, 3),
  );

function draw({ copy: k, left, right }: Scene): string {
  const rack =
    shelf(36, 44, 34, C.nut) +
    rect(39, 34, 9, 10, pick([C.teal, C.straw, C.coral], k), 1) +
    rect(50, 37, 8, 7, C.stone, 1) +
    path("M61 44v-9h6v9z", pick([C.coral, C.blue], k));
  const tyres = (x: number): string =>
    at(
      x,
      108,
      [0, -9, -18].map((y) => rect(-12, y - 9, 24, 9, C.coal, 4) + line(`M-6 ${y - 4.5}h12`, C.slate, 1.4)).join(""),
    );
  return (
    (k % 2 ? cellarPane(90, 8) : cellarPane(right ? 92 : 98, 8) + cellarPane(62, 8)) +
    (k === 1 || k === 4
      ? tools(k === 4 ? 60 : right ? 28 : 134, k)
      : k % 2
        ? rack
        : tools(k === 0 && !right ? 130 : left ? 62 : 36, k)) +
    (k % 2 ? (right ? "" : pendant(136, 8, 0)) : pendant(left ? 50 : 44, 8, 2)) +
    (left || k === 3
      ? ""
      : k % 3 === 2
        ? at(22, 108, path("M-4 0v-44", "none", ' stroke-width="2.6"') + path("M-12-10h16l-2 12h-12z", C.oak))
        : k === 4
          ? ""
          : tyres(23)) +
    cards[k]!() +
    (right || k === 4 || k === 1 || k === 5
      ? ""
      : at(140, 112, path("M-8-16h16l-2 16h-12z", pick([C.blue, C.coral, C.stone], k)) + path("M-8-16q8-14 16 0")))
  );
}

/** A canoe hangs over both halves; a chest of tools stands between them. */
const bridge = (): string =>
  path("M-20 2v16M20 2v16") +
  path("M-36 16q36 5 72 0-6 15-36 15t-36-15z", C.coral) +
  line("M-28 22q28 5 56 0", C.cream, 2.4) +
  path("M-26 38l48-5", "none", ` stroke="${C.oak}" stroke-width="3"`) +
  rect(-16, 64, 32, 34, C.coral, 2) +
  path("M-16 74h32M-16 83h32M-4 69h8M-4 78.5h8M-4 90h8") +
  rect(-12, 57, 10, 7, C.straw, 1) +
  path("M3 64l2-10h5l2 10z", C.teal) +
  shade("M8 64h8v34h-8z", 0.12);

export const garage: RoomArt = {
  wall: "#c7c9c8",
  paper: bricks("#b0b3b4"),
  floor: "#a9a49b",
  boards:
    line("M0 104h160", "#938e86", 1.4) +
    line("M0 97h160", "#e0b64e", 2.4, ' stroke-dasharray="10 10" stroke-linecap="butt"'),
  skirting: "#8d9095",
  draw,
  bridge,
};
