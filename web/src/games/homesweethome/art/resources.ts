/** What the players hold: materials told apart by shape first, then by colour. */
import { C, at, disc, dots, flat, inked, line, n, oval, path, range, rect, shade, shine } from "../../../art/draw.ts";
import { RESOURCES, type Resource, STARS, isResource } from "./names.ts";

/** The ground a material lies on, on cards. */
const TINT: Record<Resource, string> = {
  concrete: "#d6d2ca",
  wood: "#f0d3a4",
  metal: "#c8d6e0",
  slate: "#b9bccb",
  brick: "#efb9a0",
  water: "#bfe3ee",
  glass: "#d5efe4",
  joker: "#fbe3a0",
  tarp: "#c9dcb0",
  poison: "#d9c7e4",
};

/** About 26 × 24 units, centred. */
const SIGNS: Record<Resource, () => string> = {
  // A sack of cement, split open at a corner.
  concrete: () =>
    path("M-9-9q3 2 5-1 4 2 8 0 2 3 5 1 3 6 1 18-10 3-20 0-2-12 1-18z", "#b3aea4") +
    path("M-10 1h20v6h-20z", "#8c887f") +
    flat(disc(-4, 4, 1.6, "#e9e5da"), disc(1, 4, 1.6, "#e9e5da"), disc(6, 4, 1.6, "#e9e5da")) +
    line("M-6-5h5", "#ffffff90", 2),
  // Two planks and a log's end.
  wood: () =>
    path("M-13 1h21v5h-21z", C.pale) +
    path("M-11-6h22v5h-22z", C.oak) +
    path("M-9 3.5h8M-6-3.5h9", "none", ' stroke-width="1.2"') +
    disc(8, 5, 5.4, C.pale) +
    disc(8, 5, 2.4, "none", ` stroke="${C.nut}" stroke-width="1.4"`),
  // A girder.
  metal: () =>
    path("M-11-10h22v5h-7v10h7v5h-22v-5h7v-10h-7z", "#8aa3b8") +
    line("M-8-7.6h16", "#ffffff90", 1.8) +
    flat(disc(-8, 7.6, 1.2, "#44566a"), disc(8, 7.6, 1.2, "#44566a")) +
    shade("M0-5h4v10h-4z", 0.2),
  // Three slates on a batten, pointed like arrows.
  slate: () =>
    path("M-12-8h8v11l-4 4-4-4zM4-8h8v11l-4 4-4-4z", "#62687c") +
    path("M-4-8h8v14l-4 4-4-4z", "#7d8398") +
    rect(-13, -11, 26, 4, C.nut, 1),
  // A brick with its holes.
  brick: () =>
    path("M-12-2l5-6h19l-5 6z", "#d98368") +
    path("M7-2l5-6v10l-5 6z", "#93402f") +
    path("M-12-2h19v10h-19z", C.brick) +
    flat(oval(-4, -5, 2.4, 1.2, "#7d3527"), oval(2.5, -5, 2.4, 1.2, "#7d3527")) +
    line("M-9 2h6M0 5h5", "#00000030", 1.4),
  water: () =>
    path("M0-12q9 11 9 15a9 9 0 0 1-18 0q0-4 9-15z", "#4fa5cf") + line("M-5 3a5 5 0 0 0 4 5", "#ffffffc0", 2.2),
  // A pane with its putty.
  glass: () =>
    rect(-10, -11, 20, 22, "#a9e0d8", 1) +
    path("M-10 0h20M0-11v22", "none", ` stroke="${C.white}" stroke-width="3" stroke-opacity="1"`) +
    rect(-10, -11, 20, 22, "none", 1) +
    shine("M-7 8l9-17h4l-9 17z", 0.75),
  // A pinwheel goes whichever way the wind blows.
  joker: () =>
    path("M0-1v13", "none", ' stroke-width="3"') +
    path("M0-2L-9-11q10-3 9 9z", C.coral) +
    path("M0-2L9-11q3 10-9 9z", C.straw) +
    path("M0-2L9 7Q-1 10 0-2z", C.leaf) +
    path("M0-2L-9 7q-3-10 9-9z", C.blue) +
    disc(0, -2, 2.2, C.white),
  // A tarpaulin over a ridge, with guy ropes.
  tarp: () =>
    path("M-9 7l-4 4M9 7l4 4", "none", ' stroke-width="1.6"') +
    path("M0-10L12 8q-4 2-6-1-3 3-6 0-3 3-6 0-2 3-6 1z", "#5f9150") +
    path("M0-10l-2 17-4-.5z", "#8bb878", ' stroke="none"') +
    path("M0-10V-12") +
    dots("M-5 3h11", 5.4, C.straw, 2),
  // A flask, and whom it is for.
  poison: () =>
    path("M-3-11h6v6q7 3 7 9 0 7-7 7h-6q-7 0-7-7 0-6 7-9z", "#e4d4ee") +
    path("M-9 2q4-2 9 0t9 0q2 9-6 9h-6q-8 0-6-9z", C.plum) +
    rect(-4.4, -13, 8.8, 4, C.oak, 1) +
    flat(oval(0, 6, 3, 2.2, "#2c2028")) +
    path("M-5 4l2 1.4M5 4L3 5.4M-5 8l2-1M5 8L3 7", "none", ' stroke="#2c2028" stroke-width="1.3"'),
};

/** The sign of a resource, 26 × 26 units, centred. */
export const resourceIcon = (name: string): string =>
  inked(isResource(name) ? SIGNS[name]() : disc(0, 0, 10, C.stone));

/** A name in letters, for those who asked for letters (art.css shows them). */
export type Letters = (name: string) => string;
const NO_LETTERS: Letters = () => "";
const lettered = (letters: string, x: number, y: number, size: number): string =>
  letters &&
  `<text class="hs-letters" x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="800" ` +
    `text-anchor="middle" fill="#2b1c14" stroke="#fffaf0" stroke-width="${n(size / 4)}" ` +
    `stroke-opacity="1" paint-order="stroke" font-family="var(--font,sans-serif)">${letters}` +
    "</text>";

/** The sign on its own colour, 32 × 32 units, centred: it reads on light and dark ground. */
export const resourceChip = (name: string, letters = NO_LETTERS): string =>
  inked(
    rect(-16, -16, 32, 32, isResource(name) ? TINT[name] : C.cream, 9, ' stroke="none"'),
    resourceIcon(name),
    lettered(letters(name), 4, 15, 15),
  );

export const STAR = "M0-7l2.1 4.5 4.9.6-3.6 3.4 1 4.9L0 4 -4.4 6.4l1-4.9L-7-1.9l4.9-.6z";
/** So many stars side by side, centred. */
export const stars = (count: number): string =>
  range(count)
    .map((i) => path(STAR, C.straw, ` transform="translate(${n((i - (count - 1) / 2) * 17)} 0)" stroke-width="1.5"`))
    .join("");

export const RESOURCE_CARD = { width: 84, height: 116 } as const;

const dusky = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, "var(--art-dusk,transparent)", 7, ' stroke="none"');
export const blankCard = (w: number, h: number): string =>
  rect(
    1.5,
    1.5,
    w - 3,
    h - 3,
    "var(--card,#fffaf0)",
    11,
    ' stroke="var(--line,#d9cdb8)" stroke-width="2.5" stroke-opacity="1"',
  );

/** A resource card as it is held: picture and stars. 84 × 116 units. An unknown name is a card's back. */
export function resourceCard(name: string, letters = NO_LETTERS): string {
  const { width: w, height: h } = RESOURCE_CARD;
  if (!isResource(name)) return resourceBack();
  const k = RESOURCES.indexOf(name);
  return inked(
    blankCard(w, h),
    rect(8, 8, w - 16, 78, TINT[name], 7),
    flat(oval(w / 2, 74, 26, 5, "#ffffff80")),
    flat(dots(`M16 ${18 + (k % 2) * 6}h54M16 ${64 - (k % 3) * 5}h54`, 13, "#ffffff66", 4)),
    at(w / 2, 47, `<g stroke-width="1.3">${SIGNS[name]()}</g>`, 2.05),
    dusky(8, 8, w - 16, 78),
    at(w / 2, 100, stars(STARS[name])),
    lettered(letters(name), w - 25, 82, 22),
  );
}

/** The back of a resource card: a crate. */
export const resourceBack = (): string =>
  inked(
    blankCard(84, 116),
    rect(8, 8, 68, 100, C.coral, 7),
    flat(
      range(6)
        .map((i) => dots(`M${i % 2 ? 24 : 17} ${22 + i * 15}H72`, 14, "#ffffff30", 4))
        .join(""),
    ),
    at(
      42,
      60,
      path("M-20-16h40v34h-40z", C.cream) +
        path("M-20-6h40M-20 7h40M-12-16v34M12-16v34", "none", ' stroke-width="1.6"'),
    ),
  );
