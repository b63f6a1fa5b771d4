/** The cast: whom a bot sits down as. A head and shoulders each, around the origin, in a frame of 80 by 80. */
import { C, disc, flat, inked, line, oval, path, pick, rect, spots } from "./draw.ts";
import { hairColour, skinOf } from "./figures.ts";

export const PORTRAIT = [-40, -40, 80, 80] as const;

const EYE = "#33251f";
const GREY = "#c9c3bb";
const WHITE = "#ece6da";

type Hair = "short" | "bob" | "long" | "curls" | "bun" | "tails" | "bald" | "spiky" | "braids" | "side" | "scarf";
type Extra = "glasses" | "beard" | "moustache" | "cap" | "freckles" | "earrings" | "bow" | "pencil" | "band" | "teeth";

interface Looks {
  skin: number;
  hair: Hair;
  colour: string;
  clothes: string;
  wall: string;
  extras?: Extra[];
  isChild?: boolean;
}

/** Everybody looks like themselves, for ever; `bots/cast.py` has the same names. */
const LOOKS: Record<string, Looks> = {
  pip: {
    skin: 0,
    hair: "spiky",
    colour: hairColour(4),
    clothes: C.teal,
    wall: C.straw,
    extras: ["freckles", "teeth"],
    isChild: true,
  },
  tumi: {
    skin: 4,
    hair: "short",
    colour: hairColour(1),
    clothes: C.coral,
    wall: C.ice,
    extras: ["cap"],
    isChild: true,
  },
  coco: { skin: 3, hair: "curls", colour: hairColour(2), clothes: C.straw, wall: C.lilac, isChild: true },
  lulu: {
    skin: 1,
    hair: "tails",
    colour: hairColour(0),
    clothes: C.rose,
    wall: C.mint,
    extras: ["bow"],
    isChild: true,
  },
  bo: { skin: 2, hair: "side", colour: hairColour(3), clothes: C.sage, wall: C.peach, isChild: true },
  lea: { skin: 1, hair: "long", colour: hairColour(4), clothes: C.mint, wall: C.coral, extras: ["freckles"] },
  teo: { skin: 3, hair: "spiky", colour: hairColour(2), clothes: C.mustard, wall: C.blue },
  birta: { skin: 0, hair: "bun", colour: WHITE, clothes: C.rose, wall: C.sage, extras: ["glasses"] },
  max: { skin: 2, hair: "short", colour: hairColour(1), clothes: C.blue, wall: C.cream, extras: ["cap"] },
  zoe: { skin: 4, hair: "curls", colour: hairColour(0), clothes: C.plum, wall: C.mint, extras: ["band"] },
  jonas: { skin: 1, hair: "side", colour: hairColour(3), clothes: C.teal, wall: C.peach, extras: ["glasses"] },
  amelie: { skin: 0, hair: "bob", colour: hairColour(2), clothes: C.coral, wall: C.lilac, extras: ["band"] },
  katla: { skin: 1, hair: "braids", colour: hairColour(4), clothes: C.navy, wall: C.mint, extras: ["freckles"] },
  samir: { skin: 3, hair: "short", colour: hairColour(2), clothes: C.sage, wall: C.straw, extras: ["moustache"] },
  greta: { skin: 4, hair: "bob", colour: GREY, clothes: C.brick, wall: C.ice, extras: ["earrings", "glasses"] },
  margot: { skin: 0, hair: "bob", colour: hairColour(4), clothes: C.navy, wall: C.sand, extras: ["earrings"] },
  hugo: { skin: 1, hair: "short", colour: hairColour(0), clothes: C.mustard, wall: C.ice, extras: ["glasses"] },
  freyja: { skin: 4, hair: "braids", colour: hairColour(1), clothes: C.teal, wall: C.peach },
  oskar: { skin: 0, hair: "side", colour: hairColour(1), clothes: C.brick, wall: C.mint, extras: ["beard", "pencil"] },
  nadia: { skin: 2, hair: "long", colour: hairColour(2), clothes: C.plum, wall: C.straw, extras: ["earrings"] },
  iris: {
    skin: 3,
    hair: "bun",
    colour: hairColour(2),
    clothes: C.coral,
    wall: C.ice,
    extras: ["glasses", "earrings"],
  },
  walter: { skin: 4, hair: "bald", colour: WHITE, clothes: C.pine, wall: C.sand, extras: ["moustache", "glasses"] },
  sunna: { skin: 0, hair: "long", colour: hairColour(1), clothes: C.mustard, wall: C.lilac, extras: ["band"] },
  emile: { skin: 1, hair: "curls", colour: GREY, clothes: C.navy, wall: C.peach, extras: ["moustache"] },
  rosa: { skin: 2, hair: "bun", colour: GREY, clothes: C.wine, wall: C.mint, extras: ["earrings"] },
  magnus: { skin: 0, hair: "bald", colour: GREY, clothes: C.slate, wall: C.straw, extras: ["beard"] },
  colette: { skin: 1, hair: "curls", colour: WHITE, clothes: C.wine, wall: C.ice, extras: ["earrings", "glasses"] },
  hildur: { skin: 0, hair: "braids", colour: WHITE, clothes: C.pine, wall: C.peach, extras: ["pencil"] },
  anselm: { skin: 2, hair: "side", colour: GREY, clothes: C.navy, wall: C.cream, extras: ["beard", "glasses"] },
  yuki: { skin: 1, hair: "bob", colour: hairColour(2), clothes: C.coal, wall: C.rose, extras: ["glasses"] },
  alix: { skin: 4, hair: "bob", colour: hairColour(2), clothes: C.sage, wall: C.rose, extras: ["freckles"] },
  kari: { skin: 0, hair: "spiky", colour: hairColour(1), clothes: C.blue, wall: C.straw, extras: ["beard"] },
  noor: { skin: 1, hair: "scarf", colour: C.teal, clothes: C.plum, wall: C.cream },
  sven: { skin: 4, hair: "short", colour: hairColour(3), clothes: C.slate, wall: C.mint, extras: ["beard"] },
  mei: { skin: 4, hair: "tails", colour: hairColour(2), clothes: C.brick, wall: C.ice, extras: ["glasses"] },
};

/** Somebody's portrait; whoever is not of the cast gets a face all the same, and always the same. */
export function portrait(id: string): string {
  const looks = LOOKS[id] ?? pick(Object.values(LOOKS), sumOf(id));
  const [behind, before] = hairOf(looks);
  return (
    flat(rect(-40, -40, 80, 80, looks.wall), disc(24, -26, 30, "#fffaf040")) +
    inked(
      behind,
      shoulders(looks),
      rect(-6, 8, 12, 14, skinOf(looks.skin), 4),
      oval(0, -4, looks.isChild ? 17.5 : 16, 18, skinOf(looks.skin)),
      face(looks),
      before,
      ...(looks.extras ?? []).map((extra) => EXTRAS[extra](looks)),
    )
  );
}

/** The same number for the same name. */
const sumOf = (name: string): number => Array.from(name).reduce((sum, sign) => sum + sign.codePointAt(0)!, 0);

export const isPortrayed = (id: string): boolean => id in LOOKS;

const shoulders = ({ clothes, isChild }: Looks): string =>
  isChild
    ? path("M-22 42q0-20 13-22h18q13 2 13 22z", clothes) + line("M-14 33h28M-13 38h26", "#fffaf099", 3)
    : path("M-30 42q0-20 18-23l12 7 12-7q18 3 18 23z", clothes) + path("M-12 19l12 13 12-13");

const face = ({ isChild }: Looks): string =>
  spots(
    [
      [-6.5, -4],
      [6.5, -4],
    ],
    isChild ? 5 : 4.2,
    EYE,
  ) +
  spots(
    [
      [-11, 3],
      [11, 3],
    ],
    6,
    "#e8836b80",
  ) +
  path("M-4.5 5q4.5 4.5 9 0") +
  line("M-1 0q2 1 1 2", "#4a342680", 1.6) +
  (isChild ? "" : line("M-10-9.5q3-2 6 0M4-9.5q3-2 6 0", "#4a3426", 1.8));

const FRINGE = "M-17-5q-1-18 17-18T17-5q-5-9-13-10-9 6-21 10z";
const CROWN = "M-17.5-5q0-19 17.5-19T17.5-5Q11-14 0-13.5T-17.5-5z";

const HAIR: Record<Hair, (colour: string) => [behind: string, before: string]> = {
  short: (colour) => ["", path(CROWN, colour)],
  side: (colour) => ["", path("M-17-2q-4-22 15-22 20-1 19 20-3-6-6-9-14 1-22-3-4 5-6 14z", colour)],
  bob: (colour) => [
    path("M-21 14V-6a21 20 0 0 1 42 0v20q-5 3-10 2V0h-22v16q-5 1-10-2z", colour),
    path(FRINGE, colour),
  ],
  long: (colour) => [path("M-20 34q-4-20-1-40a21 20 0 0 1 42 0q3 20-1 40z", colour), path(FRINGE, colour)],
  curls: (colour) => [
    [-19, -12, -4, 4, 12, 19]
      .map((x) => disc(x, -12 - Math.sqrt(Math.max(0, 400 - x * x)) / 2, 7.5, colour))
      .join("") +
      disc(-19, -4, 6, colour) +
      disc(19, -4, 6, colour),
    path(CROWN, colour),
  ],
  bun: (colour) => [disc(0, -27, 8.5, colour), path(CROWN, colour)],
  tails: (colour) => [disc(-22, -4, 8.5, colour) + disc(22, -4, 8.5, colour), path(CROWN, colour)],
  bald: (colour) => [disc(-16, -3, 5, colour) + disc(16, -3, 5, colour), ""],
  spiky: (colour) => ["", path("M-17-5l-4-9 7 1 0-10 8 5 4-9 6 8 8-5 1 9 7-1-4 11q-7-9-16-8.5T-17-5z", colour)],
  braids: (colour) => [
    path("M-20 30q-6-18 1-34l7 6-3 28zM20 30q6-18-1-34l-7 6 3 28z", colour) +
      line("M-21 8l5 3M-21 15l5 3M-21 22l5 3M21 8l-5 3M21 15l-5 3M21 22l-5 3", "#4a342680", 1.6),
    path(FRINGE, colour),
  ],
  scarf: (colour) => [
    path("M-24 30q-3-58 24-58t24 58z", colour),
    path("M-18-1q-1-24 18-24t18 24q-5-15-18-15T-18-1zM-17 6q4 16 17 16t17-16q6 18-2 24h-30q-8-6-2-24z", colour),
  ],
};

const hairOf = ({ hair, colour }: Looks): [behind: string, before: string] => HAIR[hair](colour);

const EXTRAS: Record<Extra, (looks: Looks) => string> = {
  glasses: () => disc(-6.5, -4, 5.6, "none") + disc(6.5, -4, 5.6, "none") + path("M-1-4.5h2M-12-5l-4-1M12-5l4-1"),
  beard: ({ colour }) =>
    path("M-15.5 2q1 16.5 15.5 17t15.5-17q-4 3-8 2-7-3-15 0-4 1-8-2z", colour) + path("M-4 9q4 3 8 0"),
  moustache: ({ colour }) => path("M0 2q-9-1-11 6 8 1 11-2 3 3 11 2-2-7-11-6z", colour),
  cap: ({ clothes }) => path("M-18-11q0-16 18-16t18 16z", clothes) + path("M-2-14q18-3 26 2-8 4-26 2z", clothes),
  freckles: () =>
    spots(
      [
        [-10, 0],
        [-7.5, 2],
        [7.5, 2],
        [10, 0],
        [-12, 3],
        [12, 3],
      ],
      1.6,
      "#a0562e",
    ),
  earrings: () =>
    spots(
      [
        [-17, 3],
        [17, 3],
      ],
      4.5,
      C.mustard,
    ),
  bow: () => path("M0-22l-9-5v10zM0-22l9-5v10z", C.coral) + disc(0, -22, 2.6, C.coral),
  pencil: () => line("M13-8l14-12", C.mustard, 4.5) + line("M26-19l3-2.6", EYE, 3),
  band: () => line("M-16.5-11q16-9 33 0", C.coral, 4),
  teeth: () => rect(-2.4, 6.4, 4.8, 3.4, C.white, 1, ' stroke-width="1"'),
};

/** A person has no portrait, but a colour and a letter. */
const SHIRTS = [C.wine, C.navy, C.pine, C.dark, "#6f4a78", "#2f6f6c"];
export const shirt = (name: string): string => pick(SHIRTS, sumOf(name));
export const initial = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? "";
