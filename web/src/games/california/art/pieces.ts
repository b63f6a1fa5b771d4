/**
 * The furniture, seen a little from above: each about 100 × 92 units around the origin, which is the middle of its
 * room.
 */
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
  spots,
  turn,
} from "../../../art/draw.ts";
import { cat, duck } from "../../../art/figures.ts";
import { kept } from "../../../art/kept.ts";
import type { Piece } from "./names.ts";

const MARBLE = "#f4f1ec";
const thin = (...parts: string[]): string => `<g stroke-width="1.5">${parts.join("")}</g>`;
const stool = (x: number, y: number, seat: string): string =>
  at(x, y, shadow(0, 13, 8) + path("M-4 2l-3 11M4 2l3 11", "none", ' stroke-width="2.6"') + oval(0, 0, 8.5, 5, seat));
const bottle = (x: number, y: number, h: number, glass: string): string =>
  path(`M${x - 3} ${y}v-${h * 0.5}q0-2 2-3v-${h * 0.4}h2.6v${h * 0.4}q2 1 2 3v${h * 0.5}z`, glass);
const note = (x: number, y: number, colour: string): string =>
  at(x, y, line("M0 0v-10l6-1.5", colour, 2) + oval(-2.2, 0.4, 2.8, 2.1, colour, ' stroke="none"'));

const DRAWN: Record<Piece, () => string> = {
  "billiard-table": () =>
    shadow(0, 36, 46, 7) +
    path("M-38 16l-3 20h9l4-20zM38 16l3 20h-9l-4-20z", C.dark) +
    rect(-48, -26, 96, 58, C.dark, 7) +
    rect(-48, -32, 96, 56, C.nut, 7) +
    rect(-40, -25, 80, 42, "#4f9a63", 3) +
    shade("M-39-24h78v4h-75v36h-3z", 0.16) +
    flat(
      ...[-39, 0, 39].flatMap((x) => [disc(x, x ? -24 : -26, 4.4, "#33251f"), disc(x, x ? 16 : 18, 4.4, "#33251f")]),
    ) +
    thin(
      ...(
        [
          [12, -4, C.straw],
          [19, -8, C.coral],
          [19, 0, C.navy],
          [26, -12, C.plum],
          [26, -4, "#33251f"],
          [26, 4, C.mustard],
        ] as const
      ).map(([x, y, ball]) => disc(x, y, 4, ball)),
      disc(-8, -3, 4, C.white),
    ) +
    line("M-50 26L-15-1", "#5a3a28", 4.6) +
    line("M-50 26L-15-1", C.straw, 2.2) +
    dots("M-28-29h60M-28 21h60", 14, C.cream, 2.2),
  "home-bar": () =>
    shadow(2, 38, 46, 6) +
    rect(-44, -44, 88, 30, C.dark, 3) +
    flat(rect(-40, -40, 80, 22, "#3f2a20")) +
    path("M-40-29h80", "none", ' stroke-width="3"') +
    thin(
      ...(
        [
          [-33, 9, C.leaf],
          [-24, 8, C.coral],
          [-15, 9, C.straw],
          [-5, 7, C.ice],
          [5, 9, C.plum],
          [15, 8, C.teal],
          [24, 9, C.coral],
          [33, 8, C.straw],
        ] as const
      ).map(([x, h, glass], i) => bottle(x, i % 2 ? -30.5 : -30.5, h, glass)),
      ...([-30, -20, -10, 0, 10, 20, 30] as const).map((x, i) =>
        i % 3 ? path(`M${x - 3}-25h6l-1.4 6h-3.2z`, C.ice) : bottle(x, -18.5, 9, [C.pine, C.wine, C.mustard][i / 3]!),
      ),
    ) +
    path("M-50 2q0-10 10-10h80q10 0 10 10v20q0 6-6 6h-88q-6 0-6-6z", "#5f8f8c") +
    flat(path("M-49 4h98v4h-98z", "#00000030")) +
    path("M-33 8v20M-16 8v20M0 8v20M16 8v20M33 8v20", "none", ' stroke-width="1.6"') +
    path("M-52-4q0-9 11-9h82q11 0 11 9 0 7-8 7h-88q-8 0-8-7z", C.pale) +
    shine("M-44-9h60l-4 4h-58z", 0.4) +
    thin(
      path("M18-13l6 8 6-8zM24-5v5M20 0h8", C.rose),
      disc(29, -14, 2.4, C.coral),
      path("M-30-12h9v10h-9z", C.straw) + path("M-21-10h3v5h-3", "none"),
      oval(-2, -4, 7, 3, C.white),
    ) +
    stool(-26, 28, C.coral) +
    stool(2, 28, C.coral) +
    stool(30, 28, C.coral),
  "grand-piano": () =>
    shadow(4, 30, 44, 8) +
    path("M-30 20v16M36 2v18M-44 10v22", "none", ' stroke-width="5"') +
    // The raised lid, the body, the strings, the keys.
    path("M-46-14L-30-46q22-4 44 2 14 5 36 4 4 14-6 22z", "#3a3338") +
    shine("M-36-20l10-22q8-1 14 0l-12 22z", 0.16) +
    path("M-48-14q0-4 4-4h86q10 2 9 14-2 14-20 12-14-1-18 8-3 9-14 9h-43q-4 0-4-4z", C.coal) +
    path("M-32-14h72q6 2 5 9-3 8-16 7-14 0-19 10-3 7-10 7h-32z", "#c08a4c") +
    line("M-28-10l66 6M-28-5l54 6M-28 0l40 5M-28 5l33 5M-28 10l28 4", C.straw, 1.4) +
    path("M-48 8h46v14h-46z", C.coal) +
    rect(-46, 10, 42, 15, C.white, 1) +
    line(
      range(9)
        .map((i) => `M${-42 + i * 4.2} 10v15`)
        .join(""),
      "#4a342680",
      1,
    ) +
    line(
      range(8)
        .map((i) => (i % 4 === 2 ? "" : `M${-42 + i * 4.2 + 2} 11v7`))
        .join(""),
      "#33251f",
      2.2,
      ' stroke-linecap="butt"',
    ) +
    rect(-40, -12, 22, 3, C.white, 1, ' transform="rotate(-3)"') +
    rect(-40, 33, 30, 9, C.wine, 4) +
    path("M-36 42v4M-14 42v4", "none", ' stroke-width="3"') +
    note(32, -48, "#fff1d8") +
    note(44, -42, "#fff1d8") +
    cat(24, 46, 2, "sit"),
  jukebox: () =>
    glow(0, -6, 52) +
    shadow(0, 42, 32, 6) +
    path("M-29 42v-56a29 31 0 0 1 58 0v56z", C.brick) +
    line("M-23 36v-50a23 25 0 0 1 46 0v50", C.straw, 6) +
    line("M-23 36v-50a23 25 0 0 1 46 0v50", "#fff0b8", 2.4) +
    path("M-18 38v-52a18 20 0 0 1 36 0v52z", C.wine) +
    path("M-14-6v-8a14 15 0 0 1 28 0v8z", "#8fd0d6") +
    disc(0, -14, 8.5, "#33251f") +
    disc(0, -14, 3, C.coral) +
    shine("M-11-12a11 12 0 0 1 8-13l-1 4a8 9 0 0 0-4 9z", 0.6) +
    rect(-14, -4, 28, 9, C.cream, 1.5) +
    thin(line("M-11-1h9M-11 2h9M3-1h9M3 2h9", C.coral, 1.4)) +
    thin(...[-10, -5, 0, 5, 10].map((x, i) => disc(x, 10, 2, [C.straw, C.teal, C.coral, C.teal, C.straw][i]!))) +
    path("M-13 16h26v18h-26z", "#5a2a30") +
    line("M-9 18v14M-4.5 18v14M0 18v14M4.5 18v14M9 18v14", C.mustard, 1.8) +
    rect(-33, 36, 66, 8, C.dark, 3) +
    disc(0, -38, 4.5, C.teal) +
    note(-42, -18, "#fff1d8") +
    note(40, -30, "#fff1d8") +
    note(43, 4, "#fff1d8"),
  pinball: () =>
    glow(0, -28, 40) +
    shadow(2, 44, 32, 5) +
    path("M-24 20l-3 24M24 20l3 24", "none", ' stroke-width="4.4"') +
    path("M-20-14v40M20-14v40", "none", ' stroke-width="4.4"') +
    rect(-27, -48, 54, 28, C.navy, 4) +
    rect(-22, -44, 44, 20, "#f6c95c", 2) +
    path("M0-44l3 6.6 7 .9-5 5 1.3 7.4L0-28l-6.3 3.9L-5-31.5l-5-5 7-.9z", C.coral) +
    dots("M-18-41v16M18-41v16", 5.2, C.white, 2.6) +
    path("M-23-20h46l6 46q0 4-4 4h-50q-4 0-4-4z", C.coral) +
    path("M-18-18h36l5 40h-46z", "#4c7f9c") +
    shade("M-18-18h36l.6 5h-37z", 0.2) +
    thin(
      disc(-8, -6, 5, C.straw),
      disc(8, -8, 5, C.white),
      disc(1, 4, 5, C.rose),
      disc(-8, -6, 1.8, C.coral),
      disc(8, -8, 1.8, C.coral),
      disc(1, 4, 1.8, C.coral),
    ) +
    line("M-14 13l9 6M15 13l-9 6", C.straw, 3.6) +
    line("M-20 2v10M20 2v10", C.straw, 2) +
    disc(12, 2, 2.6, "#e8ecf0") +
    path("M-29 26h58v8q0 3-3 3h-52q-3 0-3-3z", C.brick) +
    rect(-8, 28, 16, 6, C.coal, 2) +
    disc(23, 31, 2.6, C.straw) +
    disc(-30, 29, 2.6, C.white),
  "sports-gear": () =>
    shadow(-8, 24, 38, 6) +
    // A bench with a barbell, a ball, a racket.
    path("M-34-22v34M14-22v34", "none", ' stroke-width="5"') +
    path("M-20-22h20l6 50q0 5-5 5h-22q-5 0-5-5z", C.coral) +
    shade("M-20-22h20l1 8h-22z", 0.18) +
    path("M-24 12h28", "none", ' stroke-width="1.5"') +
    path("M-22 33v8M2 33v8", "none", ' stroke-width="4"') +
    path("M-50-26h80", "none", ' stroke-width="5.6"') +
    line("M-50-26h80", "#d3d7dc", 2.6) +
    rect(-46, -42, 8, 32, C.coal, 3) +
    rect(-38, -37, 6, 22, C.slate, 2.5) +
    rect(18, -42, 8, 32, C.coal, 3) +
    rect(12, -37, 6, 22, C.slate, 2.5) +
    at(
      35,
      28,
      shadow(0, 12, 12) +
        disc(0, 0, 13, "#e08a3e") +
        path("M-13 0h26M0-13v26M-9-9q8 9 0 18M9-9q-8 9 0 18", "none", ' stroke-width="1.5"'),
    ) +
    turn(
      24,
      38,
      -6,
      path("M38 4v18", "none", ' stroke-width="5"') +
        line("M38 4v18", C.teal, 2.6) +
        oval(38, -9, 10, 13, C.cream) +
        line("M31-16l13 14M30-9l10 10M36-21l12 13M45-17L31-2M47-9L37 3M39-21L29-10", "#a06c4280", 1) +
        oval(38, -9, 10, 13, "none", ` stroke="${C.teal}" stroke-width="3"`),
    ) +
    disc(14, 38, 4, "#d8e36a"),
  motorcycle: () => {
    const wheel = (x: number): string =>
      disc(x, 20, 16.5, "#3a3338") +
      disc(x, 20, 10.5, "#d9d7d2") +
      line(`M${x} 10v20M${x - 10} 20h20M${x - 7} 13l14 14M${x + 7} 13l-14 14`, "#6c6d75", 1.3) +
      disc(x, 20, 3.4, C.slate);
    return (
      shadow(0, 37, 46, 5) +
      wheel(-31) +
      wheel(32) +
      path("M-31 20L-14 18l14 2", "none", ' stroke-width="4.5"') +
      path("M32 20L20-22", "none", ' stroke-width="5.6"') +
      line("M32 20L20-22", "#d3d7dc", 2.8) +
      path("M-14 6h24l4 12q-2 10-12 10h-10q-8 0-10-8z", C.slate) +
      line("M-8 10h16M-8 14h18M-7 18h18", "#e6e6e6", 1.6) +
      disc(-2, 22, 4.5, C.stone) +
      path("M-50 24q12 6 46 4", "none", ' stroke-width="6"') +
      line("M-50 24q12 6 46 4", "#e6e6e6", 3) +
      path("M-50 4q2-14 20-16h16q10 2 8 12-12 6-22 4-10-2-22 0z", "#3a3338") +
      path("M-52 8q2-16 22-14 12 2 16 14-8-8-18-8t-20 8z", C.coral) +
      path("M-10-4q2-14 16-15 12-1 17 7-2 14-16 16-14 1-17-8z", C.coral) +
      shine("M-4-8q4-7 12-7 4 0 6 2-10 0-14 7z", 0.6) +
      path("M6-2l3 5 6-8-2 9 5 1-8 5", C.straw, ' stroke-width="1.3"') +
      path("M20-22q-2-12-14-14h-6", "none", ' stroke-width="4.4"') +
      disc(25, -16, 7, C.straw) +
      glow(27, -16, 20) +
      disc(25, -16, 3.6, "#fff6d0", ' stroke="none"') +
      path("M16 4q4-16 20-14 16 4 14 20-6-12-18-12-10 0-16 6z", C.coral)
    );
  },
  workbench: () =>
    shadow(0, 40, 46, 5) +
    rect(-46, -48, 92, 34, C.pale, 3) +
    flat(dots("M-40-42h82M-40-34h82M-40-26h82", 8, "#a06c4255", 2)) +
    at(-30, -32, path("M-4-10h11v6h-11z", C.slate) + line("M1-4v17", C.nut, 3.4)) +
    at(-8, -32, path("M-2 12V-2q-6-3-4-9l4 4 3-1V-12q7 3 3 10v14q-3 2-6 0z", C.stone)) +
    at(14, -31, path("M-10-10h4l18 12v4l-22-8z", C.stone) + path("M-16-12h8v9h-6z", C.coral)) +
    at(36, -32, line("M0-10v10", C.stone, 3) + rect(-2.8, 0, 5.6, 11, C.straw, 2.5)) +
    path("M-40 4v34h8V4zM40 4v34h-8V4z", C.nut) +
    rect(-34, 10, 34, 24, "#5f8f8c", 2) +
    path("M-34 18h34M-34 26h34M-19 14h4M-19 22h4M-19 30h4", "none", ' stroke-width="1.6"') +
    rect(6, 24, 22, 14, C.coral, 2) +
    path("M12 24v-4h10v4", "none") +
    path("M-46-12h92l6 16h-104z", C.oak) +
    path("M-52 4h104v8h-104z", C.nut) +
    line("M-40-6h30M-6-8h34M-30 0h50", "#a06c4290", 1.4) +
    at(
      -36,
      -2,
      path("M-9-7h18v9h-18z", C.slate) +
        path("M-9 2h18v5h-18z", C.blue) +
        path("M9-1h8M17-5v9", "none", ' stroke-width="2.6"'),
    ) +
    at(8, -1, path("M-14-2h26l4 5h-26z", C.sand) + line("M-8 0h14", "#a06c42", 1.4)) +
    path("M22-2l3-4 3 4zM33 2l3-3 4 3z", C.pale, ' stroke-width="1.3"') +
    dots("M18 4h16", 5, C.cream, 2.2) +
    at(38, -4, path("M-4-8h9v9h-9z", C.coral) + path("M5-6h3v5h-3", "none")),
  "swimming-pool": () => {
    const kidney = "M-42 8q-10-34 22-40 20-3 34 8 12 8 22 12 16 8 12 28-6 26-36 24-14-2-24-8-22 0-30-24z";
    return (
      shadow(2, 40, 44, 6) +
      path(kidney, MARBLE, ' stroke-width="2"') +
      ('<g transform="translate(1.5 1) scale(.86)">' +
        path(kidney, "#4fa7cc") +
        ('<g stroke="none">' +
          path("M-38 4q-6-24 18-28 20-3 32 8 12 8 22 12 12 6 10 18-10-14-26-18-16-2-28-8-18-4-28 16z", "#00304a30") +
          "</g>") +
        "</g>") +
      line("M-26-12q4-4 8 0t8 0M4 20q4-4 8 0t8 0 8 0M-22 12q4-4 8 0t8 0M24 2q3-4 6 0t6 0", "#d6f1f8", 2.2) +
      at(
        4,
        0,
        disc(0, 0, 10, C.coral) +
          line("M-7-7l3 3M7-7l-3 3M-7 7l3-3M7 7l-3-3", C.white, 4) +
          disc(0, 0, 4.6, "#4fa7cc"),
      ) +
      at(-18, 24, duck(0, 0), 0.9) +
      path("M34-16q0-12 7-12t6 8v12M44-10q0-12 7-12t6 8v12", "none", ' stroke-width="4.4"') +
      line("M34-16q0-12 7-12t6 8v12M44-10q0-12 7-12t6 8v12", "#e8ecf0", 2)
    );
  },
  sunbed: () =>
    shadow(-2, 42, 34, 6) +
    ('<g transform="rotate(-14)">' +
      path("M-26 38v8M2 38v8", "none", ' stroke-width="5"') +
      path("M-30-22q0-6 6-6h24q6 0 6 6v58q0 5-5 5h-26q-5 0-5-5z", C.pale) +
      path("M-26-24h28v60h-28z", C.white) +
      flat(rect(-21, -24, 6, 60, C.coral), rect(-9, -24, 6, 60, C.coral)) +
      path("M-26-24h28v60h-28z") +
      path("M-26 2h28", "none", ' stroke-width="1.6"') +
      shade("M-26 2h28v5h-28z", 0.16) +
      rect(-23, -22, 22, 12, C.straw, 5) +
      "</g>") +
    // Parasol, table, a long drink.
    line("M32 34L24-14", "#4a3426", 5) +
    line("M32 34L24-14", C.white, 2.4) +
    oval(33, 36, 12, 4, C.stone) +
    ('<g transform="rotate(-10 22 -20)">' +
      path("M-10-14q6-28 32-28t32 28q-32 12-64 0z", C.mustard) +
      flat(path("M2-10q4-28 20-32-6 14-6 34-8 0-14-2zM42-10q-4-28-20-32 6 14 6 34 8 0 14-2z", C.white)) +
      path("M-10-14q6-28 32-28t32 28q-32 12-64 0z") +
      path("M22-42v-4", "none", ' stroke-width="3.5"') +
      "</g>") +
    at(
      38,
      22,
      oval(0, 4, 10, 4.6, C.oak) +
        path("M-4-8h9l-1.5 11h-6z", "#f3a765") +
        path("M2-8l4-7", "none", ' stroke-width="1.6"') +
        disc(-3, -9, 3, C.straw, ' stroke-width="1.3"'),
    ),
  dog: () =>
    shadow(2, 42, 40, 6) +
    // A basket, a bone, a bowl, and who they are for.
    oval(-2, 30, 40, 15, C.nut) +
    oval(-2, 26, 40, 14, C.oak) +
    oval(-2, 26, 33, 10, C.coral) +
    path("M24 14q14 2 16-14", "none", ' stroke-width="8.5"') +
    line("M24 14q14 2 16-14", "#e2b27a", 5.6) +
    path("M-24 30q-6-40 16-48h18q22 8 16 48-8 6-24 6t-26-6z", "#e2b27a") +
    path("M-9 4q10-6 20 0 4 18-2 30h-16q-6-12-2-30z", C.cream, ' stroke="none"') +
    path("M-10 34V16M12 34V16", "none", ' stroke-width="1.8"') +
    oval(-13, 34, 8, 5, C.cream) +
    oval(14, 34, 8, 5, C.cream) +
    path("M-20-6q20 10 42 0v6q-20 9-42 0z", C.teal) +
    disc(1, 5, 3.6, C.straw) +
    path("M-22-28q0-19 23-19t23 19q0 22-23 22t-23-22z", "#e2b27a") +
    path("M-18-42q-16-2-17 18 0 12 8 12 7-8 9-30zM20-42q16-2 17 18 0 12-8 12-7-8-9-30z", C.nut) +
    oval(1, -17, 12, 9.5, C.cream, ' stroke="none"') +
    path("M3-45q16-2 18 18-14 4-18-18z", C.nut, ' stroke="none"') +
    spots(
      [
        [-8, -29],
        [10, -29],
      ],
      5,
      "#33251f",
    ) +
    spots(
      [
        [-9, -30],
        [9, -30],
      ],
      1.5,
      "#fff",
    ) +
    oval(1, -21.5, 5, 3.6, "#33251f", ' stroke="none"') +
    path("M1-18v4M-5-13q6 3 12 0", "none", ' stroke-width="1.6"') +
    path("M-2-12q3 2 7 0v4q-3.5 5-7 0z", "#e8836b", ' stroke-width="1.4"') +
    at(
      -38,
      38,
      path("M-8 0q-5-5 1-7 1-4 5-1h5q4-3 5 1 6 2 1 7-4 2-6-1h-5q-2 3-6 1z", C.white, ' stroke-width="1.6"'),
    ) +
    at(38, 38, path("M-13-5h26l3 9h-32z", C.blue) + oval(0, -5, 13, 4, C.dark)),
  "greek-statue": () => at(0, 5, lady(), 0.9),
};

function lady(): string {
  return (
    shadow(2, 44, 32, 5) +
    path("M-22 18h44v20h-44z", "#d9d3c8") +
    path("M-27 36h54v8h-54zM-25 12h50v7h-50z", MARBLE) +
    shade("M8 19h14v17H8z", 0.14) +
    line("M-12 20v16M-4 20v16M4 20v16M12 20v16", "#b3aca0", 1.6) +
    // A lady without arms who has lost nothing of her calm.
    path("M-17 13q-2-22 6-30-10-2-9-12 5-5 11-6l18 0q6 1 11 6 1 10-9 12 9 12 7 30z", MARBLE) +
    path("M-18 13q-2-14 3-22 12 8 30 0 4 10 3 22z", "#e5e0d8") +
    line("M-11-2q2 6 0 13M-2 1q2 6 1 10M8-1q3 6 2 12M-15-9q14 10 30 0", "#a9a296", 1.7) +
    oval(-20, -26, 3.6, 4.6, "#cfc8bc") +
    oval(21, -26, 3.6, 4.6, "#cfc8bc") +
    path("M-4-42h9v9q-4.5 4-9 0z", MARBLE) +
    shade("M-4-40h9v5q-4 3-9 0z", 0.12) +
    path("M-9-48q0-10 9.5-10t9.5 10q0 11-9.5 11t-9.5-11z", MARBLE) +
    path("M-10-46q-3-15 10-15 14 0 11 15-2-7-8-9-8 3-13 9z", "#cfc8bc") +
    disc(9, -58, 4, "#cfc8bc") +
    line("M-9-55q9-7 19 0", C.leaf, 3.4) +
    path("M-4.5-48q1.5-1.4 3 0M2-48q1.5-1.4 3 0M0-47v3.5M-1.5-41.2q2 1 4 0", "none", ' stroke-width="1.3"') +
    // Ivy, and an admirer.
    line("M-24 42q-6-8-1-14t-3-14", C.pine, 2) +
    path(
      "M-25 28q-7-2-6-8 6 1 6 8zM-26 38q-7 0-8-6 6-1 8 6zM-27 15q-5-4-2-9 5 3 2 9zM-22 24q6-2 5-7-6 1-5 7z",
      C.leaf,
      ' stroke-width="1.3"',
    ) +
    cat(38, 44, 0, "back")
  );
}

/** A piece of furniture, standing in the middle of its room. */
export const pieceArt = kept((piece: Piece): string => inked(DRAWN[piece]()));
