/**
 * What lies on a cell when no house stands there. The origin is the plot's front left corner; it is seen from the
 * front, slightly above.
 */
import {
  C,
  at,
  disc,
  dots,
  flat,
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
import { bird, cat, duck, kid } from "../../../art/figures.ts";
import type { Terrain } from "./names.ts";

/** A plot is PLOT.width wide in front and PLOT.depth deep; its back edge lies PLOT.lean to the right. */
export const PLOT = { width: 216, depth: 108, lean: 28 } as const;
const { width: W, depth: D, lean } = PLOT;
export const PLOT_PATH = `M6 0H${W - 6}q7 0 8-6L${W + lean}-${D - 6}q1-6-6-6H${lean + 6}q-6 0-8 6L0-6q-1 6 6 6z`;

/** Drawn flat, then laid on the ground. */
const laid = (body: string): string => `<g transform="matrix(1 0 ${-lean / D} 1 0 0)">${body}</g>`;
const soil = (fill: string, edge = ""): string => path(PLOT_PATH, fill, edge);
const BARE = ' stroke="none"';
const GREEN = "var(--hs-plot,#b9d196)";
const tuft = (x: number, y: number): string => `M${x} ${y}q-3-4-4-7M${x} ${y}v-9M${x} ${y}q3-4 4-7`;
const flower = (x: number, y: number, k: number): string =>
  line(`M${x} ${y}v-13`, C.pine, 2) +
  disc(x, y - 15, 6, pick([C.coral, C.straw, C.rose, C.plum, C.white], k), ' stroke-width="1.4"') +
  flat(disc(x, y - 15, 2.2, C.mustard));

const TERRAIN: Record<Terrain, () => string> = {
  // Mown in stripes; the cat has the sun.
  lawn: () =>
    soil("var(--hs-lawn,#93c16a)", BARE) +
    flat(
      laid(
        range(5)
          .map((i) => rect(i * 44 + 4, -D + 2, 22, D - 4, "var(--hs-lawn-2,#84b45c)"))
          .join(""),
      ),
    ) +
    path(PLOT_PATH) +
    shadow(94, -40, 20) +
    cat(92, -38, 0, "sleep") +
    at(
      172,
      -46,
      line("M0-6L22-36M14-38h14", C.coal, 3) +
        path("M-22-4q2-14 20-14h10l6 14z", C.coral) +
        disc(-14, -3, 5, C.coal) +
        disc(10, -3, 6, C.coal),
    ) +
    flat(dots("M34-14h60M60-78h70", 27, C.white, 4)),
  "flower-bed": () =>
    soil(GREEN) +
    oval(122, -52, 94, 42, C.stone) +
    oval(122, -52, 94, 42, "none", ' stroke-width="2" stroke-dasharray="2 17"') +
    oval(122, -53, 86, 36, "var(--hs-soil,#a3754f)") +
    [
      [-72, 86, 5],
      [-56, 62, 7],
      [-40, 68, 7],
      [-24, 92, 4],
    ]
      .map(([y, x, count], row) =>
        range(count!)
          .map((i) => flower(x! + i * 18, y! + ((i * 5 + row) % 3) * 2, i * 2 + row))
          .join(""),
      )
      .join("") +
    at(204, -82, path("M0-4q10-16 14-2-4 6-14 2zM0-4q-8-14-12-2 4 6 12 2z", C.straw, ' stroke-width="1.4"')) +
    cat(40, -16, 3, "sit"),
  // Rows of cabbages, carrots and beans, and somebody of straw.
  "vegetable-garden": () =>
    soil("var(--hs-soil,#a3754f)") +
    flat(
      laid(
        range(4)
          .map((i) => rect(8, -D + 10 + i * 26, W - 16, 9, "var(--hs-soil-2,#8a6142)", 4))
          .join(""),
      ),
    ) +
    range(6)
      .map((i) =>
        path(`M${52 + i * 20}-84q-8-8-2-12 2 4 2 8 0-8 3-11 4 4 1 11 2-4 5-5 2 6-4 9z`, C.leaf, ' stroke-width="1.4"'),
      )
      .join("") +
    range(6)
      .map(
        (i) =>
          disc(44 + i * 28, -60, 8, pick([C.sage, C.leaf], i)) +
          path(`M${39 + i * 28}-62q5 5 10 0M${44 + i * 28}-66v6`, "none", ' stroke-width="1.3"'),
      )
      .join("") +
    range(7)
      .map(
        (i) =>
          path(`M${32 + i * 26}-32q-3 0-3-4h7q0 4-2 4z`, C.coral, ' stroke-width="1.4"') +
          line(tuft(33 + i * 26, -36), C.leaf, 2),
      )
      .join("") +
    range(6)
      .map((i) => disc(30 + i * 30, -12, 6.5, pick([C.mustard, C.coral], i)) + path(`M${30 + i * 30}-18v-4`))
      .join("") +
    at(
      192,
      -56,
      path("M0 0v-48M-20-36h40", "none", ' stroke-width="4"') +
        path("M-9-40h18l4 24h-26z", C.teal) +
        disc(0, -50, 8, C.pale) +
        path("M-14-54q14 6 28 0-3-3-7-3l-2-9h-10l-2 9q-4 0-7 3z", C.nut) +
        flat(disc(-3, -49, 1.3, "#33251f"), disc(3, -49, 1.3, "#33251f")),
    ) +
    bird(172, -92, C.coal),
  fountain: () =>
    soil(GREEN) +
    oval(122, -52, 92, 40, "var(--hs-path,#e2d3b4)") +
    shadow(122, -34, 64, 14) +
    path("M58-54v14q0 22 64 22t64-22v-14z", C.stone) +
    oval(122, -54, 64, 21, "#d8d2c6") +
    oval(122, -54, 54, 16, "var(--hs-water,#7cc3d6)") +
    path("M114-52v-34h16v34q-8 5-16 0z", C.stone) +
    path("M92-94h60q-4 14-30 14t-30-14z", "#d8d2c6") +
    oval(122, -94, 30, 7, "var(--hs-water,#7cc3d6)") +
    path("M119-94v-16h6v16z", C.stone) +
    line(
      "M122-112q-4-14-16-8t-8 24M122-112q4-14 16-8t8 24M122-112v-8M98-88q-14 6-14 30M146-88q14 6 14 30",
      "#ffffffd8",
      3,
    ) +
    line("M82-50q10 5 22 2M142-46q12 0 20-6", "#ffffffb0", 2) +
    duck(152, -48) +
    shade("M160-46q20-4 26-8v14q-2 10-26 17z", 0.12) +
    bird(60, -60, C.coral),
  "wooden-terrace": () =>
    soil(C.oak) +
    laid(
      line(
        range(8)
          .map((i) => `M2 ${-13 - i * 13}h${W - 4}M${(i * 67 + 40) % 200} ${-13 - i * 13}v13`)
          .join(""),
        C.nut,
        1.8,
      ),
    ) +
    shadow(122, -30, 54, 10) +
    at(
      122,
      -32,
      path("M-26-24l-6 24M26-24l6 24", "none", ' stroke-width="4"') +
        oval(0, -28, 44, 12, C.white) +
        path("M0-28v-62", "none", ' stroke-width="4"') +
        path("M-56-70q6-26 56-32 50 6 56 32-14-7-28 0-14-7-28 0-14-7-28 0-14-7-28 0z", C.teal) +
        path("M-28-70q4-22 28-32 24 10 28 32-14-7-28 0-14-7-28 0z", C.cream) +
        path("M10-31h10v-7h-10z", C.coral) +
        disc(-16, -33, 4, C.straw),
    ) +
    at(
      52,
      -22,
      path("M-12 0l2-14h22l2 14M-10-14l-4-22", "none", ' stroke-width="3.6"') + rect(-12, -18, 26, 5, C.coral, 2),
    ) +
    at(
      194,
      -22,
      path("M12 0l-2-14h-22l-2 14M10-14l4-22", "none", ' stroke-width="3.6"') + rect(-14, -18, 26, 5, C.coral, 2),
    ) +
    cat(194, -39, 1, "sleep"),
  "paved-path": () =>
    soil(GREEN) +
    path("M14-6Q60-34 120-40t118-62h-56Q164-82 110-72T-2-6z", "var(--hs-path,#e2d3b4)", ' stroke="none"') +
    [
      [22, -16, 16, 7],
      [56, -30, 17, 8],
      [52, -50, 14, 6],
      [92, -40, 17, 8],
      [88, -60, 15, 7],
      [128, -50, 16, 8],
      [126, -68, 14, 6],
      [162, -62, 16, 7],
      [156, -80, 14, 6],
      [188, -78, 15, 7],
      [190, -95, 15, 6],
      [220, -94, 13, 6],
    ]
      .map(([x, y, rx, ry], i) => oval(x!, y!, rx!, ry!, pick(["#8f95a6", "#a4a8b4", "#bdb6aa"], i)))
      .join("") +
    flower(38, -70, 1) +
    flower(52, -80, 0) +
    flower(180, -26, 2) +
    flower(196, -34, 3) +
    flower(168, -18, 4) +
    at(
      104,
      -78,
      path("M0 0v-34", "none", ' stroke-width="4"') +
        rect(-7, -48, 14, 16, "var(--art-window,#f6ead2)", 2) +
        path("M-10-48L0-56l10 8z", C.coal),
    ) +
    cat(128, -52, 2, "walk"),
  // Brick, grate and sausages; somebody is watching them.
  barbecue: () =>
    soil(GREEN) +
    oval(116, -34, 86, 24, "var(--hs-path,#e2d3b4)") +
    shadow(112, -24, 56, 8) +
    path("M66-24v-36h92v36z", C.brick) +
    line("M66-36h92M66-48h92M84-36v12M112-36v12M140-36v12M98-48v12M126-48v12", "#8a3a2c", 1.5) +
    path("M92-24v-20q20-10 40 0v20z", C.coal) +
    path("M142-60v-46h20v46z", C.brick) +
    rect(138, -112, 28, 8, C.stone, 2) +
    line("M142-72h20M142-84h20M142-96h20", "#8a3a2c", 1.5) +
    rect(60, -66, 100, 8, C.stone, 2) +
    flat(path("M74-66q3-9 7-2 3-10 8-2 3-9 8-1 3-8 8 0 3-8 8 2 4-6 7 3z", C.coral)) +
    line("M66-72h70", C.coal, 3) +
    [78, 96, 114]
      .map((x) => path(`M${x}-75q8-4 15 0`, "none", ' stroke-width="7"') + line(`M${x}-75q8-4 15 0`, "#c9683c", 4))
      .join("") +
    line("M84-88q-5-6 0-12M104-88q5-6 0-12M124-90q-4-5 0-10", "#ffffffb0", 2.6) +
    cat(44, -22, 0, "sit") +
    at(194, -24, line("M0 0v-30M0-30q-4-8 4-10", C.nut, 3) + path("M-14-10h28l-3 10h-22z", C.oak)),
  // A slide, a swing and a friend.
  playground: () =>
    soil("var(--hs-sand,#ecd9a4)", BARE) +
    dots("M24-14h180M40-44h170M50-88h160", 22, "#00000030", 3) +
    path(PLOT_PATH) +
    at(
      74,
      -28,
      path("M-30 0l12-76 12 76M36 0l12-76 12 76", "none", ' stroke-width="4.4"') +
        line("M-18-76h66", C.coral, 5) +
        path("M6-74v46M26-74v46", "none", ' stroke-width="1.8"') +
        rect(2, -30, 28, 5, C.nut, 2),
    ) +
    kid(90, -54, 1, "sit") +
    at(
      168,
      -24,
      path("M-18 0v-64M2 0v-64M-18-14h20M-18-28h20M-18-42h20", "none", ' stroke-width="4"') +
        path("M-22-58h28v-6h-28z", C.straw) +
        path("M-26-84l18-18 18 18z", C.teal) +
        path("M-20-84v24M4-84v24") +
        path("M4-58h8q8 34 36 46v12Q10-8 0-50z", C.coral) +
        shine("M10-50q10 30 34 42l-4 2Q12-22 4-50z", 0.5),
    ) +
    kid(160, -86, 3, "wave") +
    at(30, -12, disc(0, -7, 8, C.straw) + line("M-8-7q8-7 16 0", C.coral, 3)),
  "swimming-pool": () =>
    soil("var(--hs-path,#e2d3b4)", BARE) +
    laid(
      line(
        range(11)
          .map((i) => `M${i * 20 + 8}-${D}v${D}`)
          .join("") + `M0-10h${W}M0-${D - 10}h${W}`,
        "#00000026",
        1.2,
      ),
    ) +
    path(PLOT_PATH) +
    laid(rect(22, -92, 172, 76, "#4f9fb8", 14) + rect(22, -86, 172, 70, "var(--hs-water,#7cc3d6)", 14)) +
    line("M52-70q10-5 20 0t20 0M110-80q10-5 20 0t20 0M64-34q10-5 20 0t20 0M156-60q8-4 16 0", "#ffffffc0", 2.6) +
    at(
      122,
      -44,
      oval(0, 0, 22, 9, C.coral) +
        oval(0, -1, 10, 4, "var(--hs-water,#7cc3d6)") +
        line("M-20-2l6 2M20-2l-6 2M0-9v4M0 9v-4", C.white, 5),
    ) +
    cat(122, -48, 3, "peek") +
    duck(170, -38) +
    path("M198-88q0-16 8-16v34M210-88q0-16 8-16v34", "none", ' stroke-width="4.6"') +
    line("M198-88q0-16 8-16v34M210-88q0-16 8-16v34", "#d5dfe6", 2.4) +
    at(30, -12, path("M-16-4l30 0 10-12", "none", ' stroke-width="8"') + line("M-16-4l30 0 10-12", C.straw, 5)),
  // Tomatoes behind glass.
  greenhouse: () =>
    soil(GREEN) +
    shadow(124, -18, 84, 9) +
    path("M48-20v-56l74-44 74 44v56z", "#d3efe6", ' fill-opacity=".85"') +
    rect(48, -30, 148, 12, C.oak, 1) +
    range(5)
      .map((i) =>
        at(
          66 + i * 28,
          -30,
          line("M0 0v-42M0-12l8-8M0-22l-8-8M0-32l7-6", C.pine, 2.6) +
            flat(
              disc(8, -16, 4.4, C.coral),
              disc(-8, -24, 4.4, pick([C.straw, C.coral], i)),
              disc(6, -36, 4, C.coral),
              oval(-7, -12, 5, 3, C.leaf),
              oval(6, -28, 5, 3, C.leaf),
            ),
        ),
      )
      .join("") +
    path("M48-76l74-44 74 44v46h-148z", "#d9f3ec", ' fill-opacity=".3"') +
    line("M48-76h148M72-90v70M97-105v85M147-105v85M172-90v70", "#ffffffd8", 2.6) +
    path("M102-20v-52h40v52", "#e6f7f0", ' fill-opacity=".55"') +
    path("M136-44v6") +
    shine("M56-34l16-50 16-9-20 59z", 0.5) +
    path("M48-20v-56l74-44 74 44v56z", "none", ' stroke-width="2.6"') +
    cat(122, -21, 1, "back") +
    at(212, -30, path("M-9-14h18l-3 14h-12z", C.coral) + path("M-6-14q-2-14 6-14t6 14z", C.leaf)),
};

/** A terrain; the origin is the plot's front left corner. Tall things rise to about -130. */
export const terrainArt = (name: Terrain): string => inked(TERRAIN[name]());

/** A foundation's plot: trodden earth. */
export const siteArt = (): string =>
  inked(
    soil("var(--hs-soil,#a3754f)", ' fill-opacity=".8" stroke-opacity=".4"') +
      flat(dots("M20-12h180M40-96h170M196-50h30", 31, "#00000026", 4)),
  );

/** An empty plot: grass, four pegs and a string. */
export const emptyArt = (k = 0): string => {
  const pegs: [number, number][] = [
    [10, -4],
    [W - 8, -4],
    [W + lean - 8, -D + 8],
    [lean + 8, -D + 8],
  ];
  const tufts = [
    [50, -30],
    [150, -66],
    [92, -78],
    [184, -26],
    [70, -56],
    [120, -18],
  ].filter((_, i) => (i + k) % 3);
  return inked(
    soil(GREEN, ' stroke="none" fill-opacity=".85"') +
      line(tufts.map(([x, y]) => tuft(x!, y!)).join(""), "var(--hs-lawn-2,#84b45c)", 2.4) +
      flat(dots(`M${60 + k * 9} ${-44 + (k % 3) * 12}h70`, 34, pick([C.white, C.straw, C.rose], k), 4.4)) +
      line(
        `M${pegs.map(([x, y]) => `${x} ${y - 9}`).join("L")}z`,
        "var(--hs-string,#fffaf0)",
        1.6,
        ' stroke-dasharray="5 3"',
      ) +
      pegs.map(([x, y]) => path(`M${x - 3} ${y - 13}h6v9l-3 6-3-6z`, C.coral, ' stroke-width="1.5"')).join(""),
  );
};
