/** Small feasts, drawn in a square of 100; what moves in them has a class, and how it moves is the page's. */
import { C, INK, disc, n } from "./draw.ts";

/** Whoever has drawn a star has drawn all of them. */
const twinkle = (x: number, y: number, size: number): string =>
  `<path d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10z" transform="translate(${n(x)} ${n(y)}) ` +
  `scale(${n(size)})" fill="${C.straw}" stroke="${INK}" stroke-width="1"/>`;
const group = (name: string, body: string, index = 0): string => `<g class="${name}" style="--n:${index}">${body}</g>`;
const ring = (count: number, radius: number, draw: (x: number, y: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return draw(50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle), index);
  }).join("");

/** Lights go on around a room. */
export const roomFeast = (): string =>
  ring(8, 42, (x, y, index) => group("twinkle", twinkle(x, y, index % 2 ? 0.7 : 1.1), index));

/** A rosette for a bonus. */
export const bonusFeast = (): string =>
  group(
    "pop",
    `<path d="M38 58 28 92l12-6 8 10 6-34zM62 58l10 34-12-6-8 10-6-34z" fill="${C.brick}" stroke="${INK}" ` +
      `stroke-width="2" stroke-linejoin="round"/>` +
      ring(12, 25, (x, y) => disc(x, y - 8, 7, C.coral, ` stroke="${INK}" stroke-width="2"`)) +
      disc(50, 42, 24, C.coral) +
      disc(50, 42, 18, C.cream, ` stroke="${INK}" stroke-width="2"`) +
      twinkle(50, 42, 1.3),
  );

/** Flags along a new roof, and the first smoke. */
export function roofFeast(): string {
  const colours = [C.coral, C.straw, C.ice, C.sage, C.lilac];
  const flags = Array.from({ length: 7 }, (_, index) => {
    const x = 4 + index * 13.4,
      y = 34 + 14 * Math.sin((Math.PI * (index + 0.5)) / 7);
    const flag =
      `<path d="M${n(x)} ${n(y)}h11l-5.5 15z" fill="${colours[index % colours.length]}" stroke="${INK}" ` +
      'stroke-width="1.5" stroke-linejoin="round"/>';
    return group("drop", flag, index);
  });
  const smoke = [0, 1, 2].map((index) =>
    group(
      "puff",
      disc(80 + index * 4, 24 - index * 3, 5 + index * 1.6, C.white, ` stroke="${INK}" stroke-width="1"`),
      index,
    ),
  );
  return (
    smoke.join("") +
    flags.join("") +
    group("string", `<path d="M2 33Q50 66 98 33" fill="none" stroke="${INK}" stroke-width="1.5"/>`)
  );
}

/** The sun comes back, and a rainbow with it. */
export const stormFeast = (): string =>
  group("sun", disc(50, 66, 17, C.straw, ` stroke="${INK}" stroke-width="1.5"`)) +
  [C.coral, C.straw, C.sage, C.blue]
    .map((colour, index) => {
      const r = 44 - index * 6;
      const arc = `d="M${50 - r} 74a${r} ${r} 0 0 1 ${2 * r} 0" pathLength="1"`;
      return `<path class="arc" style="--n:${index}" ${arc} fill="none" stroke="${colour}" stroke-width="6"/>`;
    })
    .join("") +
  [20, 80].map((x) => group("cloud", cloud(x, 76), x > 50 ? 1 : 0)).join("");

const cloud = (x: number, y: number): string =>
  `<path d="M${x - 16} ${y + 8}a8 8 0 0 1 3-15 11 11 0 0 1 21-2 8.500 8.500 0 0 1 7 17z" fill="${C.white}" ` +
  `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`;

/** A parcel that can hardly wait to be opened. */
export const giftFeast = (): string =>
  group(
    "hop",
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round"><path d="M28 52h44v34H28z" fill="${C.coral}"/>` +
      `<path d="M24 42h52v12H24z" fill="${C.rose}"/><path d="M45 42h10v44H45z" fill="${C.straw}"/>` +
      `<path d="M50 42c-14 0-20-8-14-13s12 3 14 13c2-10 8-18 14-13s0 13-14 13z" fill="${C.straw}"/></g>`,
  ) + [20, 50, 80].map((x, index) => group("rise", heart(x, 34), index)).join("");

const heart = (x: number, y: number): string =>
  `<path d="M${x} ${y}c-10-7-8-14-3-14 2 0 3 2 3 3 0-1 1-3 3-3 5 0 7 7-3 14z" fill="${C.brick}" stroke="${INK}" ` +
  'stroke-width="1"/>';

/** Points, when they are what there is to be glad about. */
export const pointsFeast = (points: number): string =>
  group(
    "rise",
    `<text x="50" y="62" font-size="40" font-weight="900" text-anchor="middle" fill="${C.straw}" stroke="${INK}" ` +
      `stroke-width="6" stroke-linejoin="round" paint-order="stroke" font-family="var(--font)">+${points}</text>`,
  );

/** Coloured paper over a winner. */
export function winFeast(): string {
  const colours = [C.coral, C.straw, C.ice, C.sage, C.lilac, C.rose];
  return Array.from({ length: 26 }, (_, index) => {
    const x = (index * 37) % 100,
      turn = (index * 53) % 180;
    const place = `translate(${x} ${-((index * 29) % 60)}) rotate(${turn})`;
    const paper = `<path d="M-2.500-1.500h5v3h-5z" transform="${place}" fill="${colours[index % colours.length]}"/>`;
    return group("fall", paper, index % 7);
  }).join("");
}
