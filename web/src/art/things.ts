/** What stands about in a home, in as many kinds as there are cards to tell apart. */
import {
  C,
  INK,
  at,
  disc,
  dots,
  flat,
  glow,
  line,
  n,
  oval,
  path,
  pick,
  range,
  rect,
  shade,
  shadow,
  shine,
} from "./draw.ts";

const SKY = "var(--sky-top,#bfe3f2)";
const LOW = "var(--sky-bottom,#f6ead2)";
const HILL = "var(--grass,#8fb573)";
const ORB = "var(--art-orb,#ffe9a8)";

/** What one sees through a window: hills, sun or moon, and something different each time. */
function outlook(w: number, h: number, k: number): string {
  const sight = [
    () =>
      path(`M0 ${h}V${h * 0.7}q${w * 0.3}-${h * 0.25} ${w * 0.55} 0t${w * 0.45}-${h * 0.05}V${h}z`, HILL) +
      disc(w * 0.7, h * 0.3, 3.6, ORB),
    () =>
      path(
        `M0 ${h}V${h * 0.75}l${w * 0.35}-${h * 0.35} ${w * 0.25} ${h * 0.25} ${w * 0.2}-${h * 0.15} ` +
          `${w * 0.2} ${h * 0.2}V${h}z`,
        C.slate,
        ' opacity=".7"',
      ) + disc(w * 0.25, h * 0.25, 3.4, ORB),
    () =>
      rect(0, h * 0.72, w, h * 0.28, HILL) +
      disc(w * 0.6, h * 0.5, h * 0.26, C.leaf) +
      rect(w * 0.6 - 1.5, h * 0.62, 3, h * 0.25, C.nut) +
      disc(w * 0.62, h * 0.45, 1.6, C.coral) +
      disc(w * 0.5, h * 0.55, 1.6, C.coral),
    () =>
      path(`M0 ${h}V${h * 0.8}h${w}V${h}z`, HILL) +
      disc(w * 0.55, h * 0.36, h * 0.2, C.coral) +
      path(`M${w * 0.55 - 2} ${h * 0.62}h4l-.6 3h-2.8z`, C.nut) +
      line(`M${w * 0.55} ${h * 0.2}v${h * 0.4}`, C.straw, 1.4),
    () =>
      path(`M0 ${h}V${h * 0.62}h${w}V${h}z`, C.blue) +
      path(`M${w * 0.3} ${h * 0.68}h${w * 0.4}l-3 4h-${w * 0.3}z`, C.brick) +
      path(`M${w * 0.48} ${h * 0.64}V${h * 0.25}l${w * 0.2} ${h * 0.39}z`, C.white),
    () =>
      oval(w * 0.35, h * 0.35, 6, 3, C.white, ' opacity=".9"') +
      oval(w * 0.5, h * 0.32, 5, 3.4, C.white, ' opacity=".9"') +
      path(`M0 ${h}V${h * 0.8}q${w / 2}-${h * 0.2} ${w} 0V${h}z`, HILL),
  ];
  return pick(sight, k)();
}

type WindowShape = "cross" | "arch" | "round" | "wide";

/** A window; `curtain` hangs on both sides. */
export function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  k: number,
  shape: WindowShape = "cross",
  curtain = "",
): string {
  const frame = (fill: string, rest = ""): string =>
    shape === "round"
      ? oval(w / 2, h / 2, w / 2, h / 2, fill, rest)
      : shape === "arch"
        ? path(`M0 ${h}V${w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${h}z`, fill, rest)
        : rect(0, 0, w, h, fill, 2, rest);
  const bars =
    shape === "wide" ? `M${n(w / 3)} 0v${h}M${n((w * 2) / 3)} 0v${h}` : `M${n(w / 2)} 0v${h}M0 ${n(h * 0.45)}h${w}`;
  const clip =
    shape === "round"
      ? "ellipse(50% 50%)"
      : shape === "arch"
        ? `inset(0 round ${n(w / 2)}px ${n(w / 2)}px 0 0)`
        : "none";
  const drapes =
    curtain &&
    rect(-9, -5, w + 18, 2.6, C.nut, 1.3) +
      path(
        `M-7-3h${n(w * 0.32 + 5)}q-1 ${n(h * 0.5)}-${n(w * 0.2 + 3)} ${n(h * 0.62)}l1 ${n(h * 0.48)}` +
          `h-${n(w * 0.12 + 4)}z`,
        curtain,
      ) +
      path(
        `M${n(w + 7)}-3h-${n(w * 0.32 + 5)}q1 ${n(h * 0.5)} ${n(w * 0.2 + 3)} ${n(h * 0.62)}l-1 ` +
          `${n(h * 0.48)}h${n(w * 0.12 + 4)}z`,
        curtain,
      );
  return at(
    x,
    y,
    `<g stroke="none"${clip === "none" ? "" : ` style="clip-path:${clip}"`}>` +
      `${rect(0, 0, w, h, SKY)}${rect(0, h * 0.55, w, h * 0.45, LOW, 0, ' opacity=".6"')}` +
      `${outlook(w, h, k)}</g>` +
      line(bars, C.white, 2.4) +
      shine(
        `M${n(w * 0.12)} ${n(h * 0.9)}L${n(w * 0.45)} ${n(h * 0.08)}h${n(w * 0.14)}L${n(w * 0.26)} ${n(h * 0.9)}z`,
        0.3,
      ) +
      frame("none", ' stroke-width="5"') +
      frame("none", ` stroke="${C.white}" stroke-width="2.4" stroke-opacity="1"`) +
      (shape === "round" ? "" : rect(-4, h, w + 8, 4, C.white, 1.5)) +
      drapes,
  );
}

/** A small window high up, as cellars have them. */
export const cellarPane = (x: number, y: number): string =>
  at(
    x,
    y,
    flat(rect(0, 0, 26, 11, SKY), path("M0 11q2-7 4 0 2-9 5 0 2-6 4 0 3-8 5 0 2-6 8 0z", HILL)) +
      path("M13 0v11") +
      rect(0, 0, 26, 11, "none", 2),
  );

const lampColours = [C.straw, C.coral, C.teal, C.rose, C.sage, C.plum];

/** Lamps that hang from the ceiling. */
export function pendant(x: number, length: number, k: number): string {
  const colour = pick(lampColours, k);
  const shades = [
    () => path("M-11 9q1-10 11-10t11 10z", colour),
    () => disc(0, 5, 7, C.white) + path("M-7 5h14", "none", ' stroke-width="1.2"'),
    () => path("M-4-1h8l5 11h-18z", colour),
    () =>
      path("M-12 4q12 8 24 0M-8 5v-3M8 5v-3M0 7.5V0") +
      disc(-9, 1, 2.4, C.straw) +
      disc(9, 1, 2.4, C.straw) +
      disc(0, 4, 2.4, C.straw),
    () => path("M-6-1h12l3 6-3 6h-12l-3-6z", C.white) + path("M-6-1l3 12M6-1l-3 12", "none", ' stroke-width="1.2"'),
    () => disc(0, 6, 5, C.straw) + path("M-3 1h6v-3h-6z", C.slate),
  ];
  return at(x, length, glow(0, 9, 34) + path(`M0 0V-${length}`) + flat(disc(0, 10, 3, C.white)) + pick(shades, k)());
}

export function floorLamp(x: number, y: number, k: number): string {
  const colour = pick(lampColours, k);
  const stand = [
    path("M0 0V-38M-6 0h12") + path("M-6-50h12l4 13h-20z", colour),
    path("M-5 0l5-20 5 20M0-8V-40") + rect(-8, -52, 16, 15, colour, 3),
    path("M-6 0h12M-2 0V-48q0-8 10-8h2") + path("M4-58q8-3 11 4l-2 4h-10z", colour),
  ];
  return at(x, y, glow(k % 3 === 2 ? 9 : 0, -44, 30) + pick(stand, k));
}

export function tableLamp(x: number, y: number, k: number): string {
  const foot = [
    oval(0, -4, 5, 4, pick(lampColours, k + 2)),
    path("M-4 0h8l-3-7h-2z", C.nut),
    disc(0, -3, 3.4, C.white) + disc(0, -8, 2, C.white),
  ];
  return at(x, y, glow(0, -12, 24) + pick(foot, k) + path("M-4-17h8l4 9h-16z", pick(lampColours, k)));
}

const pot = (colour: string): string => path("M-7-10h14l-2 10h-10z", colour) + path("M-8-12h16v3h-16z", colour);

/** Pot plants: the origin is the foot of the pot. */
export function plant(x: number, y: number, k: number, scale = 1): string {
  const green = pick([C.leaf, C.pine, C.sage], k);
  const kinds = [
    () => path("M0-12q-14-4-12-17 11 1 12 13 0-14 10-17 6 14-10 21M0-12q-3-16 1-24 7 10 0 22", green),
    () =>
      path("M-5-11v-16a5 5 0 0 1 10 0v16zM-5-17q-6 0-6-8M5-20q6 0 6-8", green) +
      dots("M-2-14v-12M2-16v-12", 4, C.white, 1.2) +
      disc(0, -33, 2.6, C.rose),
    () => path("M-6-11l-3-22 6 12 1-18 4 18 6-14-3 24z", green),
    () =>
      path(
        "M0-12q-10-14-16-6M0-12q-6-18-12-17M0-12q0-18 2-24M0-12q6-18 13-15M0-12q10-12 16-4",
        "none",
        ` stroke="${INK}" stroke-width="5.4"`,
      ) + line("M0-12q-10-14-16-6M0-12q-6-18-12-17M0-12q0-18 2-24M0-12q6-18 13-15M0-12q10-12 16-4", green, 3),
    () =>
      path("M0-11v-14") +
      path("M0-14q-8 0-8-6 8 0 8 6 0-5 7-5 0 5-7 5", green) +
      [0, 72, 144, 216, 288]
        .map((a) =>
          disc(
            5 * Math.cos((a * Math.PI) / 180),
            -30 + 5 * Math.sin((a * Math.PI) / 180),
            3.4,
            pick([C.coral, C.rose, C.straw, C.white], k),
          ),
        )
        .join("") +
      disc(0, -30, 2.8, C.mustard),
    () =>
      path("M-1-11v-16M1-11v-16") +
      disc(-6, -28, 6, green) +
      disc(6, -28, 6, green) +
      disc(0, -35, 7.5, green) +
      flat(disc(-5, -30, 1.4, C.coral), disc(3, -36, 1.4, C.coral), disc(7, -27, 1.4, C.coral)),
  ];
  return at(
    x,
    y,
    pick(kinds, k)() + pot(pick([C.coral, C.white, C.teal, C.mustard], k + 1)) + shade("M2-10h5l-2 10h-5z"),
    scale,
  );
}

/** Framed pictures. */
export function picture(x: number, y: number, w: number, h: number, k: number): string {
  const m = w / 2;
  const scenes = [
    () =>
      path(
        `M0 ${h}l${w * 0.35}-${h * 0.6} ${w * 0.25} ${h * 0.35} ${w * 0.15}-${h * 0.2} ${w * 0.25} ${h * 0.45}z`,
        C.teal,
      ) + disc(w * 0.75, h * 0.28, 2.6, C.coral),
    () =>
      disc(m, h * 0.58, h * 0.3, "#e59a4c") +
      path(
        `M${m - h * 0.28} ${h * 0.5}v-${h * 0.36}l${h * 0.2} ${h * 0.14}zM${m + h * 0.28} ${h * 0.5}` +
          `v-${h * 0.36}l-${h * 0.2} ${h * 0.14}z`,
        "#e59a4c",
      ) +
      disc(m - 2, h * 0.56, 0.9, "#2e2622") +
      disc(m + 2, h * 0.56, 0.9, "#2e2622"),
    () =>
      path(`M${w * 0.2} ${h * 0.7}h${w * 0.6}l-3 4h-${w * 0.45}z`, C.brick) +
      path(`M${m} ${h * 0.66}V${h * 0.15}l${w * 0.26} ${h * 0.5}z`, C.white) +
      rect(0, h * 0.84, w, h * 0.16, C.blue),
    () =>
      path(
        `M${m} ${h * 0.85}q-${w * 0.5}-${h * 0.35}-${w * 0.28}-${h * 0.6} ${w * 0.2}-${h * 0.12} ` +
          `${w * 0.28} ${h * 0.14} ${w * 0.1}-${h * 0.26} ${w * 0.28}-${h * 0.14} ${w * 0.2} ${h * 0.3}` +
          `-${w * 0.28} ${h * 0.6}z`,
        C.coral,
      ),
    () =>
      rect(w * 0.12, h * 0.15, w * 0.4, h * 0.5, C.straw) +
      disc(w * 0.62, h * 0.6, h * 0.26, C.navy) +
      path(`M${w * 0.15} ${h * 0.9}l${w * 0.6}-${h * 0.75}`, "none", ` stroke="${C.coral}"`),
    () =>
      line(`M${m} ${h * 0.95}V${h * 0.5}`, C.pine, 2) +
      disc(m, h * 0.36, h * 0.2, C.plum) +
      disc(m, h * 0.36, h * 0.08, C.straw) +
      path(`M${m} ${h * 0.8}q-6 0-7-5 6 0 7 5z`, C.leaf),
    () =>
      path(
        `M${w * 0.2} ${h * 0.5}q${w * 0.3}-${h * 0.45} ${w * 0.5} 0l${w * 0.18}-${h * 0.2}v${h * 0.4}` +
          `l-${w * 0.18}-${h * 0.2}q-${w * 0.2} ${h * 0.45}-${w * 0.5} 0z`,
        C.coral,
      ),
    () => disc(w * 0.62, h * 0.4, h * 0.26, C.straw) + disc(w * 0.74, h * 0.34, h * 0.22, C.navy),
  ];
  const ground = pick([C.cream, C.mint, C.ice, C.white, C.cream, C.rose, C.ice, C.navy], k);
  return at(
    x,
    y,
    rect(0, 0, w, h, ground) +
      flat(pick(scenes, k)()) +
      rect(-1, -1, w + 2, h + 2, "none", 1.5, ' stroke-width="5"') +
      rect(
        -1,
        -1,
        w + 2,
        h + 2,
        "none",
        1.5,
        ` stroke="${pick([C.mustard, C.nut, C.white, C.coral], k)}" stroke-width="2.2" stroke-opacity="1"`,
      ),
  );
}

const SPINES = [C.coral, C.teal, C.straw, C.navy, C.cream, C.sage, C.wine, C.plum];

/** Spines of a row of books, by colour: all spines of a colour are one shape. */
function spines(into: Map<string, string>, x: number, y: number, w: number, h: number, k: number): void {
  let left = x;
  for (let i = k; left < x + w - 3; i++) {
    const wide = Math.min(5 + ((i * 7) % 3), x + w - left);
    const tall = Math.round(h * (0.68 + ((i * 5) % 7) * 0.05));
    const colour = pick(SPINES, i * 3 + k);
    into.set(colour, `${into.get(colour) ?? ""}M${n(left)} ${n(y)}v-${tall}h${n(wide)}v${tall}z`);
    left += wide;
  }
}

const shown = (rows: Map<string, string>): string =>
  `<g stroke-width="1.3">${[...rows].map(([colour, d]) => path(d, colour)).join("")}</g>`;

/** A row of books standing on `y`, `w` wide, `h` high at most. */
export function books(x: number, y: number, w: number, h: number, k: number): string {
  const row = new Map<string, string>();
  spines(row, x, y, w, h, k);
  return shown(row);
}

/** A shelf case with rows of books and now and then something else. */
export function bookcase(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  k: number,
  wood: string = C.nut,
): string {
  const step = (h - 4) / rows;
  const row = new Map<string, string>();
  let others = "";
  let shelves = "";
  for (let i = 0; i < rows; i++) {
    const floor = y - h + step * (i + 1);
    const gap = (i + k) % 3 === 1 ? 9 : 0;
    spines(row, x + 3, floor, w - 6 - gap, step - 2, k + i * 4);
    if (gap) others += knick(x + w - 8, floor, k + i);
    shelves += `M${x} ${n(floor)}h${w}v2.6h-${w}z`;
  }
  return (
    rect(x, y - h, w, h, wood, 2) +
    flat(rect(x + 3, y - h + 3, w - 6, h - 6, "#5a3a288c")) +
    shown(row) +
    others +
    path(shelves, wood)
  );
}

/** Small things for shelves and sideboards. */
export function knick(x: number, y: number, k: number): string {
  const things = [
    () => disc(0, -6, 4, C.blue) + path("M-3 0h6M0 0v-2M-4.5-8a5 5 0 0 0 7 5"),
    () => path("M-3 0h6l1-7q-1-2-2-3v-3h-4v3q-1 1-2 3z", C.teal),
    () => disc(0, -5, 5, C.white) + path("M0-8v3l2 1", "none", ' stroke-width="1.3"'),
    () => path("M-4 0h8v-6h-8z", C.coral) + path("M0-6q-5-1-4-7 4 2 4 7 0-5 4-6 1 5-4 6", C.leaf),
    () => path("M-5 0h10l-2-4h-6zM0-4v-9l5 7h-5", C.white),
    () => rect(-2, -9, 4, 9, C.white) + path("M0-9q-2-3 0-5 2 2 0 5", C.mustard) + glow(0, -11, 9),
  ];
  return at(x, y, pick(things, k)());
}

export function clock(x: number, y: number, k: number): string {
  const hands = path("M0 0V-4.5M0 0l3 2", "none", ' stroke-width="1.5"');
  const kinds = [
    () => disc(0, 0, 8, pick(lampColours, k)) + disc(0, 0, 5.6, C.white) + hands,
    () =>
      path("M-8-2l8-9 8 9v12h-16z", C.nut) +
      disc(0, 0, 4.6, C.white) +
      hands +
      path("M-3 10v8M3 10v5", "none", ' stroke-width="1.5"') +
      disc(-3, 19, 1.6, C.mustard) +
      disc(3, 16, 1.6, C.mustard),
  ];
  return at(x, y, pick(kinds, k)());
}

/** Rugs lie on the floor; the middle is the origin. */
export function rug(x: number, y: number, w: number, k: number, colour: string, trim: string = C.cream): string {
  const kinds = [
    () => oval(0, 0, w / 2, 9, colour) + oval(0, 0, w / 2 - 7, 5.5, "none", ` stroke="${trim}"`),
    () =>
      path(`M${-w / 2 + 7}-8h${w - 14}l8 16h-${w + 2}z`, colour) +
      line(`M${-w / 2 + 4}-3h${w - 9}M${-w / 2 + 1} 4h${w - 3}`, trim, 2),
    () =>
      oval(0, 0, w / 2, 9, colour) +
      dots(`M${-w / 2 + 14}-3H${w / 2 - 10}M${-w / 2 + 10} 3H${w / 2 - 8}`, 12, trim, 3.4),
  ];
  return at(x, y, pick(kinds, k)());
}

/** A cushion, a ball, building blocks. */
export const cushion = (x: number, y: number, colour: string, tilt = -8): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})">` +
  path("M-7-12q7 2 14 0-2 6 0 12-7-2-14 0 2-6 0-12z", colour) +
  "</g>";
export const ball = (x: number, y: number, colour: string, r = 6): string =>
  at(
    x,
    y - r,
    disc(0, 0, r, colour) +
      line(`M-${r} 0q${r}-${r * 0.9} ${r * 2} 0M0-${r}q${r * 0.9} ${r} 0 ${r * 2}`, C.white, 1.6),
  );
export const block = (x: number, y: number, size: number, colour: string): string =>
  rect(x, y - size, size, size, colour, 1.5) +
  shade(`M${n(x + size * 0.65)} ${n(y)}v-${n(size)}h${n(size * 0.35)}v${n(size)}z`, 0.12);

/** Flags on a string, from one point to another. */
export function bunting(x: number, y: number, w: number, count: number, sag = 9): string {
  const step = w / count;
  const dip = (u: number): number => 4 * sag * u * (1 - u);
  return (
    path(`M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`, "none", ' stroke-width="1.5"') +
    range(count)
      .map((i) => {
        const u = (i + 0.5) / count;
        return path(
          `M${n(x + w * u - step * 0.32)} ${n(y + dip(u) - 0.5)}h${n(step * 0.64)}l-${n(step * 0.32)} ` +
            `${n(step * 0.75)}z`,
          pick([C.coral, C.teal, C.straw, C.rose, C.navy], i),
          ' stroke-width="1.5"',
        );
      })
      .join("")
  );
}

/** A table or shelf board with two legs. */
export const table = (x: number, y: number, w: number, h: number, wood: string = C.oak): string =>
  path(`M${x + 4} ${y - h}l-2 ${h}M${x + w - 4} ${y - h}l2 ${h}`, "none", ' stroke-width="4"') +
  rect(x, y - h - 3, w, 5, wood, 2);
export const shelf = (x: number, y: number, w: number, wood: string = C.oak): string =>
  rect(x, y, w, 3.6, wood, 1.5) + shade(`M${x + 2} ${y + 4}h${w - 3}v3h-${w - 3}z`, 0.12);

/** A sofa around x = 0, standing on y = 0. */
export const couch = (colour: string, kind: number): string => {
  const feet = path("M-28-4v5M28-4v5", "none", ' stroke-width="4"');
  const back =
    kind === 1
      ? path("M-33-14v-16q0-9 8-7 12 4 25-2 13 6 25 2 8-2 8 7v16z", colour) +
        dots("M-22-26h46M-12-32h30", 11, "#4a342680", 2.6)
      : path("M-32-14v-18q0-6 6-6h52q6 0 6 6v18z", colour) + path("M0-37v22");
  const seat = rect(-30, -19, 60, 14, colour, 4) + (kind === 2 ? path("M-10-18v12M10-18v12") : path("M0-18v12"));
  const arms =
    kind === 2
      ? rect(-36, -23, 7, 20, C.oak, 2) + rect(29, -23, 7, 20, C.oak, 2)
      : rect(-38, -27, 11, 24, colour, 5) + rect(27, -27, 11, 24, colour, 5);
  return (
    shadow(0, 0, 38, 3.5) +
    feet +
    back +
    shade("M-27-19h54v4h-54z", 0.14) +
    seat +
    arms +
    shine("M-24-35h18q2 0 2 2h-22q0-2 2-2z", 0.4) +
    shade("M33-25q5 0 5 5v12q0 5-5 5z", 0.14)
  );
};
