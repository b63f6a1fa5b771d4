/** The neighbours, one of each colour, and what they bring. */
import { C, at, disc, dots, flat, inked, line, oval, path, pick, rect, shadow, spots } from "../../../art/draw.ts";
import { hairColour, skinOf } from "../../../art/figures.ts";
import { PAINT } from "./floors.ts";
import { kept } from "../../../art/kept.ts";
import type { Colour } from "./names.ts";

const WRAPS = [
  [C.coral, C.straw],
  [C.teal, C.white],
  [C.straw, C.brick],
  [C.plum, C.rose],
  [C.blue, C.coral],
  [C.leaf, C.cream],
] as const;

const parcel = (k: number): string => {
  const [paper, ribbon] = pick(WRAPS, k);
  return (
    rect(-11, -16, 22, 16, paper, 2) +
    line("M0-16v16M-11-8h22", ribbon, 3, ' stroke-linecap="butt" stroke-opacity="1"') +
    rect(-11, -16, 22, 16, "none", 2) +
    path("M0-16q-8-1-7-6 6-2 7 6 1-8 7-6 1 5-7 6z", ribbon, ' stroke-width="1.6"')
  );
};

/** A parcel, 24 × 24 units; the origin is the middle of its foot. */
export const giftArt = (k = 0): string => inked(shadow(0, 0, 12), parcel(k));

const HATS: Record<Colour, readonly [skin: number, behind: string, hat: string]> = {
  // A gambler's hat, headphones, a visor and two bunches, a mechanic's cap, goggles, straw and a flower.
  brown: [
    0,
    "",
    path("M-15-44q15 6 30 0-2-4-7-4 0-12-8-12t-8 12q-5 0-7 4z", "#8a5a34") + line("M-7-48q7 3 15 0", C.straw, 2.4),
  ],
  red: [
    2,
    path("M-11-46q0-14 11-14t11 14v10h-22z", hairColour(2)),
    path("M-9.4-42q0-12 9.4-12t9.4 12q-5-6-9-5-5-1-9.8 5z", hairColour(2)) +
      path("M-11-42q0-16 11-16t11 16", "none", ' stroke-width="3.4"') +
      rect(-14, -44, 5, 10, PAINT.red.strong, 2.5) +
      rect(9, -44, 5, 10, PAINT.red.strong, 2.5),
  ],
  mauve: [
    4,
    disc(-12, -48, 6, hairColour(1)) + disc(12, -48, 6, hairColour(1)),
    path("M-9.4-42q0-12 9.4-12t9.4 12q-4-5-9.4-5t-9.4 5z", hairColour(1)) +
      path("M-9.5-46q9-5 19 0l2 4q-12-5-23 0z", "#86588f"),
  ],
  grey: [3, "", path("M-9.8-43q0-13 9.8-13t9.8 13q5 0 7 3-12 1-26.6-3z", "#6c6d75") + disc(0, -57, 1.8, "#6c6d75")],
  "light-blue": [
    1,
    "",
    path("M-9.8-43q-1-13 9.8-13t9.8 13q-10-5-19.6 0z", "#4c9cc0") +
      line("M-9.5-49h19", C.white, 2) +
      path("M-9-47h18", "none", ' stroke-width="1.5"') +
      oval(-4, -50, 3.6, 2.6, C.ice) +
      oval(4, -50, 3.6, 2.6, C.ice),
  ],
  green: [
    2,
    path("M-10-44h20v14h-20z", hairColour(4)),
    path("M-17-43q17 7 34 0-3-4-9-4-1-9-8-9t-8 9q-6 0-9 4z", C.straw) +
      line("M-8-47q8 3 16 0", "#55874a", 2.6) +
      disc(6, -49, 3, C.coral, ' stroke-width="1.3"'),
  ],
};

const DRESS: Record<Colour, string> = {
  brown:
    path("M-4-31l4 8 4-8zM0-23v10", C.white, ' stroke-width="1.4"') +
    path("M-3-28l3 2 3-2v4l-3-2-3 2z", C.coral, ' stroke-width="1.2"'),
  red: at(
    0,
    -20,
    path("M-3 4v-8l6-1.5v8", "none", ' stroke="#fff1d8" stroke-opacity="1" stroke-width="1.8"') +
      flat(oval(-4.2, 4, 2, 1.6, "#fff1d8"), oval(1.8, 2.6, 2, 1.6, "#fff1d8")),
  ),
  mauve: path(
    "M0-25l1.6 3.4 3.8.4-2.8 2.6.8 3.8L0-16.8l-3.4 2 .8-3.8-2.8-2.6 3.8-.4z",
    C.straw,
    ' stroke-width="1.2"',
  ),
  grey:
    path("M-6-22h12v9h-12zM-6-22l-2-9M6-22l2-9", C.blue, ' stroke-width="1.6"') +
    path("M-3-19h6", "none", ' stroke-width="1.4"'),
  "light-blue": line("M-8-25q2-2.5 4 0t4 0 4 0 4 0M-8-18q2-2.5 4 0t4 0 4 0 4 0", C.white, 2),
  green:
    path("M-6-24h12v12h-12z", C.cream, ' stroke-width="1.4"') +
    path("M0-15q-4-1-4-5 4 0 4 5 0-5 4-5 0 4-4 5z", C.leaf, ' stroke-width="1"'),
};

/**
 * A neighbour, about 40 × 64 units; the origin is where they stand. `gift`: they bring a parcel. They are recognised by
 * hat and dress as well as by colour.
 */
export const neighbourArt = kept((colour: Colour, gift = false): string => {
  const [skin, behind, hat] = HATS[colour];
  const { strong, motif, floor } = PAINT[colour];
  const face = skinOf(skin);
  const cloth = colour === "grey" ? floor : colour === "light-blue" ? motif : strong;
  const arm = (d: string): string => path(d, "none", ' stroke-width="6.6"') + line(d, cloth, 3.8);
  return inked(
    shadow(0, 0, 15, 4),
    path("M-7-12h6v10h-6zM1-12h6v10H1z", colour === "grey" ? C.blue : C.navy) +
      path("M-9 0q0-4 4-4h4v4zM9 0q0-4-4-4H1v4z", C.dark),
    behind,
    gift ? "" : arm("M9-27l7-9") + disc(16.5, -37, 2.6, face) + arm("M-9-27l-4 12") + disc(-13, -14, 2.6, face),
    path("M-6-32h12q4 0 5 4l2 17h-26l2-17q1-4 5-4z", cloth),
    DRESS[colour],
    disc(0, -41, 10, face) +
      spots(
        [
          [-3.6, -40],
          [3.6, -40],
        ],
        2.8,
        "#33251f",
      ) +
      spots(
        [
          [-6.4, -37],
          [6.4, -37],
        ],
        3.4,
        "#e8836b99",
      ) +
      path("M-2.6-36q2.6 2.6 5.2 0", "none", ' stroke-width="1.5"'),
    at(0, LIFT[colour], hat),
    gift
      ? arm("M-10-26l3 8M10-26l-3 8") +
          at(0, -9, parcel(COLOUR_WRAP[colour])) +
          flat(disc(-10, -15, 2.6, face), disc(10, -15, 2.6, face))
      : "",
  );
});
/** Hats sit where they leave the eyes free. */
const LIFT: Record<Colour, number> = { brown: -4, red: -1, mauve: -2, grey: -3.5, "light-blue": -3, green: -4 };
const COLOUR_WRAP: Record<Colour, number> = { brown: 1, red: 2, mauve: 0, grey: 3, "light-blue": 0, green: 4 };

/** The little flag of a player: its colour and pattern are those of the board. Origin: the foot of the pole. */
export const flagArt = (colour: Colour): string =>
  inked(
    line("M0 0v-34", "#4a3426", 4.4) +
      line("M0 0v-34", C.white, 2) +
      path("M1-34q8 4 14 0t12 1v16q-6-4-12-1t-14 0z", PAINT[colour].strong) +
      dots("M6-25h18", 6, PAINT[colour].wall, 3) +
      disc(0, -35, 2.4, C.straw),
  );

/** The garden bench on which neighbours wait to be invited, 480 × 76: six places. */
export const benchArt = (): string =>
  inked(
    flat(rect(0, 14, 480, 62, "var(--ca-lawn,#a9c887)", 14), path("M14 62h452v14H14z", "var(--ca-path-2,#d8c6a4)")),
    line("M40 60v12M200 60v12M280 60v12M440 60v12", "#4a3426", 6) +
      rect(14, 30, 452, 8, C.pale, 4) +
      rect(14, 42, 452, 8, C.pale, 4) +
      rect(8, 54, 464, 12, C.oak, 5),
  );
