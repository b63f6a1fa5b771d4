/** Hail, drought and pests: on their cards, and on the ground as they come nearer. */
import { C, at, disc, dots, flat, inked, line, oval, path, range, rect } from "../../../art/draw.ts";
import { type Trap, isTrap } from "./names.ts";
import { PLOT_PATH } from "./terrains.ts";

export const TRAP_PAINT: Record<Trap, { sky: string; strong: string }> = {
  hail: { sky: "#a9b6d3", strong: "#41598f" },
  drought: { sky: "#f6cf8a", strong: "#b8560f" },
  pests: { sky: "#c7cf9a", strong: "#6a3f86" },
};

const bug = (x: number, y: number, turn: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${
    path("M-9-5l-4-4M-10 0h-5M-9 5l-4 4M9-5l4-4M10 0h5M9 5l4 4M-3-11l-3-5M3-11l3-5", "none", ' stroke-width="2"') +
    oval(0, 0, 9, 11, C.plum) +
    path("M-7-7q7-6 14 0-1 3-7 3t-7-3z", "#4a3350") +
    path("M0-4v15", "none", ' stroke-width="1.5"') +
    flat(disc(-4, 2, 1.8, C.straw), disc(4, 2, 1.8, C.straw), disc(-3, 7, 1.4, C.straw), disc(3, 7, 1.4, C.straw))
  }</g>`;

const PICTURES: Record<Trap, () => string> = {
  hail: () =>
    path("M-46-8q-8-22 16-24 8-22 34-16 20-10 30 10 22 0 20 18-2 14-16 14h-70q-12 2-14-2z", "#76809c") +
    line("M-26-22q4-8 14-8M8-34q8-2 14 4", "#ffffff60", 3) +
    [
      [-34, 12, 5],
      [-12, 22, 6],
      [10, 10, 5],
      [30, 22, 6],
      [-26, 36, 6],
      [4, 38, 5],
      [42, 6, 4],
      [22, 40, 4],
    ]
      .map(([x, y, r]) => line(`M${x! + 3} ${y! - 9}l3-6`, "#ffffffb0", 2) + disc(x!, y!, r!, C.white))
      .join(""),
  drought: () =>
    disc(0, -18, 20, C.mustard) +
    line(
      range(12)
        .map((i) => {
          const a = (i * Math.PI) / 6;
          return `M${Math.cos(a) * 26} ${-18 + Math.sin(a) * 26}L${Math.cos(a) * (i % 2 ? 32 : 37)} ${
            -18 + Math.sin(a) * (i % 2 ? 32 : 37)
          }`;
        })
        .join(""),
      C.coral,
      4,
    ) +
    path("M-7-20q2-2 4 0M3-20q2-2 4 0M-6-9q6-4 12 0", "none", ' stroke-width="1.8"') +
    path("M-56 46V24q56-8 112 0v22z", "#c98d5a") +
    path(
      "M-50 34l16-4 8 8 14-6 8 6 16-8 12 8 20-6M-34 30l-4-6M-12 32l4-8M12 38l2 8M24 38l6-10M-26 38l-2 8",
      "none",
      ' stroke-width="2"',
    ) +
    at(
      38,
      27,
      path("M0 0q2-14-6-20", "none", ' stroke="#8a6142" stroke-width="3"') +
        path("M-6-20q-10 0-10 10 8 0 10-10z", "#b98a4a"),
    ),
  pests: () =>
    path("M-52 34q52-14 104 0v12h-104z", C.sage) +
    path("M-6 34q-4-30 6-48", "none", ` stroke="${C.pine}" stroke-width="5"`) +
    path("M-4 4q-30 2-36-24 30-2 36 24zM0-10q4-30 38-30 2 30-38 30z", C.leaf) +
    flat(
      oval(-26, -8, 6, 4, "#c7cf9a"),
      oval(22, -26, 6, 5, "#c7cf9a"),
      oval(32, -34, 4, 3.4, "#c7cf9a"),
      oval(-34, -16, 4, 3, "#c7cf9a"),
    ) +
    bug(-28, 22, 60) +
    bug(26, 8, -40, 1.25) +
    bug(10, 38, 90, 0.8),
};

/** The picture of a trap, about 110 × 96 units, centred. */
export const trapArt = (name: Trap): string => inked(PICTURES[name]());

/** How near a trap is: third in its queue, second, or striking. */
export type Nearness = "far" | "near" | "now";

const MARKS: Record<Trap, (loud: boolean) => string> = {
  hail: (loud) =>
    [
      [58, -30],
      [104, -74],
      [150, -30],
      [196, -78],
      [92, -20],
      [176, -54],
    ]
      .slice(0, loud ? 6 : 4)
      .map(
        ([x, y]) =>
          line(`M${x! + 4} ${y! - 12}l4-9`, C.white, 2.4) +
          disc(x!, y!, loud ? 8 : 6, C.white) +
          line(`M${x! - 3} ${y! - 2}q1-2 3-2.6`, "#7c93c9", 1.8),
      )
      .join(""),
  drought: (loud) =>
    line(
      "M30-30l26-12 14 12 24-18 20 14 26-8 16 12 34-10M56-42l8-28 20-10M94-48l10-34M140-42" +
        "l18-28 26-6M158-70l-6-24M114-34l6 26M70-30l-6 20",
      "#7d431c",
      loud ? 4 : 2.6,
    ) +
    (loud
      ? at(
          122,
          -70,
          disc(0, 0, 12, C.mustard) +
            line("M0-18v-5M0 18v5M-18 0h-5M18 0h5M-13-13l-3-3M13-13l3-3M-13 13l-3 3M13 13l3 3", C.coral, 3.4),
        )
      : ""),
  pests: (loud) =>
    bug(84, -32, 70) +
    bug(150, -64, -50, loud ? 1.3 : 1) +
    (loud ? bug(176, -24, 110, 1.1) + bug(96, -78, 20, 0.9) : "") +
    dots("M40-20q30-20 36-14M110-50q20-14 30-14", 6, "#4a3350", 2.4),
};

/**
 * The mark of a trap on one plot of its zone; the origin is the plot's front left corner, like a terrain's. `far` is a
 * thin veil and a border, `near` adds the marks, `now` is loud.
 */
export function trapZone(name: string, nearness: Nearness = "near"): string {
  if (!isTrap(name)) return "";
  const { strong } = TRAP_PAINT[name];
  const dash = { hail: "2 9", drought: "16 7", pests: "10 6 2 6" }[name];
  const [veil, width, mark] = { far: [0.1, 2.4, 0], near: [0.14, 3.4, 0.85], now: [0.24, 5.5, 1] }[nearness] as [
    number,
    number,
    number,
  ];
  return inked(
    path(
      PLOT_PATH,
      strong,
      ` fill-opacity="${veil}" stroke="${C.white}" stroke-opacity="` +
        `${nearness === "far" ? 0.35 : 0.8}" stroke-width="${width + 2.5}"`,
    ) +
      path(
        PLOT_PATH,
        "none",
        ` stroke="${strong}" stroke-opacity="${nearness === "far" ? 0.7 : 1}" stroke-width="${width}` +
          `" stroke-dasharray="${dash}"`,
      ) +
      (mark ? `<g opacity="${mark}">${MARKS[name](nearness === "now")}</g>` : ""),
  ).replace("<g", `<g class="hs-zone hs-${nearness}"`);
}

/** A little sign of a trap on a post, to stand beside a plot that is not its own any more. Origin: its foot. */
export const trapSign = (name: Trap): string =>
  inked(
    path("M0 0v-26", "none", ' stroke-width="4"') +
      rect(-20, -56, 40, 34, TRAP_PAINT[name].sky, 4) +
      at(0, -38, PICTURES[name](), 0.3),
  );
