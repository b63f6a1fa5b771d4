/** Who builds: seven characters, what they say, and what it all comes to in the end. */
import {
  C,
  at,
  disc,
  dots,
  flat,
  glow,
  inked,
  line,
  n,
  oval,
  path,
  range,
  rect,
  shade,
  shadow,
} from "../../../art/draw.ts";
import { cat, hairColour, skinOf } from "../../../art/figures.ts";
import { CHARACTERS, type Character, RANKS, type Rank } from "./names.ts";
import { resourceIcon } from "./resources.ts";

const bust = (skin: number, hair: string, clothes: string, over = ""): string => {
  const face = skinOf(skin);
  return (
    path("M-34 0q-1-26 20-30h28q21 4 20 30z", clothes) +
    over +
    path("M-7-34v8q7 6 14 0v-8z", face) +
    shade("M-7-32h14v5q-7 4-14 0z", 0.16) +
    disc(-20, -50, 5, face) +
    disc(20, -50, 5, face) +
    path("M-20-56q0-20 20-20t20 20v8q0 20-20 20t-20-20z", face) +
    hair +
    flat(
      disc(-8, -50, 2.2, "#3a2a24"),
      disc(8, -50, 2.2, "#3a2a24"),
      oval(-13, -43, 3.4, 2.2, "#e8836b99"),
      oval(13, -43, 3.4, 2.2, "#e8836b99"),
    ) +
    path("M-1-48q-3 5 1 5")
  );
};
const smile = path("M-6-38q6 6 12 0");
const helmet = (colour: string): string =>
  path("M-22-58q0-24 22-24t22 24z", colour) +
  rect(-27, -61, 54, 7, colour, 3) +
  path("M-5-82v21M5-82v21", "none", ' stroke-width="1.6"');

const PEOPLE: Record<Character, { ground: string; draw: () => string }> = {
  mason: {
    ground: "#d6d2ca",
    draw: () =>
      bust(
        1,
        path("M-21-58q21-10 42 0l-5-16-11 5-10-6-9 7z", C.cream),
        C.coral,
        path("M-16-30v30h32v-30l-6-1v12h-20v-12z", "#8c887f"),
      ) +
      path("M-19-46q3 22 19 22t19-22q-5 7-11 6-8-4-16 0-6 1-11-6z", hairColour(0)) +
      path("M-4-36q4 3 8 0") +
      at(
        40,
        -20,
        path("M0 14V2M-1 4q8-2 7-10", "none", ' stroke-width="5"') +
          path("M5-8L-8-16 12-40q8 10 8 26z", "#b9c4cc") +
          disc(0, 8, 7, skinOf(1)),
      ) +
      at(-40, -18, resourceIcon("concrete"), 1.3),
  },
  carpenter: {
    ground: "#f0d3a4",
    draw: () =>
      path("M-21-52q-8 26 2 34h38q10-8 2-34z", hairColour(4)) +
      bust(
        4,
        path("M-21-52q-1-26 21-26t21 26q-8-4-12-14-12 10-30 14z", hairColour(4)) +
          path("M-22-60q22-14 44 0l-1-8q-21-14-42 0z", C.coral),
        C.teal,
        path("M-17-26h34v26h-34z", C.nut) +
          path("M-15-30v6M15-30v6", "none", ' stroke-width="5"') +
          path("M-8-16h16v10h-16z", C.oak),
      ) +
      smile +
      line("M20-58l12-6", C.straw, 4) +
      at(42, -18, line("M0 18l6-34", C.nut, 6) + path("M-8-24l24 4-1 9-24-4z", C.slate) + disc(2, 4, 7, skinOf(4))) +
      at(
        -42,
        -14,
        '<g transform="rotate(-18)">' +
          rect(-8, -34, 14, 54, C.pale, 1) +
          path("M-4-26v20M1-20v26", "none", ' stroke-width="1.3"') +
          "</g>",
      ),
  },
  gardener: {
    ground: "#cfe3b4",
    draw: () =>
      path("M-20-50q-4 20 0 26h40q4-6 0-26z", hairColour(2)) +
      bust(
        3,
        path("M-20-54q2-14 20-14t20 14z", hairColour(2)) +
          path("M-40-58q40 16 80 0-6-6-18-6-2-22-22-22t-22 22q-12 0-18 6z", C.straw) +
          line("M-21-63q21 7 42 0", C.leaf, 5) +
          disc(14, -66, 5, C.coral),
        C.leaf,
        path("M-15-30v30M15-30v30", "none", ` stroke="${C.pine}" stroke-width="6"`),
      ) +
      smile +
      at(
        -40,
        -6,
        path("M-16-18h24V6h-24z", "#7fb6cf") +
          path("M8-4l16-16M-16-12q-12 4 0 14M-12-18q8-14 16 0", "none", ' stroke-width="3.4"') +
          path("M20-24l8 6", "none", ' stroke-width="6"'),
      ) +
      at(
        42,
        -4,
        path("M-9-14h18l-3 18h-12z", C.coral) +
          path("M0-14v-14", "none", ` stroke="${C.pine}" stroke-width="3"`) +
          [0, 1, 2, 3, 4]
            .map((i) => disc(Math.cos(i * 1.26) * 6, -34 + Math.sin(i * 1.26) * 6, 4.4, C.rose, ' stroke-width="1.4"'))
            .join("") +
          disc(0, -34, 3.6, C.mustard),
      ),
  },
  "good-neighbour": {
    ground: "#f6c9b4",
    draw: () =>
      [
        [-20, -62],
        [-10, -76],
        [6, -80],
        [19, -68],
        [23, -54],
        [-23, -50],
      ]
        .map(([x, y]) => disc(x!, y!, 11, "#cfc8c4"))
        .join("") +
      bust(
        0,
        [
          [-13, -68],
          [1, -72],
          [14, -67],
        ]
          .map(([x, y]) => disc(x!, y!, 8, "#cfc8c4"))
          .join(""),
        C.plum,
        dots("M-22-6h46M-26-14h12M16-14h12", 11, C.rose, 4),
      ) +
      disc(-8, -50, 7, "none") +
      disc(8, -50, 7, "none") +
      path("M-1-50h2") +
      smile +
      path("M-40 2v-12q40-6 80 0V2z", C.oak) +
      path("M-36-10q6-22 36-22t36 22z", C.mustard) +
      path("M-20-24l6 10M-4-27l4 12M12-26l2 12M-30-14q30-8 60 0", "none", ' stroke-width="2"') +
      line("M-12-36q-4-5 0-8M12-36q4-5 0-8", C.white, 2.4) +
      disc(-38, -6, 7, skinOf(0)) +
      disc(38, -6, 7, skinOf(0)),
  },
  banker: {
    ground: "#c8d6e0",
    draw: () =>
      bust(
        2,
        path("M-18-70h36v-22q-18-5-36 0z", C.coal) +
          line("M-18-76q18 4 36 0", C.coral, 5) +
          rect(-30, -72, 60, 7, C.coal, 3.5),
        C.navy,
        path("M-10-30L0-10l10-20z", C.white) + path("M-7-28l7 4 7-4v9l-7-4-7 4z", C.coral),
      ) +
      disc(8, -50, 7.5, "#ffffff40") +
      path("M15-47q6 12 4 22", "none", ' stroke-width="1.5"') +
      path("M-14-42q7-6 14 0 7-6 14 0-7 5-14 1-7 4-14-1z", "#4a342c") +
      path("M-4-35q4 3 8 0") +
      at(
        41,
        -8,
        range(4)
          .map((i) => oval(0, -i * 7, 13, 5, C.straw))
          .join("") + path("M-4-21h8", "none", ' stroke-width="1.8"'),
      ) +
      at(
        -41,
        -6,
        path("M-16 4q-4-22 16-24 20 2 16 24z", C.oak) + path("M-6-20l-3-7h18l-3 7z", C.oak) + disc(0, -6, 6, C.straw),
      ),
  },
  "site-manager": {
    ground: "#fbe3a0",
    draw: () =>
      bust(
        4,
        helmet(C.straw),
        C.mustard,
        path("M-22-28l4 28M22-28l-4 28", "none", ' stroke="#fff6d8" stroke-width="7"') +
          path("M-5-30h10V0h-10z", C.navy),
      ) +
      smile +
      at(
        -40,
        -12,
        `<g transform="rotate(-12)">${
          rect(-14, -22, 28, 34, C.nut, 2) +
          rect(-11, -17, 22, 26, C.white, 1) +
          rect(-6, -25, 12, 6, C.slate, 2) +
          line("M-7-10h3M-7-3h3M-7 4h3", C.leaf, 3) +
          line("M-1-10h8M-1-3h8M-1 4h6", C.stone, 2)
        }</g>`,
      ) +
      at(
        41,
        -10,
        oval(-8, -14, 8, 9, C.coal) +
          oval(9, -14, 8, 9, C.coal) +
          disc(-8, -15, 5, C.ice) +
          disc(9, -15, 5, C.ice) +
          rect(-3, -18, 7, 6, C.coal) +
          disc(0, 0, 7, skinOf(4)),
      ),
  },
  architect: {
    ground: "#b9d3d2",
    draw: () =>
      path("M-20-50q-6 22 4 30h32q10-8 4-30z", hairColour(1)) +
      disc(0, -82, 9, hairColour(1)) +
      line("M-12-90l26 12", C.coral, 3.4) +
      bust(
        0,
        path("M-21-52q-1-26 21-26t21 26q-4-12-20-15-16 3-22 15z", hairColour(1)),
        C.wine,
        path("M-10-30L0-14l10-16", C.white),
      ) +
      disc(-8, -50, 7, "none") +
      disc(8, -50, 7, "none") +
      path("M-1-50h2") +
      smile +
      at(
        38,
        -10,
        '<g transform="rotate(10)">' +
          rect(-20, -30, 38, 34, "#4f7fa8", 2) +
          path("M-12-4v-12l11-10 11 10v12zM-4-4v-8h6v8", "none", ' stroke="#ffffff" stroke-opacity=".9"') +
          "</g>" +
          disc(-10, 2, 7, skinOf(0)),
      ) +
      at(
        -40,
        -12,
        path("M-12 14L0-26l12 40", "none", ' stroke-width="4"') + disc(0, -26, 4.4, C.mustard) + path("M-7-2h14"),
      ),
  },
};

export const PORTRAIT = { width: 120, height: 120 } as const;

/** The portrait of a character, 120 × 120 units, framed. */
export function characterArt(name: string): string {
  const who = CHARACTERS.find((each) => each === name);
  if (!who) return inked(rect(3, 3, 114, 114, "var(--card,#fffaf0)", 16), at(60, 96, cat(0, 0, 3, "sit"), 2.2));
  const { ground, draw } = PEOPLE[who];
  return inked(
    `<clipPath id="hs-portrait"><rect x="4" y="4" width="112" height="112" rx="15"/></clipPath>`,
    '<g clip-path="url(#hs-portrait)">' +
      flat(rect(0, 0, 120, 120, ground), disc(60, 70, 46, "#ffffff55")) +
      `${at(60, 117, draw(), 0.96)}<path d="M0 0h120v120H0z" fill="var(--art-dusk,transparent)"` +
      ' stroke="none"/></g>',
    rect(4, 4, 112, 112, "none", 15, ' stroke-width="2.6"'),
  );
}

/**
 * A speech bubble, 56 × 52 units; its tail points to the lower left, at (10, 50). `A` and `B` name a queue, anything
 * else is a shrug.
 */
export function wordBubble(word: string): string {
  const fill = word === "A" ? C.straw : word === "B" ? C.ice : C.cream;
  const shape =
    word === "A"
      ? "M16 4h26q10 0 10 10v16q0 10-10 10H24L10 50l3-11q-7-2-7-9V14Q6 4 16 4z"
      : word === "B"
        ? "M29 3q24 0 24 19T29 41q-4 0-7-1L10 50l3-13Q5 32 5 22 5 3 29 3z"
        : "M14 10q4-8 13-6 8-5 14 2 10 0 10 9 5 6-1 12-1 9-10 9-6 6-13 2-9 3-12-4-8-1-8-9-4-8 7-15z";
  const said =
    word === "A" || word === "B"
      ? line(
          word === "A" ? "M20 33l9-22 9 22M23 26h12" : "M22 11v22h8q7 0 7-6t-7-6h-8h7q6 0 6-5t-6-5z",
          "#3a2a20",
          4.6,
          ' stroke-opacity="1"',
        )
      : line("M20 22h0M29 22h0M38 22h0", "#3a2a20", 5.6, ' stroke-opacity="1"');
  return inked(
    path(shape, fill) + (word === "A" || word === "B" ? "" : disc(15, 43, 3.6, fill) + disc(10, 49, 2, fill)) + said,
  );
}

// Ranks, 96 × 96 units: a medal, the home on it, and stars by rank.

const windows = (places: readonly (readonly [number, number])[], w: number, h: number): string =>
  places.map(([x, y]) => rect(x, y, w, h, "var(--art-window,#bfe3f2)", 1, ' stroke-width="1.5"')).join("");
const RANK: Record<Rank, { ground: string; draw: () => string }> = {
  cabin: {
    ground: "#cfe0b4",
    draw: () =>
      path("M-20 0v-22h40V0z", C.oak) +
      path("M-20-7h40M-20-14h40", "none", ' stroke-width="1.3"') +
      path("M-27-20L0-42l27 22z", C.nut) +
      rect(-6, -16, 12, 16, C.dark, 1) +
      cat(25, 1, 0, "sit"),
  },
  "nice-house": {
    ground: "#bfe0ea",
    draw: () =>
      rect(12, -54, 8, 18, C.brick, 1) +
      path("M-24 0v-30h48V0z", C.cream) +
      path("M-32-28L0-56l32 28z", C.coral) +
      windows(
        [
          [-18, -24],
          [8, -24],
        ],
        10,
        11,
      ) +
      rect(-5, -18, 10, 18, C.teal, 1) +
      disc(0, -38, 4, "var(--art-window,#bfe3f2)"),
  },
  manor: {
    ground: "#d9cbe8",
    draw: () =>
      path("M-34 0v-30h68V0z", C.peach) +
      path("M-40-30l10-20h60l10 20z", "#7c869c") +
      path("M-13 0v-46h26V0z", C.cream) +
      path("M-18-46L0-62l18 16z", "#6d7484") +
      windows(
        [
          [-29, -24],
          [19, -24],
          [-29, -11],
          [19, -11],
          [-4, -40],
        ],
        9,
        9,
      ) +
      path("M-6 0v-14q6-7 12 0V0z", C.wine),
  },
  palace: {
    ground: "#fbe3a0",
    draw: () =>
      path("M-32 0v-34h64V0z", C.white) +
      path("M-42 0v-44h16V0zM26 0v-44h16V0z", C.rose) +
      path("M-45-43l11-20 11 20zM23-43l11-20 11 20z", C.coral) +
      path("M-18-34q0-22 18-24 18 2 18 24z", C.teal) +
      path("M0-58v-12M-34-63v-8M34-63v-8") +
      path("M0-70l11 4-11 4zM-34-71l8 3-8 3zM34-71l8 3-8 3z", C.mustard) +
      windows(
        [
          [-38, -34],
          [30, -34],
          [-20, -24],
          [12, -24],
        ],
        8,
        12,
      ) +
      path("M-7 0v-16q7-8 14 0V0z", C.mustard) +
      glow(0, -14, 30),
  },
};

/** The emblem of a rank, 96 × 96 units. */
export function rankArt(name: string): string {
  const rank = RANKS.find((each) => each === name) ?? "cabin";
  const { ground, draw } = RANK[rank];
  const count = RANKS.indexOf(rank) + 1;
  return inked(
    disc(48, 46, 43, C.mustard) + dots("M48 6a40 40 0 1 1-.1 0", 8, "#ffffff80", 2) + disc(48, 46, 37, ground),
    '<clipPath id="hs-medal"><circle cx="48" cy="46" r="36"/></clipPath><g clip-path="url(#hs-medal)">' +
      flat(oval(48, 82, 44, 22, "var(--hs-meadow,#a9c887)")) +
      at(48, 71, shadow(0, 0, 30, 4) + draw(), [0.95, 0.92, 0.84, 0.72][count - 1]) +
      "</g>",
    disc(48, 46, 37, "none"),
    path("M14 76h68l10 8-8 8H12l-8-8z", C.coral) +
      range(count)
        .map((i) =>
          path(
            "M0-5.5l1.7 3.5 3.900.5-2.900 2.700.8 3.900L0 3.100-3.5 5.100l.8-3.900L-5.600-1.500l3.900-.5z",
            C.straw,
            ` transform="translate(${n(48 + (i - (count - 1) / 2) * 16)} 84)" stroke-width="1.2"`,
          ),
        )
        .join(""),
  );
}
