/** The pen: SVG as strings. Shapes have an ink line unless they are inside `flat`. */

export const INK = "var(--art-ink,#4a3426)";

/** A part of a picture, in its own units. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The paint box. Every picture of the game takes its colours from here. */
export const C = {
  white: "#fffaf0",
  cream: "#f8ebd0",
  sand: "#e9d3a8",
  straw: "#f0c869",
  mustard: "#e0a63a",
  peach: "#f2c3a0",
  rose: "#e79f94",
  coral: "#dd7355",
  brick: "#b9503c",
  wine: "#8c3f4b",
  plum: "#8b6491",
  lilac: "#c9c4e4",
  navy: "#43597c",
  blue: "#6a93b8",
  ice: "#bfdfe6",
  teal: "#4c918e",
  mint: "#cfe3c8",
  sage: "#9fba8b",
  leaf: "#6d9c5c",
  pine: "#4b7450",
  oak: "#cf9a62",
  pale: "#e6bd88",
  nut: "#a06c42",
  dark: "#6d4730",
  stone: "#bdb6aa",
  slate: "#8a8c92",
  coal: "#50474a",
} as const;

type Rest = string;

/** One decimal is enough for a picture of this size. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

/** Nothing is written that goes without saying. */
const from = (name: string, value: number): string => (value ? ` ${name}="${n(value)}"` : "");
const filled = (fill: string): string => (fill === "none" ? "" : ` fill="${fill}"`);

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, rest: Rest = ""): string =>
  rx
    ? `<rect${from("x", x)}${from("y", y)} width="${n(w)}" height="${n(h)}" rx="${n(rx)}"${filled(fill)}${rest}/>`
    : `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z"${filled(fill)}${rest}/>`;

export const disc = (x: number, y: number, r: number, fill: string, rest: Rest = ""): string =>
  `<circle${from("cx", x)}${from("cy", y)} r="${n(r)}"${filled(fill)}${rest}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest: Rest = ""): string =>
  `<ellipse${from("cx", x)}${from("cy", y)} rx="${n(rx)}" ry="${n(ry)}"${filled(fill)}${rest}/>`;

const rounded = (d: string): string => d.replace(/\d+\.\d\d+/g, (number) => n(Number(number)));

export const path = (d: string, fill = "none", rest: Rest = ""): string =>
  `<path d="${rounded(d)}"${filled(fill)}${rest}/>`;

/** A line in its own colour and width. */
export const line = (d: string, colour: string, width = 2, rest: Rest = ""): string =>
  `<path d="${rounded(d)}" stroke="${colour}" stroke-width="${n(width)}"${rest}/>`;

/** Round dots along the lines of `d`, `step` apart. */
export const dots = (d: string, step: number, colour: string, size: number, rest: Rest = ""): string =>
  line(d, colour, size, ` stroke-dasharray="0 ${step}"${rest}`);

/** Small round spots in one colour, such as eyes: `M-2 1h0M2 1h0`. */
export const spots = (places: readonly (readonly [number, number])[], size: number, colour: string): string =>
  line(places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(""), colour, size, ' stroke-opacity="1"');

export const flat = (...parts: string[]): string => `<g stroke="none">${parts.join("")}</g>`;

const veil = (strength: number): string =>
  Math.round(strength * 255)
    .toString(16)
    .padStart(2, "0");

/** Shadow and light are thin veils over what is drawn already. */
export const shade = (d: string, strength = 0.12): string =>
  `<path d="${d}" fill="#4a2a1a${veil(strength)}" stroke="none"/>`;
export const shine = (d: string, strength = 0.35): string =>
  `<path d="${d}" fill="#fff8e0${veil(strength)}" stroke="none"/>`;

const n2 = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");

export const at = (x: number, y: number, body: string, scale = 1, flip = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})` +
  (scale !== 1 || flip ? ` scale(${flip ? `${n2(-scale)} ${n2(scale)}` : n2(scale)})` : "") +
  `">${body}</g>`;

export const turn = (degrees: number, x: number, y: number, body: string): string =>
  `<g transform="rotate(${degrees} ${n(x)} ${n(y)})">${body}</g>`;

/** Everything drawn here is inked alike. */
export const inked = (...parts: string[]): string =>
  `<g stroke="${INK}" stroke-width="2" stroke-opacity=".82" stroke-linejoin="round" ` +
  `stroke-linecap="round" fill="none">${parts.join("")}</g>`;

/** A lamp's light: nothing by day, a warm halo in the evening. */
export const glow = (x: number, y: number, r: number): string =>
  '<g stroke="none" fill="var(--art-halo,none)">' +
  [r, r * 0.75, r * 0.5].map((size) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}"/>`).join("") +
  "</g>";

/** What lies on the ground throws a soft shadow to the lower right. */
export const shadow = (x: number, y: number, rx: number, ry = 3): string =>
  `<ellipse cx="${n(x + 2)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#3a24182e" stroke="none"/>`;

/** The entry of a list that goes round. */
export const pick = <T>(list: readonly T[], k: number): T =>
  list[((k % list.length) + list.length) % list.length] as T;

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A whole picture as a document of its own. */
export const svg = (w: number, h: number, body: string, rest: Rest = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}"${rest}>${body}</svg>`;
