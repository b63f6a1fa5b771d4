/** The rooms that stand alone upstairs: pantry, dressing room, sauna, library, study and board-game room. */
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
import { cat, kid, mouse } from "../../../../art/figures.ts";
import { block, books, bookcase, pane, pendant, picture, plant, shelf, tableLamp } from "../../../../art/things.ts";
import { type RoomArt, boards, planks, spots, stripes } from "./shell.ts";

const jar = (x: number, y: number, colour: string, tall = 12): string =>
  rect(x - 4, y - tall, 8, tall, colour, 2.5) +
  rect(x - 3.5, y - tall - 3, 7, 3, C.white, 1) +
  shine(`M${x - 2.5} ${y - tall + 2}h1.6v${tall - 4}h-1.6z`, 0.6);
const JAM = [C.coral, C.straw, C.plum, C.leaf, C.brick, C.mustard];

/** Shelves to the ceiling, a ham, and somebody at the biscuits. */
export const pantry: RoomArt = {
  wall: "#efd9a7",
  paper: stripes(20, "#e6cb90", 1.6),
  floor: "#d2a878",
  boards: boards("#b1834f"),
  skirting: C.nut,
  draw: ({ copy: k }, piece) =>
    path("M14 26h132M14 48h132M14 70h132", "none", ' stroke-width="5"') +
    line("M14 26h132M14 48h132M14 70h132", C.oak, 2.6) +
    range(6)
      .map((i) => jar(24 + i * 10, 24, pick(JAM, i + k), 9 + ((i + k) % 3) * 2))
      .join("") +
    [0, 1, 2]
      .map((i) =>
        at(
          98 + i * 16,
          24,
          path("M-6 0q-2-12 6-14 8 2 6 14z", pick([C.pale, C.sand, C.white], i + k)) + path("M-4-11q4 2 8 0"),
        ),
      )
      .join("") +
    (k
      ? oval(34, 42, 12, 4, C.straw) +
        path("M22 42q12-12 24 0", C.straw) +
        [60, 72, 84].map((x, i) => jar(x, 46, pick(JAM, i + 3), 13)).join("")
      : rect(20, 34, 24, 12, C.pale, 2) +
        flat(disc(26, 33, 4, C.coral), disc(33, 32, 4, C.brick), disc(39, 33, 4, C.coral)) +
        [58, 70, 82].map((x, i) => jar(x, 46, pick(JAM, i), 11)).join("")) +
    range(5)
      .map((i) =>
        rect(
          98 + i * 9,
          36 - (i % 2) * 3,
          7,
          10 + (i % 2) * 3,
          pick([C.teal, C.coral, C.white, C.straw, C.sage], i + k),
          1,
        ),
      )
      .join("") +
    path("M30 50v6M128 50v5") +
    path("M30 54q9 2 7 12t-9 8-7-9q0-9 9-11z", "#c9705a") +
    (k
      ? path("M122 55q12 2 6 14-10 0-6-14zM130 55q10 4 2 12", C.straw)
      : [
          [0, 56],
          [-4, 61],
          [4, 63],
          [-3, 69],
          [4, 72],
        ]
          .map(([x, y]) => disc(128 + x!, y!, 4, C.pale))
          .join("")) +
    at(
      54,
      100,
      rect(-14, -17, 28, 17, C.oak, 1) +
        path("M-14-9h28") +
        flat([-9, -2, 5, 10].map((x, i) => disc(x, -18 - (i % 2), 4.5, pick([C.coral, C.leaf], i + k))).join("")),
    ) +
    at(
      110,
      108,
      shadow(0, 0, 17) +
        path("M-15 0q-5-16 0-26h30q5 10 0 26z", C.nut) +
        path("M-17-8h34M-17-19h34", "none", ' stroke-width="3"'),
    ) +
    (piece ?? "") +
    (k
      ? kid(80, 112, 4, "stand") +
        path("M73 108h14v-10h-14z", C.mustard) +
        flat(disc(77, 97, 2.4, C.nut), disc(83, 97, 2.4, C.nut))
      : mouse(80, 114) + path("M88 114l10-7v7z", C.straw) + cat(36, 114, 1, "sit")),
};

const dress = (x: number, colour: string, kind: number): string =>
  at(
    x,
    34,
    path("M0-4v-3") +
      path(
        kind === 0
          ? "M-3 0h6l2 9 5 24h-20l5-24z"
          : kind === 1
            ? "M-6 0h12l2 6-3 2v20h-10v-20l-3-2z"
            : "M-4 0h8l1 32h-4l-1-18-1 18h-4z",
        colour,
      ) +
      (kind === 0 ? line("M-6 24h12", C.white, 1.6) : ""),
  );
/** A rail of clothes, hat boxes and a mirror. */
export const dressingRoom: RoomArt = {
  wall: "#f3c5cf",
  paper: spots(16, "#fae3e7", 4),
  floor: "#e0b58c",
  boards: boards("#c08f62"),
  draw: ({ copy: k }, piece) =>
    path("M16 30h84M20 30v66M96 30v66", "none", ' stroke-width="3.4"') +
    range(7)
      .map((i) =>
        dress(
          28 + i * 10.5,
          pick([C.coral, C.teal, C.straw, C.plum, C.navy, C.sage, C.white], i * 2 + k),
          (i + k) % 3,
        ),
      )
      .join("") +
    shelf(16, 18, 84) +
    [0, 1, 2]
      .map((i) =>
        at(
          30 + i * 26,
          18,
          rect(-9, -10, 18, 10, pick([C.mint, C.straw, C.lilac], i + k), 1) +
            rect(-10, -12, 20, 3.5, pick([C.coral, C.teal, C.rose], i + k), 1),
        ),
      )
      .join("") +
    at(
      124,
      104,
      shadow(0, 0, 16) +
        path("M-10 0l-3-8M10 0l3-8") +
        (k
          ? oval(0, -38, 16, 32, C.mustard) + oval(0, -38, 13, 28, C.ice)
          : path("M-15-4v-50q15-22 30 0v50z", C.mustard) + path("M-11-6v-46q11-16 22 0v46z", C.ice)) +
        shine("M-7-14l9-42h5l-8 42z", 0.55),
    ) +
    range(4)
      .map((i) =>
        at(
          30 + i * 17,
          102,
          path("M-7-1q0-7 4-8l2 4q6 1 8 4z", pick([C.brick, C.navy, C.teal, C.nut], i + k)) + path("M-7 0h14"),
        ),
      )
      .join("") +
    (piece ??
      (k
        ? at(76, 114, path("M-16-14q16-4 32 0v8q-16 5-32 0zM-13-4v5M13-4v5", C.plum) + cat(0, -15, 3, "sleep"))
        : "")) +
    (k
      ? pendant(124, 6, 3)
      : kid(80, 112, 3, "stand") +
        path("M70 84q10-16 20 0z", C.coral) +
        line("M66 84h28", C.coral, 4) +
        path("M66 84h28", "none", ' stroke-width="1"') +
        pendant(120, 4, 4)),
};

/** Benches, hot stones and steam. */
export const sauna: RoomArt = {
  wall: "#dca56b",
  paper: planks(10, "#bd8249"),
  floor: "#c18a55",
  boards: boards("#9c6a3a"),
  skirting: "#bd8249",
  draw: ({ copy: k }, piece) =>
    (k ? pane(24, 20, 26, 26, 1, "round") : picture(26, 22, 26, 18, 0)) +
    at(
      k ? 116 : 76,
      22,
      glow(0, 3, 26) +
        path("M-9-3h18v10h-18z", C.straw) +
        path("M-5-3v10M0-3v10M5-3v10", "none", ' stroke-width="1.3"'),
    ) +
    path("M14 58h92v8h-92zM14 66h92v12h-92z", C.pale) +
    path("M30 66v12M54 66v12M78 66v12") +
    path("M12 80h100v7h-100z", C.pale) +
    path("M12 87h100v13h-100z", C.oak) +
    path("M34 87v13M60 87v13M88 87v13") +
    shade("M14 66h92v4h-92zM12 87h100v4h-100z", 0.16) +
    at(
      130,
      106,
      shadow(0, 0, 18) +
        glow(0, -14, 26) +
        rect(-15, -34, 30, 34, C.coal, 2) +
        path("M-10-6v-14h20v14z", C.dark) +
        flat(path("M-7-6q0-8 4-10 1 4 3 4 1-4 3-5 4 6 3 11z", C.coral)) +
        range(6)
          .map((i) => disc(-11 + i * 4.5, -36 - (i % 2) * 4, 4.5, C.stone))
          .join(""),
    ) +
    line("M118 60q-6-8 0-16t0-16M130 56q-6-8 0-16t0-16M142 60q-6-8 0-16t0-16", C.white, 3.4, ' opacity=".75"') +
    (k
      ? at(40, 58, path("M-12 0q0-8 24-6v6z", C.teal) + line("M-6-5v5M0-6v6M6-6v6", C.cream, 1.6)) +
        cat(80, 58, 0, "sleep")
      : at(
          34,
          80,
          path("M-9-12h18l-2 12h-14z", C.oak) + path("M-9-8h18M-9-12q9-8 18 0") + line("M4-14l10-8", C.nut, 3),
        ) + at(84, 58, rect(-12, -8, 24, 8, C.coral, 3) + rect(-10, -14, 20, 7, C.cream, 3))) +
    (piece ?? "") +
    (k
      ? at(88, 112, path("M-10-14h20l-2 14h-16z", C.oak) + path("M-10-9h20M-9-5h18") + line("M6-14l10-14", C.nut, 3.4))
      : at(
          60,
          112,
          path("M-9-2q9-4 18 0v2h-18zM-2-3q4-6 8 0", C.coral) +
            at(20, 0, path("M-9-2q9-4 18 0v2h-18zM-2-3q4-6 8 0", C.coral)),
        )),
};

/** Books up to the ceiling, a ladder, a globe. */
export const library: RoomArt = {
  wall: "#9c5a52",
  paper: spots(16, "#ad6d62", 4),
  floor: "#a8713f",
  boards: boards("#87562c"),
  skirting: C.dark,
  draw: (_, piece) =>
    bookcase(14, 98, 44, 90, 5, 1, C.nut) +
    bookcase(102, 98, 44, 90, 5, 4, C.nut) +
    bookcase(58, 40, 44, 32, 2, 7, C.nut) +
    pane(66, 46, 28, 32, 2, "arch") +
    path("M88 108L104 14M98 108L114 14M90 96h9M93 80h9M95 64h9M98 48h9M100 32h9", "none", ' stroke-width="3"') +
    kid(108, 52, 2, "sit") +
    path("M113 42l8-3v8l-8 2-6-2v-7z", C.white) +
    (piece ??
      at(
        42,
        112,
        shadow(0, 0, 18) +
          path("M-13-7q-6-20 0-30 12-6 22 0 2 8 2 12h6v18z", C.pine) +
          rect(-9, -16, 22, 9, C.pine, 3) +
          path("M-10-6v6M13-6v6") +
          cat(2, -16, 1, "sleep"),
      )) +
    at(
      74,
      112,
      path("M-7 0h14M0 0v-8M-10-20a11 11 0 0 0 16 12") +
        disc(0, -18, 9, C.blue) +
        flat(path("M-5-23q5-3 6 1-1 4-5 3zM1-15q5-2 5 1-2 4-4 3z", C.leaf)),
    ) +
    at(
      134,
      112,
      books(-11, 0, 4, 1, 2) +
        rect(-12, -5, 22, 5, C.coral, 1) +
        rect(-10, -10, 20, 5, C.teal, 1) +
        rect(-11, -14, 18, 4, C.straw, 1),
    ) +
    pendant(80, 2, 3),
};

/** A desk with a lamp, a map and work that can wait. */
export const study: RoomArt = {
  wall: "#a9c2ae",
  paper: stripes(32, "#b9cfbb", 12),
  floor: "#b98350",
  boards: boards("#94632f"),
  skirting: C.dark,
  draw: ({ copy: k }, piece) =>
    (k
      ? pane(58, 14, 44, 34, 5, "cross", C.navy) + bookcase(14, 98, 28, 74, 4, 3)
      : rect(46, 14, 62, 38, C.cream, 1) +
        flat(
          path("M52 24q8-7 16 0 4 6-4 10l-4 10q-8-8-8-20zM76 22q12-6 26 2 2 8-8 10 0 8-8 8 0-8-6-8-6-6-4-12z", C.sage),
          disc(88, 30, 2, C.coral),
        ) +
        line("M58 32q14 14 30-2", C.coral, 1.4, ' stroke-dasharray="3 3"') +
        rect(43, 11, 68, 3.5, C.nut, 1.5) +
        bookcase(118, 98, 28, 74, 4, 5)) +
    (piece ??
      at(
        k ? 98 : 66,
        106,
        shadow(0, 0, 40) +
          rect(-36, -34, 72, 6, C.nut, 2) +
          rect(-34, -28, 20, 28, C.nut, 1) +
          path("M-34-19h20M-34-10h20M-26-24h4M-26-15h4M-26-5h4") +
          path("M32-28v28", "none", ' stroke-width="5"') +
          shade("M-34-28h66v4h-66z", 0.18) +
          tableLamp(-26, -34, k + 1) +
          (k
            ? rect(2, -41, 24, 7, C.slate, 1) +
              path("M4-41l2-9h16l2 9z", C.white) +
              path("M6-38h16", "none", ' stroke-width="1.4"')
            : path("M0-36l10-3 10 3v3h-20zM10-39v5", C.white) +
              disc(-10, -38, 3.5, C.coral) +
              path("M-13-42l1-6M-10-42l1-7", "none", ' stroke-width="1.5"')) +
          books(-14, -34, 10, 12, k + 2),
      )) +
    (piece
      ? k
        ? kid(124, 110, 5, "stand")
        : ""
      : k
        ? at(96, 112, path("M-9 0h18M0 0v-14") + rect(-11, -18, 22, 5, C.coral, 2)) + kid(96, 95, 5, "sit")
        : at(
            72,
            112,
            path("M-9 0h18M0 0v-16") +
              rect(-11, -18, 22, 5, C.teal, 2) +
              path("M-10-34q10-4 20 0v12h-20zM0-22v5", C.teal),
          )) +
    (k ? plant(140, 108, 0, 0.9) : cat(24, 112, 2, "walk") + plant(26, 98, 3, 0.8)),
};

/** A round table, two heads, and a game that has been going on for hours. */
export const boardGameRoom: RoomArt = {
  wall: "#9a88b8",
  paper:
    dots("M20 12H160M0 36H160M20 60H160", 40, "#b7a8cf", 10) +
    dots("M40 12H160M20 36H160M40 60H160", 40, "#ab9ac6", 4),
  floor: "#b37f4f",
  boards: boards("#8f5f33"),
  skirting: "#5f4f7c",
  draw: (_, piece) =>
    shelf(18, 36, 46, C.nut) +
    [0, 1, 2, 3]
      .map((i) => rect(20 + i * 2, 32 - i * 5, 34 - i * 4, 5, pick([C.coral, C.teal, C.straw, C.sage], i), 1))
      .join("") +
    disc(59, 32, 3.6, C.white) +
    at(
      122,
      30,
      rect(-18, -16, 36, 32, C.nut, 2) +
        rect(-14, -12, 28, 24, C.cream) +
        path(
          "M-14-12h7v6h-7zM0-12h7v6h-7zM-7-6h7v6h-7zM7-6h7v6h-7zM-14 0h7v6h-7zM0 0h7v6h-7zM-7 6h7v6h-7zM7 6h7v6h-7z",
          C.wine,
          ' stroke="none"',
        ),
    ) +
    pendant(80, 20, 0) +
    (piece ?? "") +
    kid(44, 96, 1, "stand") +
    kid(118, 96, 5, "stand", true) +
    (piece
      ? ""
      : at(
          80,
          112,
          shadow(0, 0, 34) +
            path("M-6-22h12l4 22h-20z", C.dark) +
            oval(0, -25, 46, 9, C.oak) +
            oval(0, -27, 46, 8, C.pale),
        ) +
        path("M62 85l18-5 18 5-18 5z", C.leaf) +
        path("M71 82.5l18 5M89 82.5l-18 5", "none", ' stroke-width="1.3"') +
        [
          [70, 84, C.coral],
          [80, 82, C.straw],
          [88, 86, C.navy],
          [79, 88, C.coral],
        ]
          .map(([x, y, c]) =>
            at(Number(x), Number(y), path("M-2.5 0h5l-1.5-5h-2z", String(c)) + disc(0, -6, 2, String(c))),
          )
          .join("") +
        block(52, 87, 5, C.white) +
        block(104, 87, 5, C.white)) +
    cat(24, 113, 3, "sit") +
    block(130, 114, 9, C.coral) +
    block(140, 114, 9, C.white) +
    flat(disc(144.5, 109.5, 1.2, C.coal), disc(134.5, 109.5, 1.2, C.white)),
};
