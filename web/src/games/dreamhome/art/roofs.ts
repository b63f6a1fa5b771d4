/** Roof tiles: four colours, each with a pattern of its own, so that nobody needs to tell the colours apart. */
import { C, INK, at, glow, inked, line, n, path, range, rect, shade, shine } from "../../../art/draw.ts";
import { ROOF_COLOURS, type RoofColour } from "./names.ts";
import { partsOf } from "../../../art/parts.ts";

const PAINT: Record<RoofColour, [tile: string, line: string]> = {
  red: ["var(--dh-roof-red,#cf5f48)", "var(--dh-roof-red-line,#a23f30)"],
  brown: ["var(--dh-roof-brown,#9a6a45)", "var(--dh-roof-brown-line,#6f4729)"],
  grey: ["var(--dh-roof-grey,#8f97a1)", "var(--dh-roof-grey-line,#656d79)"],
  green: ["var(--dh-roof-green,#6f9a68)", "var(--dh-roof-green-line,#47713f)"],
};

/** A roof card's colour and whether it has a window: `roof-red-window`, `roof-grey#2`. */
export interface RoofTile {
  colour: RoofColour;
  window: boolean;
}

export function roofTile(card: string): RoofTile | null {
  const [roof, colour, window] = partsOf(card).name.split("-");
  const known = ROOF_COLOURS.find((each) => each === colour);
  return roof === "roof" && known ? { colour: known, window: window === "window" } : null;
}

const rows = (step: number, h: number, draw: (y: number, odd: boolean) => string): string => {
  let d = "";
  for (let y = step, i = 0; y <= h; y += step, i++) d += draw(y, i % 2 === 1);
  return d;
};

/** Red: round tiles. Brown: wooden shingles. Grey: slate diamonds. Green: standing seams with ferns of moss. */
function pattern(colour: RoofColour, w: number, h: number): string {
  const many = (step: number, from: number): number[] =>
    range(Math.ceil((w - from) / step)).map((i) => from + i * step);
  const d = {
    red: () =>
      rows(14, h + 13, (y, odd) => `M${odd ? -10 : 0} ${y - 7}${"q0 8 10 8t10-8".repeat(Math.ceil(w / 20) + 1)}`),
    brown: () =>
      rows(
        13,
        h,
        (y, odd) =>
          `M0 ${y}h${w}` +
          many(26, odd ? 20 : 8)
            .map((x) => `M${x} ${y - 13}v13`)
            .join(""),
      ),
    grey: () =>
      many(16, -h)
        .map((x) => `M${x} 0l${h} ${h}`)
        .join("") +
      range(Math.ceil((w + h) / 16))
        .map((i) => `M${i * 16} 0l-${h} ${h}`)
        .join(""),
    green: () =>
      many(15, 8)
        .map((x) => `M${x} 0v${h}`)
        .join("") +
      many(30, 8)
        .map((x) => `M${x} ${n(h * 0.4)}h15M${x + 15} ${n(h * 0.75)}h15`)
        .join(""),
  }[colour]();
  return line(d, PAINT[colour][1], colour === "green" ? 2.6 : 1.8);
}

const dormer = (): string =>
  glow(0, 11, 34) +
  path("M-26 30v-32L0-24 26-2v32z", C.cream) +
  path("M-33 2L0-27 33 2l-4 5L0-18-29 7z", C.nut) +
  rect(-14, -2, 28, 26, "var(--art-window,#bfe3f2)", 2) +
  line("M0-2v26M-14 11h28", C.white, 3) +
  rect(-14, -2, 28, 26, "none", 2, ` stroke="${INK}"`) +
  shine("M-11 20l8-18h4l-7 18z", 0.5) +
  rect(-18, 24, 36, 5, C.white, 2) +
  line("M-13 24q2-7 4 0 3-8 5 0 3-7 5 0 3-8 5 0 2-7 5 0", C.coral, 3);

/**
 * One roof tile, `w` × `h`, with its lower left corner cut by `left` units at the ridge and its lower right by `right`
 * (the ends of a hipped roof).
 */
export function roofArt(tile: RoofTile, w = 160, h = 100, left = 0, right = 0): string {
  const id = ["dh-roof", w, h, left, right].map(String).join("-"); // the same shape everywhere it occurs
  const shape = `M${left} 0H${w - right}L${w} ${h}H0z`;
  const [paint] = PAINT[tile.colour];
  return inked(
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
    `<g clip-path="url(#${id})">${rect(0, 0, w, h, paint, 0, ' stroke="none"')}` +
      `${pattern(tile.colour, w, h)}${shine(`M0 0h${w * 0.5}L0 ${h}z`, 0.12)}` +
      `${shade(`M0 ${h - 8}h${w}v8H0z`, 0.16)}</g>`,
    path(shape),
    tile.window ? at(w / 2 + (left - right) * 0.12, h * 0.5, dormer(), Math.min(1, h / 96)) : "",
  );
}

/** A roof card that lies face down: a bundle of tiles wrapped in paper. */
export const roofBundle = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    path("M-20 0v-16q20-6 40 0V0z", "#d9bd8c") +
      path("M-20-16l4-4q16-5 32 0l4 4q-20-6-40 0z", "#e9d3a8") +
      line("M-7-20v20M7-20v20", C.coral, 2.4) +
      shade("M10-18q6 0 10 2V0h-10z", 0.12),
    scale,
  );

/** The same alone: 44 × 26 units, standing on the origin. */
export const bundleArt = (): string => inked(roofBundle(0, 0));

/** The cards of a roof as tiles. */
export const roofTiles = (cards: readonly string[]): RoofTile[] => cards.map(roofTile).filter((tile) => tile !== null);
