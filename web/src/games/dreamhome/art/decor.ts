/** Décor: the pieces a home is proud of. Each stands on y = 0 around x = 0, about 84 wide and 64 high at most. */
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
  shadow,
  shine,
} from "../../../art/draw.ts";
import { bird, cat } from "../../../art/figures.ts";
import type { DecorName, RoomType } from "./names.ts";
import { couch, cushion, picture } from "../../../art/things.ts";

const spark = (x: number, y: number, r: number): string =>
  path(
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}-${r * 0.8} ${r * 0.2}-${r} ${r}-${r * 0.2}-` +
      `${r * 0.8}-${r}-${r} ${r * 0.8}-${r * 0.2} ${r}-${r}z`,
    "var(--glow,#f2b632)",
    ' stroke-width="1"',
  );

const piano = (): string =>
  shadow(0, 1, 42, 4) +
  path("M-30-20v20M34-20v20M4-16v16", "none", ' stroke-width="5"') +
  path("M-6-34Q-8-62 14-70q18-6 26 8l-2 28z", C.coal) +
  path("M0-36q0-22 16-28 12-4 18 4l-1 24z", C.nut) +
  line("M8-38q0-14 10-20M16-38q0-12 8-18M24-38q0-8 4-12", C.mustard, 1.3) +
  path("M30-36L6-60", "none", ' stroke-width="2.5"') +
  path("M-38-34h78q4 0 4 4v8q0 5-5 5h-72q-5 0-5-5z", C.coal) +
  path("M-38-34h40v8h-44v-4q0-4 4-4z", C.dark) +
  rect(-40, -29, 42, 6, C.white, 1) +
  line("M-34-29v3.5M-29-29v3.5M-20-29v3.5M-15-29v3.5M-10-29v3.5M-2-29v3.5", C.coal, 2.5) +
  path("M-28-36l4-14h16l4 14z", C.white) +
  path("M-21-46h10M-22-42h12", "none", ' stroke-width="1.2"') +
  shine("M6-32h30v2h-30z", 0.5) +
  at(-22, 6, path("M-8-8v8M8-8v8", "none", ' stroke-width="3"') + rect(-12, -13, 24, 6, C.wine, 3));

const canopyBed = (): string =>
  shadow(0, 1, 44, 4) +
  rect(-38, -60, 76, 46, "#7b4a6a", 0, ' opacity=".25" stroke="none"') +
  path("M-28-14v-22q0-8 8-9 20-8 40 0 8 1 8 9v22z", C.nut) +
  path("M-22-16v-18q22-12 44 0v18z", C.rose) +
  rect(-28, -26, 26, 12, C.white, 4) +
  rect(2, -26, 26, 12, C.white, 4) +
  path("M-34-18q34-6 68 0l2 16h-72z", C.wine) +
  dots("M-26-12h56M-22-6h50", 9, C.straw, 3) +
  path("M-34-18q34-6 68 0v5q-34-5-68 0z", C.white) +
  path("M-40 0v-64M40 0v-64", "none", ' stroke-width="6"') +
  line("M-40 0v-64M40 0v-64", C.mustard, 3) +
  path("M-42-64h20q2 24-10 36l4 14q-6 3-14 0zM42-64h-20q-2 24 10 36l-4 14q6 3 14 0z", C.coral) +
  line("M-34-60q1 22-4 44M34-60q-1 22 4 44", "#4a342650", 1.4) +
  path(
    "M-44-66q44-14 88 0v7q-4 5-9 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 6-10 0-5 5-9 0z",
    C.coral,
  ) +
  path("M-44-66q44-14 88 0", "none", ` stroke="${C.straw}" stroke-width="3"`) +
  disc(-40, -69, 3.4, C.mustard) +
  disc(40, -69, 3.4, C.mustard);

const cone = (x: number, y: number, scoops: string[], scale = 1): string =>
  at(
    x,
    y,
    path("M-5-12h10L0 2z", C.oak) +
      line("M-3-10l5 6M3-10l-5 6", C.nut, 1) +
      scoops.map((c, i) => disc(0, -15 - i * 7, 5.5 - i * 0.5, c)).join(""),
    scale,
  );

const iceCream = (): string =>
  shadow(0, 1, 30, 4) +
  rect(-26, -34, 52, 30, C.rose, 4) +
  line("M-18-33v28M-6-33v28M6-33v28M18-33v28", C.white, 4) +
  rect(-26, -34, 52, 30, "none", 4) +
  rect(-30, -38, 60, 6, C.white, 3) +
  rect(-20, -58, 40, 20, C.ice, 3) +
  rect(-24, -68, 48, 12, C.coral, 4) +
  path("M-12-56v8M0-56v8M12-56v8", "none", ' stroke-width="5"') +
  flat(path("M-14-48h4l-2 5zM-2-48h4l-2 5zM10-48h4l-2 5z", C.white)) +
  cone(0, -66, [C.rose, C.white, C.nut], 0.9) +
  disc(0, -94, 2.6, C.brick) +
  disc(-16, -62, 2, C.straw) +
  disc(16, -62, 2, C.straw) +
  cone(-11, -36, [C.mint], 0.7) +
  cone(13, -36, [C.straw], 0.7) +
  disc(-17, -3, 5, C.coal) +
  disc(17, -3, 5, C.coal) +
  shade("M16-32h8v26h-8z", 0.1);

const whirlpool = (): string =>
  shadow(0, 1, 44, 4) +
  path("M-42-22h84l-4 20q-38 6-76 0z", C.oak) +
  path("M-28-20l2 19M-14-20l1 21M0-20v22M14-20l-1 21M28-20l-2 19", "none", ' stroke-width="1.5"') +
  oval(0, -23, 43, 9, C.pale) +
  oval(0, -24, 37, 6.5, "#7fc4d0") +
  line("M-22-24q8-5 16 0t16 0 14-1", C.white, 2) +
  flat(
    range(7)
      .map((i) => disc(-26 + i * 9, -27 - ((i * 5) % 3) * 3, 3 + (i % 3), "#ffffffd8"))
      .join(""),
  ) +
  line("M-18-40q-5-6 0-12t0-12M2-42q-5-6 0-12t0-12M22-40q-5-6 0-12t0-12", C.white, 3, ' opacity=".8"') +
  at(24, -26, path("M-7-4q1 4 7 4 6-1 6-6l3-1-3-2q-1-4-5-3-3 1-3 5-3 2-5 0z", C.straw)) +
  rect(30, -36, 5, 11, C.teal, 1) +
  path("M-41-4h-8v4h14", C.oak);

const paintings = (): string =>
  picture(-42, -64, 24, 30, 1) +
  picture(-12, -72, 30, 24, 0) +
  picture(24, -66, 20, 26, 5) +
  picture(-12, -40, 14, 14, 4) +
  picture(8, -42, 10, 16, 7) +
  glow(0, -56, 20);

const sofa = (): string =>
  at(
    0,
    0,
    couch(C.wine, 1) +
      cushion(-20, -17, C.straw) +
      cushion(20, -17, C.rose, 9) +
      path("M-7-19q7 4 15 0l2 13q-10 3-18 0z", C.teal) +
      line("M-5-14h12M-6-9h14", C.cream, 1.6),
    1.16,
  );

const tent = (): string =>
  shadow(0, 1, 38, 4) +
  path("M-34 0Q-14-28 0-62 14-28 34 0z", C.teal) +
  path("M-22 0Q-9-26 0-60v60zM22 0Q9-26 0-60v60z", C.cream) +
  path("M-13 0Q-5-20 0-40 5-20 13 0z", C.coal) +
  path("M-13 0Q-7-14 0-40-2-14-4 0z", C.coral) +
  path("M13 0Q7-14 0-40 2-14 4 0z", C.coral) +
  path("M-5-70l5 10 5-10M0-60v-6") +
  path("M0-72l12 4-12 4z", C.straw) +
  flat(path("M-26-6l2 4 4 0-3 3 1 0zM24-10l1.5 3 3 .5-2 2z", C.straw)) +
  range(5)
    .map((i) => disc(-22 + i * 11, -18 - [0, 10, 22, 10, 0][i]!, 2, pick([C.straw, C.coral], i)))
    .join("") +
  glow(0, -14, 26);

const cats = (): string =>
  shadow(0, 1, 18, 3) +
  rect(-16, -4, 34, 5, C.oak, 2) +
  path("M8-4v-42", "none", ' stroke-width="8"') +
  line("M8-4v-42", C.sand, 5) +
  line("M5-12l6-3M5-20l6-3M5-28l6-3M5-36l6-3", C.nut, 1.3) +
  rect(-16, -27, 24, 23, C.coral, 4) +
  path("M-20-26L-4-38l16 12z", C.brick) +
  disc(-4, -14, 7, C.coal) +
  at(-4, -11, cat(0, 3, 0, "peek"), 0.72) +
  rect(-3, -50, 24, 5, C.teal, 2.5) +
  cat(10, -50, 1, "sleep");

const LEAVES = "var(--art-leaves,#6d9c5c)";
const crown = (x: number, y: number, s: number): string =>
  disc(x, y, 20 * s, LEAVES) +
  disc(x + 18 * s, y + 8 * s, 17 * s, LEAVES) +
  disc(x - 18 * s, y + 8 * s, 17 * s, LEAVES) +
  flat(disc(x, y + 8 * s, 20 * s, LEAVES)) +
  line(
    `M${x - 10 * s} ${y - 6 * s}q4-5 8-3M${x + 14 * s} ${y + 2 * s}q4-4 8-1M${x - 24 * s} ${y + 6 * s}q4-5 8-2`,
    "#ffffff55",
    2.4,
  );

/** The treehouse has a tree of its own: 110 wide, 170 high. */
const treehouse = (): string =>
  shadow(0, 1, 30, 4) +
  path("M-12 0q8-40 2-90l10-10 12 10q-6 50 4 90-14 4-28 0z", C.nut) +
  line("M-4-10q4-30 2-60M5-14q-2-24 0-40", "#4a342660", 1.6) +
  crown(-34, -104, 1.1) +
  crown(32, -112, 1.1) +
  crown(0, -136, 1.3) +
  rect(-36, -74, 72, 5, C.oak, 2) +
  path("M-32-70l18 22M32-70l-18 22", "none", ' stroke-width="4"') +
  rect(-26, -106, 52, 33, C.pale, 1) +
  line("M-26-98h52M-26-90h52M-26-82h52", C.oak, 1.3) +
  path("M-33-104L0-130 33-104z", C.coral) +
  line("M-22-108h44M-12-116h24", C.brick, 1.6) +
  rect(-20, -98, 15, 13, "var(--art-window,#bfe3f2)", 1) +
  path("M-12.5-98v13M-20-92h15") +
  path("M4-74v-18q7-8 14 0v18z", C.dark) +
  path("M22-70v70M34-70v70M22-60h12M22-48h12M22-36h12M22-24h12M22-12h12", "none", ' stroke-width="2.5"') +
  path("M-30-70v40M-22-70v40") +
  rect(-33, -31, 14, 4, C.coral, 1) +
  path("M-33-104v-20l12 4-12 4", C.straw);

/** The birdhouse on its pole: 30 wide, 80 high. */
const birdhouse = (): string =>
  shadow(0, 1, 9, 2.5) +
  path("M0 0v-44", "none", ' stroke-width="6"') +
  line("M0 0v-44", C.oak, 3) +
  rect(-13, -68, 26, 26, C.straw, 1) +
  path("M-19-66L0-84l19 18z", C.teal) +
  disc(0, -57, 5.5, C.coal) +
  path("M-3-48h6", "none", ' stroke-width="3"') +
  rect(-15, -43, 30, 3.5, C.oak, 1) +
  bird(20, -66, C.coral) +
  shade("M6-67h6v24h-6z", 0.12);

const DECOR: Record<DecorName, () => string> = {
  piano,
  "canopy-bed": canopyBed,
  "ice-cream-machine": iceCream,
  whirlpool,
  paintings,
  sofa,
  "play-tent": tent,
  "cat-house": cats,
  treehouse,
  birdhouse,
};

/** The piece alone, standing on the origin. */
export const decorArt = (name: DecorName): string => inked(DECOR[name]());

const halo = (body: string): string =>
  glow(0, -30, 40) + body + spark(-38, -56, 5) + spark(40, -44, 4) + spark(34, -64, 3);

/** The piece in its place in a room, or null if it changes nothing about the main piece of furniture. */
export function pieceOf(name: DecorName | null, room: RoomType): string | null {
  if (name === null || name === "cat-house") return null;
  if (name === "paintings") return at(80, 84, halo(DECOR.paintings()));
  if (room === "kitchen") return at(80, 114, halo(DECOR[name]()), 0.86);
  return at(80, 106, halo(DECOR[name]()), name === "canopy-bed" || name === "whirlpool" ? 1 : 0.96);
}

/** The cat house stands in a front corner of any room. */
export const catHouse = (left: boolean, right: boolean): string =>
  at(!left ? 24 : !right ? 136 : 50, 116, spark(-18, -44, 4) + spark(26, -58, 3.5) + DECOR["cat-house"](), 0.82);
