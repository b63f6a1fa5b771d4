/**
 * The floors of a mansion seen from above: six renovated rooms, each with a colour and a pattern of its own, and rooms
 * nobody has renovated yet. A floor is CELL × CELL units and goes on over the edge into a room of its colour.
 */
import { C, at, disc, dots, flat, inked, line, oval, path, pick, range, rect, shade } from "../../../art/draw.ts";
import { bird, cat, mouse } from "../../../art/figures.ts";
import { kept } from "../../../art/kept.ts";
import { COLOURS, type Colour } from "./names.ts";

export const CELL = 120;
/** How much of the far wall one sees above the floor. */
const WALL_FACE = 20;

interface Paint {
  /** The floor, its pattern, the wall, and a strong colour to go with them. */
  floor: string;
  motif: string;
  wall: string;
  strong: string;
}

/** By day; art.css has others for whoever sees colours differently. */
const COMMON: Record<Colour, Paint> = {
  brown: { floor: "#bd8654", motif: "#96633a", wall: "#ecd0a5", strong: "#8a5a34" },
  red: { floor: "#cf5f4e", motif: "#a9443e", wall: "#f2c0a8", strong: "#b33f38" },
  mauve: { floor: "#bd9fcd", motif: "#8b6491", wall: "#e3d2ea", strong: "#86588f" },
  grey: { floor: "#b9b8b7", motif: "#96979c", wall: "#d9d7d2", strong: "#6c6d75" },
  "light-blue": { floor: "#b4dfea", motif: "#6cb2cf", wall: "#e0f2f3", strong: "#4c9cc0" },
  green: { floor: "#a8c986", motif: "#6a9a55", wall: "#dcebc4", strong: "#55874a" },
};

const themed = (colour: Colour): Paint =>
  Object.fromEntries(
    Object.entries(COMMON[colour]).map(([part, value]) => [part, `var(--ca-${colour}-${part},${value})`]),
  ) as unknown as Paint;

export const PAINT = Object.fromEntries(COLOURS.map((colour) => [colour, themed(colour)])) as Record<Colour, Paint>;

const rows = (step: number): number[] => range(CELL / step).map((i) => i * step);
const each = (step: number, draw: (x: number, y: number, odd: boolean) => string): string =>
  rows(step)
    .map((y, j) =>
      rows(step)
        .map((x, i) => draw(x, y, (i + j) % 2 === 1))
        .join(""),
    )
    .join("");

const PATTERNS: Record<Colour, () => string> = {
  // Parquet: blocks of three boards, one lying, one standing.
  brown: () =>
    line(
      each(30, (x, y, odd) => (odd ? `M${x} ${y}v30m10-30v30m10-30v30` : `M${x} ${y}h30m-30 10h30m-30 10h30`)),
      PAINT.brown.motif,
      1.6,
    ),
  // Carpet: diamonds with a golden knot.
  red: () =>
    line(
      rows(40)
        .map((y) => `M0 ${y + 20}l20-20 20 20 20-20 20 20 20-20 20 20M0 ${y + 20}l20 20 20-20 20 20 20-20 20 20 20-20`)
        .join(""),
      PAINT.red.motif,
      3,
    ) +
    dots(
      rows(40)
        .map((y) => `M20 ${y + 20}h100`)
        .join(""),
      40,
      "#efb75c",
      7,
    ) +
    dots(
      rows(40)
        .map((y) => `M0 ${y}h121`)
        .join(""),
      40,
      "#efb75c",
      4,
    ),
  // Lino: crosses and dots, like a box of beads.
  mauve: () =>
    line(
      each(40, (x, y) => `M${x + 6} ${y + 10}h8m-4-4v8`),
      PAINT.mauve.motif,
      3,
    ) +
    dots(
      rows(40)
        .map((y) => `M30 ${y + 10}h100`)
        .join(""),
      40,
      "#fff3fb",
      6,
    ) +
    dots(
      rows(40)
        .map((y) => `M10 ${y + 30}h120`)
        .join(""),
      40,
      "#f3d27a",
      6,
    ) +
    line(
      each(40, (x, y) => `M${x + 26} ${y + 30}h8m-4-4v8`),
      PAINT.mauve.motif,
      3,
    ),
  // Slabs: a chequered workshop floor.
  grey: () =>
    flat(
      path(
        each(30, (x, y, odd) => (odd ? `M${x} ${y}h30v30h-30z` : "")),
        PAINT.grey.motif,
      ),
    ),
  // Mosaic: small tiles and a wave.
  "light-blue": () =>
    line(
      rows(15)
        .map((i) => `M0 ${i}h120M${i} 0v120`)
        .join(""),
      "#ffffff90",
      1.2,
    ) +
    line(
      rows(30)
        .map((y) => `M0 ${y + 15}q7.5-8 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0`)
        .join(""),
      PAINT["light-blue"].motif,
      2.6,
    ),
  // Grass: leaves in pairs.
  green: () =>
    path(
      each(30, (x, y, odd) => (odd ? `M${x + 15} ${y + 22}q-11-3-9-13 8 2 9 13zm0 0q11-3 9-13-8 2-9 13z` : "")),
      PAINT.green.motif,
      ' stroke="none"',
    ) +
    dots(
      rows(30)
        .map((y) => `M${(y / 30) % 2 ? 45 : 15} ${y + 15}h100`)
        .join(""),
      60,
      "#e9f2d2",
      4,
    ),
};

/** A renovated floor, without walls. */
export const floorArt = kept(
  (colour: Colour): string =>
    flat(rect(-0.4, -0.4, CELL + 0.8, CELL + 0.8, PAINT[colour].floor)) +
    `<g fill="none" stroke-opacity="1" stroke-linecap="round">${PATTERNS[colour]()}</g>`,
);

/** A sign for each colour, 20 × 20 units, centred: what the colour is called, without words. */
const SIGNS: Record<Colour, string> = {
  brown:
    disc(0, 0, 9, C.coal) +
    disc(0, -1.5, 4.6, C.white, ' stroke="none"') +
    line("M0-4a1.2 1.2 0 1 0 .1 0M0-1.6a1.4 1.4 0 1 0 .1 0", "#33251f", 1.1),
  red:
    path("M-5 6V-7l11-2V4", "none", ' stroke-width="2.4"') +
    oval(-7, 6, 3.4, 2.6, C.coal) +
    oval(4, 4, 3.4, 2.6, C.coal),
  mauve: path("M0-10l2.8 6.4 7 .8-5.2 4.7 1.5 6.9L0 5.2l-6.1 3.6 1.5-6.9-5.2-4.7 7-.8z", C.straw),
  grey: path("M-8 5l8-8q-2-6 4-7l-1 4 3 3 4-1q-1 6-7 4l-8 8q-4 0-3-3z", C.stone),
  "light-blue": line("M-9-3q3-4 6 0t6 0 6 0M-9 4q3-4 6 0t6 0 6 0", "#2f7fa8", 3.2, ' stroke-opacity="1"'),
  green: path("M-7 8q-3-15 14-16 2 17-12 14z", C.leaf) + path("M-8 9q5-9 11-12", "none", ' stroke-width="1.6"'),
};

/** The sign on a round plate in its colour, radius 14. */
export const plateArt = (colour: Colour): string =>
  inked(
    disc(0, 0, 14, PAINT[colour].strong) + disc(0, 0, 11.4, C.white, ' stroke="none"') + at(0, 0, SIGNS[colour], 0.85),
  );

const PLASTER: Paint = { floor: "", motif: "", wall: "var(--ca-plaster,#d8c7a6)", strong: "var(--ca-bare-2,#cbb78f)" };
const view = (x: number): string =>
  rect(x, 3, 26, 12, "var(--art-window,#bfe3f2)", 1) + path(`M${x + 13} 3v12`, "none", ' stroke-width="1.5"');

/**
 * The far wall of a cell, with something on it for every copy of the tile; without a colour, bare plaster. An inner
 * wall has a door, an outer one windows.
 */
export const wallArt = kept((colour: Colour | null, k: number = 0, inner: boolean = false): string => {
  const { wall, strong } = colour ? PAINT[colour] : PLASTER;
  const frames = [
    () => rect(14, 3, 14, 11, C.white) + flat(path("M15 13l5-6 4 4 1-1 2 3z", strong)),
    () => rect(88, 3, 18, 11, C.straw) + flat(disc(97, 8.5, 3, strong)) + rect(72, 4, 10, 9, C.white),
    () => path("M24 4v4M96 4v4", "none", ' stroke-width="1.5"') + path("M19 14l3-6h4l3 6zM91 14l3-6h4l3 6z", C.straw),
    () => disc(98, 8.5, 5.5, C.white) + path("M98 5v3.5l2 1", "none", ' stroke-width="1.2"'),
  ];
  const outer = [
    () => view(18) + view(76),
    () => view(47) + pick(frames, k)(),
    () => view(12) + view(82),
    () => view(47) + pick(frames, k)(),
  ];
  const door = rect(49, 2, 22, WALL_FACE - 2, colour ? C.oak : C.sand, 1) + disc(66, 11, 1.2, C.dark);
  return (
    flat(rect(-0.4, 0, CELL + 0.8, WALL_FACE, wall), rect(-0.4, WALL_FACE - 4, CELL + 0.8, 4, strong)) +
    ('<g stroke-width="1.6">' +
      (inner ? door + (colour ? pick(frames, k)() : "") : colour ? pick(outer, k)() : view(18) + view(76)) +
      "</g>") +
    path(`M0 ${WALL_FACE}h${CELL}`, "none", ' stroke-width="1.5"') +
    shade(`M0 ${WALL_FACE}h${CELL}v6H0z`, 0.14)
  );
});

/** Silver that a room costs more here: coins lying on the boards. The middle is the origin. */
export const coinsArt = (coins: number): string =>
  inked(
    range(coins)
      .map((i) => at((i - (coins - 1) / 2) * 24, 0, silver()))
      .join(""),
  );
const silver = (): string =>
  oval(1, 3, 13, 12, "#3a24182e", ' stroke="none"') +
  disc(0, 0, 12, "#d9dde2") +
  disc(0, 0, 8.2, "none", ' stroke="#8f97a3" stroke-width="1.5"') +
  path(
    "M0-5l1.6 3.4 3.6.4-2.7 2.5.8 3.7L0 3.2-3.3 5l.8-3.7-2.7-2.5 3.6-.4z",
    "#fbfcfd",
    ' stroke="#8f97a3" stroke-width="1"',
  );

const sack = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M-10 0q-3-12 4-14-2-4 0-5h12q2 1 0 5 7 2 4 14z", C.sand) + path("M-6-14h12", "none", ' stroke-width="1.5"'),
  );
const bricks = (x: number, y: number): string => at(x, y, path("M-16-9h16v9h-16zM0-9h16v9H0zM-8-18H8v9H-8z", C.brick));
const bucket = (x: number, y: number, paint: string): string =>
  at(
    x,
    y,
    path("M-8-14h16l-2 14h-12z", C.stone) +
      oval(0, -14, 8, 3, paint) +
      path("M-8-14q8-14 16 0", "none", ' stroke-width="1.5"') +
      path("M2-12q5 1 4 6l-3-2z", paint, ' stroke="none"'),
  );
const rubble = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M-20 0l5-9 7-2 5-7 8 4 5 6 6 1 4 7z", C.stone) +
      path("M-12-4l4-3 4 4zM2-8l5 1-2 4zM9-2l3-3 3 3z", "#d9d3c8", ' stroke-width="1.3"'),
  );

/** What builders have left about, one thing a cell. The origin is the corner of the cell. */
const LEFTOVERS: readonly (() => string)[] = [
  () => rubble(32, 108) + line("M84 104l24-20", C.nut, 4) + path("M102 80l12 10", "none", ' stroke-width="4"'),
  () => bucket(96, 108, C.teal),
  () => bricks(28, 108) + bird(30, 90, C.blue),
  () => sack(92, 108) + sack(104, 112),
  () => line("M14 112l12-70M32 112l12-70", C.oak, 4) + line("M18 96h16M21 80h16M24 64h16", C.oak, 3),
  () => rubble(88, 110),
  () => cat(92, 110, 0, "sleep"),
  () => bucket(30, 108, C.coral) + line("M52 110h26", C.pale, 4),
  () => sack(26, 108) + rubble(96, 110),
  () => bricks(92, 110),
  () =>
    at(
      30,
      104,
      path("M-14 6V-6h28V6z", "#a9c6d6") +
        path("M-9-2h8v4h-8M3-2h7M3 2h5", "none", ' stroke="#fff" stroke-width="1.3"') +
        rect(12, -8, 5, 16, "#cfe0ea", 2.5),
    ),
  () => rubble(30, 110) + mouse(60, 112),
  () => line("M84 112L108 60M112 112L96 60", C.oak, 4) + line("M90 98h19M95 84h12", C.oak, 3),
  () => bucket(28, 110, C.straw) + bucket(46, 112, C.rose),
  () => cat(28, 110, 1, "sit"),
  () => bricks(94, 112) + line("M14 112h34M18 106h34", C.pale, 4),
];

/** Bare boards, plan lines, leftovers, and the coins this cell costs more. `k` is the number of the cell. */
export const bareArt = kept((k: number, coins: number = 0): string =>
  inked(
    flat(rect(-0.4, -0.4, CELL + 0.8, CELL + 0.8, "var(--ca-bare,#dccbaa)")),
    line(
      `M0 20h120M0 40h120M0 60h120M0 80h120M0 100h120M0 120h120${range(6)
        .map((i) => `M${20 + ((i * 47 + k * 31) % 90)} ${i * 20}v20`)
        .join("")}`,
      "var(--ca-bare-2,#cbb78f)",
      1.6,
    ),
    flat(
      path(
        pick(
          [
            "M70 20h34v20H60zM20 80h24v20H12z",
            "M14 40h30v20H22zM80 100h30v20H70z",
            "M60 60h40l-6 20H60zM20 0h20v20H20z",
          ],
          k,
        ),
        "#5b40305c",
      ),
    ),
    line("M8 8h104v104H8z", "var(--ca-plan,#8c7a5c)", 1.6, ' stroke-dasharray="7 6" stroke-opacity=".55"'),
    `<g opacity=".9">${pick(LEFTOVERS, k)()}</g>`,
    coins ? at(60, 52, coinsArt(coins)) : "",
  ),
);
