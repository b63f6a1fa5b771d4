/** A picture for anything that has a name and nothing else: a colour and a sign, always the same ones. */
import { C, at, disc, flat, inked, n, oval, path, pick, range, rect, shine } from "../art/draw.ts";
import { kept } from "../art/kept.ts";

export const TILE = 100;

const GROUNDS = [
  C.sand,
  C.straw,
  C.peach,
  C.rose,
  C.lilac,
  C.ice,
  C.mint,
  C.sage,
  C.pale,
  "#cfe0ee",
  "#f0d9c0",
  "#dcd3e8",
];
const PAINTS = [C.coral, C.teal, C.plum, C.leaf, C.navy, C.mustard, C.brick, C.pine, C.wine, C.blue];
const SIGNS: readonly ((paint: string) => string)[] = [
  (paint) =>
    path("M-26 24V-4L0-28 26-4v28z", paint) +
    path("M-34 2L0-30 34 2", "none", ' stroke-width="5"') +
    rect(-7, 4, 14, 20, C.cream, 2),
  (paint) => rect(-3.5, 4, 7, 22, C.nut, 2) + disc(0, -6, 22, paint) + shine("M-14-14q4-9 13-10l-2 5q-6 1-7 6z"),
  (paint) => path("M0-28l8 17 19 3-13 13 3 19L0 15l-17 9 3-19L-27-8l19-3z", paint),
  (paint) => path("M0-28q22 26 22 38a22 20 0 0 1-44 0q0-12 22-38z", paint) + shine("M-12 10q0-8 6-16l2 3q-4 6-4 13z"),
  (paint) =>
    flat(
      ...range(6).map((k) =>
        at(18 * Math.cos((k * Math.PI) / 3), 18 * Math.sin((k * Math.PI) / 3), disc(0, 0, 10, paint)),
      ),
    ) + disc(0, 0, 9, C.straw),
  (paint) => rect(-28, -20, 56, 40, paint, 4) + path("M-28-7h56M-28 7h56M-9-20v13M14-7V7M-16 7v13"),
  (paint) =>
    path("M-22 26V-14a22 16 0 0 1 44 0v40z", paint) +
    disc(12, 6, 3, C.straw) +
    path("M0-28v54", "none", ' stroke-width="1.4"'),
  (paint) => path("M-26 0q0-22 26-26Q26-22 26 0z", paint) + path("M0-26V20q0 8-8 6", "none", ' stroke-width="4"'),
  (paint) =>
    disc(-12, -6, 13, paint) +
    disc(-12, -6, 5, C.cream) +
    path("M0-2l28 20M16 10l6-8M24 16l6-8", "none", ' stroke-width="5"'),
  (paint) => oval(0, 18, 26, 6, C.nut) + path("M-20 16l6-34h28l6 34z", paint) + path("M-18 0h36"),
  (paint) =>
    path("M-30 8q10-16 20 0t20 0 20 0v16h-60z", paint) +
    path("M-30-8q10-16 20 0t20 0 20 0", "none", ' stroke-width="4"'),
  (paint) => path("M0 26C-34 4-26-24-10-22q8 1 10 9 2-8 10-9c16-2 24 26-10 48z", paint),
];

function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return hash;
}

/** A thing by its name, 100 × 100 units. */
export const thingArt = kept((kind: string): string => {
  const hash = hashOf(kind);
  const [ground, paint, sign] = [pick(GROUNDS, hash), pick(PAINTS, hash >>> 4), pick(SIGNS, hash >>> 9)];
  return inked(rect(3, 3, 94, 94, ground, 14), at(50, 50, sign(paint), 1.12));
});

/** An empty place. */
export const emptyArt = (): string =>
  rect(4, 4, 92, 92, "none", 14, ' fill="none" stroke="var(--line,#d9cdb8)" stroke-width="3" stroke-dasharray="8 7"');

export const letters = (
  x: number,
  y: number,
  size: number,
  text: string,
  colour = "var(--ink-soft,#6b5f52)",
): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="800" text-anchor="middle" fill="${colour}" ` +
  `font-family="var(--font,sans-serif)">${text.replace(/[<&]/g, "")}</text>`;
