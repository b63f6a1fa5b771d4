/** An empty plot where somebody looked for a house: what is not there is only drawn with dashes. */
import { C, disc, flat, inked, line, oval, path, rect, shadow } from "./draw.ts";
import { bird, cat, dog, kid } from "./figures.ts";

export const NOWHERE = [0, 0, 320, 190] as const;

const missing = (): string =>
  path(
    "M96 148V92h108v56M84 94l66-48 66 48M138 148v-30h24v30M112 102h16v16h-16zM172 102h16v16h-16z",
    "none",
    ' stroke="var(--ink-soft,#6b5d4d)" stroke-dasharray="5 6"', // seen by night, too
  );

/** It points everywhere. */
const signpost = (x: number, y: number): string =>
  shadow(x, y, 12) +
  rect(x - 3, y - 66, 6, 66, C.nut, 2) +
  path(`M${x - 26} ${y - 62}h40l8 7-8 7h-40z`, C.pale) +
  path(`M${x + 24} ${y - 44}h-38l-8 7 8 7h38z`, C.sand) +
  line(`M${x - 18} ${y - 55}h22M${x - 8} ${y - 37}h22`, C.nut, 2.5);

const meadow = (): string =>
  flat(
    oval(160, 196, 190, 62, C.sage),
    oval(60, 204, 120, 52, C.leaf, ' fill-opacity=".35"'),
    disc(270, 40, 15, C.straw),
    path("M34 52q4-12 16-10 6-12 19-6 12-2 13 10 8 1 8 8H32q-4 0 2-2z", C.white, ' fill-opacity=".8"'),
  );

export const nowhere = (): string =>
  inked(
    meadow(),
    missing(),
    signpost(254, 162),
    cat(262, 96, 1, "sit"),
    shadow(58, 166, 10),
    kid(58, 166, 2, "stand"),
    shadow(92, 172, 14),
    dog(92, 172),
    bird(184, 52, C.blue),
  );
