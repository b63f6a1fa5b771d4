/** The rooms that stand alone below: wine cellar, workshop, laundry, storage and gym. */
import {
  C,
  at,
  disc,
  dots,
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
import { cat, kid, mouse, teddy } from "../../../../art/figures.ts";
import { ball, books, cellarPane, clock, pendant, shelf, table } from "../../../../art/things.ts";
import { type RoomArt, boards, bricks, chequers, tiles } from "./shell.ts";

const barrel = (x: number, y: number, r: number): string =>
  at(
    x,
    y,
    disc(0, -r, r, C.oak) +
      disc(0, -r, r * 0.72, C.pale) +
      path(
        `M-${r * 0.4}-${r * 1.6}v${r * 1.2}M${r * 0.4}-${r * 1.6}v${r * 1.2}M0-${r * 1.7}v${r * 1.4}`,
        "none",
        ' stroke-width="1.3"',
      ) +
      rect(-2, -r * 0.5, 4, 4, C.dark, 1) +
      path(`M0-${r * 0.5 - 4}v3`),
  );

/** A vault of stone, barrels and bottles. */
export const wineCellar: RoomArt = {
  wall: "#b39a86",
  paper: bricks("#9c836f", 15),
  floor: "#8f7a68",
  boards: line(
    "M0 101h160M0 111h160M24 90v11M64 90v11M104 90v11M144 90v11M44 101v10M84 101v10M124 101v10",
    "#76624f",
    1.4,
  ),
  skirting: "#84705f",
  draw: (_, piece) =>
    path("M0 0h160v60Q150 8 80 8T0 60z", "#8c7563", ' stroke-width="1.4"') +
    at(
      16,
      100,
      rect(0, -58, 50, 58, C.nut, 2) +
        range(4)
          .map((row) =>
            range(4)
              .map(
                (i) =>
                  disc(7.5 + i * 11.7, -50 + row * 14, 4.6, C.coal) +
                  flat(
                    disc(
                      7.5 + i * 11.7,
                      -50 + row * 14,
                      2.6,
                      (row * 3 + i) % 5 ? pick([C.wine, C.pine, C.wine], row + i) : C.coal,
                    ),
                  ),
              )
              .join(""),
          )
          .join(""),
    ) +
    at(
      88,
      30,
      glow(0, -2, 36) +
        path("M0 0v-22") +
        path("M-14 4q14 8 28 0", "none", ' stroke-width="3"') +
        [-12, 0, 12]
          .map((x) => rect(x - 2, -4, 4, 8, C.white, 1) + path(`M${x}-4q-3-4 0-7 3 3 0 7z`, C.straw))
          .join(""),
    ) +
    shadow(112, 112, 38) +
    barrel(94, 112, 18) +
    barrel(130, 112, 18) +
    barrel(112, 80, 16) +
    (piece ?? table(58, 114, 24, 16)) +
    (piece
      ? ""
      : at(70, 95, path("M-6 0v-10q0-3 2-4v-5h4v5q2 1 2 4v10z", C.wine) + path("M6-7q0 5 3 5t3-5zM9-2v2", C.ice))) +
    mouse(146, 116, true),
};

/** Everything in its place on the wall, something unfinished on the bench. */
export const workshop: RoomArt = {
  wall: "#e2c08c",
  paper: dots("M10 10H160M0 20H160M10 30H160M0 40H160M10 50H160", 20, "#c9a36b", 2.4),
  floor: "#b9ac9a",
  boards: boards("#9c8f7d"),
  skirting: C.nut,
  draw: (_, piece) =>
    path("M24 14v16M24 14h8v8h-8", "none", ' stroke-width="3.4"') +
    line("M24 24v10", C.coral, 4) +
    path("M46 12h10v6h-10zM51 18v16", C.slate) +
    path("M68 12l14 6-3 6-14-6zM66 18l-4 12", C.stone) +
    line("M65 21l-4 10", C.teal, 4) +
    path("M94 30q-6-10 2-16l2 6 4-2-1-6q8 6 1 14l-2 14q-4 3-6-1z", C.slate) +
    path("M114 12v20M110 12h8M124 14q6 4 0 8t0 10", "none", ' stroke-width="2.5"') +
    pendant(62, 40, 0) +
    at(
      60,
      106,
      shadow(0, 0, 46) +
        rect(-42, -32, 84, 7, C.oak, 2) +
        path("M-36-25v25M36-25v25M-36-10h72", "none", ' stroke-width="5"') +
        rect(-26, -24, 24, 10, C.coral, 1) +
        path("M-18-19h8") +
        rect(12, -10, 20, 8, C.pale, 1),
    ) +
    at(
      46,
      74,
      path("M-12 0v-14l12-9 12 9v14z", C.teal) +
        path("M-15-13l15-12 15 12", "none", ' stroke-width="4"') +
        disc(0, -9, 4, C.coal),
    ) +
    at(78, 74, path("M-8 0h16v-7h-16z", C.slate) + path("M-6-7v-4h12v4") + path("M12 0h10M14-3h6")) +
    (piece ??
      at(
        134,
        106,
        path("M-10 0l6-22M10 0l-6-22", "none", ' stroke-width="4"') +
          rect(-14, -27, 28, 6, C.pale, 2) +
          path("M-17-30h34", "none", ` stroke="${C.oak}" stroke-width="6"`),
      )) +
    kid(100, 113, 4, "wave") +
    line("M110 89l5-8", C.nut, 3) +
    rect(109, 76, 11, 5, C.slate, 1) +
    flat(
      range(5)
        .map((i) => oval(70 + i * 9, 113 + (i % 2) * 3, 3, 1.3, C.pale))
        .join(""),
    ) +
    cat(26, 113, 0, "sit"),
};

/** Round and round; something is always on the line. */
export const laundry: RoomArt = {
  wall: "#bfe0e6",
  paper:
    dots("M16 14H160M0 34H160M16 54H160M0 74H160", 32, "#d9eef2", 7) +
    dots("M30 20H160M14 42H160M30 62H160", 32, "#d9eef2", 3.4),
  floor: "#eee6d6",
  boards: chequers("#a9c3c9"),
  skirting: "#8fb8c2",
  draw: (_, piece) =>
    path("M10 16q70 14 140 0") +
    [
      [28, C.coral],
      [52, C.straw],
      [78, C.white],
      [106, C.teal],
    ]
      .map(([x, c], i) =>
        at(
          Number(x),
          20 + [0, 2, 3, 2][i]!,
          i % 2
            ? path("M-3 0h7v12q0 3 4 4v4h-8q-3-2-3-6z", String(c))
            : path("M-8 0h16l5 6-4 3-2-2v14h-14v-14l-2 2-4-3z", String(c)),
        ),
      )
      .join("") +
    at(130, 21, path("M-8-1h16v20h-16z", C.plum) + line("M-8 14h16", C.cream, 2)) +
    [40, 78]
      .map((x, i) =>
        at(
          x,
          102,
          shadow(0, 0, 18) +
            rect(-17, -42, 34, 42, C.white, 3) +
            path("M-17-34h34") +
            disc(9, -38, 1.8, C.coral) +
            rect(-13, -40, 10, 3.5, C.ice, 1) +
            disc(0, -17, 12, C.slate) +
            disc(0, -17, 9, i ? "#9ed0dc" : "#86bfd0") +
            flat(
              i
                ? path("M-8-16q4-6 8 0t8 0q-1 8-8 8t-8-8z", C.coral)
                : path("M-7-20q6-4 9 2t5 2q-2 8-8 7t-6-11z", C.straw),
            ) +
            shine("M-6-22l4-3-6 12z", 0.6) +
            shade("M11-41h5v40h-5z", 0.08),
        ),
      )
      .join("") +
    shelf(98, 58, 42) +
    path("M104 58v-11h8v11zM104 47q4-5 8 0", C.teal) +
    path("M118 58v-9h9v9z", C.coral) +
    disc(134, 54, 4, C.white) +
    (piece ??
      at(
        122,
        112,
        shadow(0, 0, 20) +
          path("M-19-18q19-5 38 0l-4 18h-30z", C.pale) +
          path("M-17-12h34M-16-6h32", "none", ' stroke-width="1.4"') +
          path("M-18-19q-2-10 10-9 6-7 14 0 14 0 12 9-18-4-36 0z", C.rose) +
          cat(2, -21, 1, "peek"),
      )) +
    flat(
      range(6)
        .map((i) =>
          disc([54, 62, 58, 70, 66, 74][i]!, [52, 46, 38, 50, 36, 42][i]!, [3, 2, 2.5, 2, 3, 1.5][i]!, "#ffffffb0"),
        )
        .join(""),
    ) +
    path("M58 114q-3-7 4-7 2-4 5 0l2 7z", C.coral),
};

const crate = (x: number, y: number, w: number, h: number, colour: string, kind: number): string =>
  rect(x, y - h, w, h, colour, 1.5) +
  (kind
    ? path(`M${x} ${y - h + 6}h${w}M${x} ${y - 6}h${w}M${x + 3} ${y - 6}L${x + w - 3} ${y - h + 6}`)
    : flat(rect(x + w / 2 - 2.5, y - h + 1, 5, h - 2, C.sand)) +
      path(`M${x} ${y - h + 7}h${w}`, "none", ' stroke-width="1.3"')) +
  shade(`M${x + w - 5} ${y - h}h5v${h}h-5z`, 0.12);
/** What one might still need. One box has a child in it. */
export const storage: RoomArt = {
  wall: "#cdb9a0",
  paper: bricks("#bba488"),
  floor: "#b09c84",
  boards: boards("#958068"),
  skirting: "#8e7a63",
  draw: (_, piece) =>
    cellarPane(114, 8) +
    pendant(84, 14, 5) +
    path("M16 36h66M16 64h66M16 14v84M82 14v84", "none", ' stroke-width="4.5"') +
    line("M16 36h66M16 64h66", C.slate, 1.6) +
    crate(20, 34, 22, 18, C.pale, 0) +
    at(54, 34, path("M-7 0h14v-9h-14zM-7-9q7-8 14 0", C.teal)) +
    teddy(72, 34, C.oak, 0.75) +
    crate(22, 62, 18, 18, C.coral, 1) +
    crate(42, 62, 22, 14, C.pale, 0) +
    disc(73, 55, 7, C.straw) +
    path("M68 50q6 4 10 0M67 57q6 4 12 0", "none", ' stroke-width="1.4"') +
    crate(20, 98, 26, 26, C.oak, 1) +
    books(50, 98, 26, 18, 3) +
    at(134, 104, path("M-4 0l-4-56M8 0L6-56M-5-12h12M-6-26h13M-7-40h13", "none", ' stroke-width="3.4"')) +
    path("M104 100l-3-62q0-7 4-10 4 3 3 10l1 62zM112 100l1-58q1-6 5-9 3 4 2 10l-3 57z", C.blue) +
    line("M104 92l-2-50", C.white, 1.4) +
    (piece ?? "") +
    kid(92, 87, 1, "peek") +
    crate(76, 114, 32, 22, C.pale, 0) +
    path("M76 92l-8-6M108 92l9-5", "none", ' stroke-width="3"') +
    crate(114, 115, 26, 18, C.mustard, 1) +
    ball(124, 97, C.coral, 5) +
    cat(30, 114, 2, "back") +
    line("M146 6q6 8 10 4M140 6q8 20 18 18", "#ffffff90", 1.2),
};

/** Jump, lift, stretch. */
export const gym: RoomArt = {
  wall: "#f4b878",
  paper: line("M0 60h160", "#e58a5a", 9) + line("M0 70h160", "#fbdcb4", 4),
  floor: "#8fb2b8",
  boards: tiles(20, "#7a9da4", 90, 120, 1.4),
  skirting: "#5d848c",
  draw: (_, piece) =>
    rect(24, 14, 44, 42, C.ice, 2) +
    shine("M30 54l16-38h8L38 54z", 0.6) +
    shine("M48 54l14-34h3L52 54z", 0.6) +
    clock(92, 22, 0) +
    path(
      "M112 10v66M146 10v66M112 18h34M112 28h34M112 38h34M112 48h34M112 58h34M112 68h34",
      "none",
      ' stroke-width="4.6"',
    ) +
    line("M112 18h34M112 28h34M112 38h34M112 48h34M112 58h34M112 68h34", C.oak, 2) +
    (piece ??
      at(
        48,
        104,
        shadow(0, 0, 34) +
          path("M-28-4h56v4h-56zM-20-4v-5M20-4v-5", C.slate) +
          path("M-24-5l44-4 4-36M24-45h-10M20-36h8", "none", ' stroke-width="4"') +
          rect(-30, -9, 54, 6, C.coal, 3) +
          rect(14, -50, 14, 8, C.teal, 2) +
          cat(-6, -9, 0, "walk"),
      )) +
    at(
      106,
      116,
      path("M-16-5h32", "none", ' stroke-width="4"') +
        rect(-20, -12, 7, 14, C.coal, 2) +
        rect(13, -12, 7, 14, C.coal, 2) +
        rect(-24, -9, 4, 8, C.slate, 1) +
        rect(20, -9, 4, 8, C.slate, 1),
    ) +
    disc(134, 99, 14, C.coral) +
    shine("M125 94q3-7 9-7-5 4-6 9z", 0.6) +
    at(88, 0, path("M0 0v38") + rect(-7, 38, 14, 36, C.brick, 6) + line("M-6 48h12M-6 64h12", C.cream, 2.4)) +
    path("M18 114h22q3-4 0-7h-22z", C.plum) +
    disc(18, 110.5, 3.5, C.plum),
};
