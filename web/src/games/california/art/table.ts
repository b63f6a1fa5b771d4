/**
 * What lies between the mansions: tiles, shops, bank, bonus cards, calendar, money. No words: numerals and signs only.
 */
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
  shine,
  turn,
} from "../../../art/draw.ts";
import { bird, cat } from "../../../art/figures.ts";
import { CELL, PAINT, coinsArt, floorArt, plateArt, wallArt } from "./floors.ts";
import { kept } from "../../../art/kept.ts";
import { BONUSES, type Bonus, type Colour, GOLD, LOAN, NUM_DAYS, type Piece, isPiece, tileOf } from "./names.ts";
import { pieceArt } from "./pieces.ts";

const numeral = (x: number, y: number, value: number | string, size: number, ink = "#3a2a20"): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="800" text-anchor="middle" ` +
  `fill="${ink}" stroke="none" font-family="var(--font,sans-serif)">${value}</text>`;
const dusk = (x: number, y: number, w: number, h: number, rx: number): string =>
  rect(x, y, w, h, "var(--art-dusk,transparent)", rx, ' stroke="none"');

// Tiles

/** A tile is TILE × TILE units: a floor, a piece on its floor's frame, or the attic extension. */
export const TILE = CELL;
const clipped = (body: string): string =>
  `<svg x="5" y="5" width="110" height="110" viewBox="5 5 110 110">${body}</svg>`;
const frame = (): string =>
  rect(3.5, 3.5, TILE - 7, TILE - 7, "none", 11, ' stroke="var(--card,#fffaf0)" stroke-width="7" stroke-opacity="1"') +
  rect(6.5, 6.5, TILE - 13, TILE - 13, "none", 8) +
  dusk(7, 7, TILE - 14, TILE - 14, 8);

/** The rafters and boards of the attic, TILE × TILE. */
const loft = (): string =>
  flat(rect(0, 0, TILE, TILE, "#c9935f")) +
  line("M0 84h120M0 96h120M0 108h120M30 84v12M78 96v12M54 108v12", "#8a5a34", 1.6) +
  flat(path("M0 0h120v84H0z", "#9a6a45")) +
  line("M60 4L4 84M60 4l56 80M60 4v30M22 58h76", "#4a3426", 9) +
  line("M60 4L4 84M60 4l56 80M60 4v30M22 58h76", C.pale, 5.4) +
  disc(60, 42, 13, "var(--art-window,#bfe3f2)") +
  path("M60 29v26M47 42h26", "none", ' stroke-width="2"') +
  disc(60, 42, 13, "none", ' stroke-width="3"');

/** A tile for sale. An unknown name is the back. */
export const tileArt = kept((name: string): string => {
  const tile = tileOf(name);
  switch (tile.kind) {
    case "room":
      return inked(
        clipped(floorArt(tile.colour) + at(0, 7, wallArt(tile.colour, tile.copy))),
        at(60, 73, plateArt(tile.colour), 1.5),
        frame(),
      );
    case "piece":
      return inked(
        clipped(floorArt(tile.colour)),
        rect(15, 15, 90, 90, PAINT[tile.colour].wall, 7),
        at(60, 63, pieceArt(tile.piece), 0.86),
        at(20, 20, plateArt(tile.colour), 0.95),
        frame(),
      );
    case "extension":
      return inked(
        clipped(
          loft() +
            at(30, 112, crate(), 0.9) +
            at(88, 94, disc(0, 0, 15, C.leaf) + line("M0-7v14M-7 0h14", C.white, 5, ' stroke-opacity="1"')),
        ),
        frame(),
      );
    default:
      return inked(
        clipped(
          flat(rect(0, 0, TILE, TILE, C.teal)) +
            flat(
              range(6)
                .map((i) => dots(`M${i % 2 ? 20 : 10} ${16 + i * 18}h110`, 20, "#ffffff30", 5))
                .join(""),
            ) +
            palm(60, 100, 0.9),
        ),
        frame(),
      );
  }
});

/** An open crate, about 44 × 30; the origin is the middle of its foot. */
export const crate = (): string =>
  path("M-20-24h40V0h-40z", C.pale) +
  path("M-20-16h40M-20-8h40", "none", ' stroke-width="1.5"') +
  path("M-20-24h6V0h-6zM14-24h6V0h-6z", C.oak);

/** A palm tree; the origin is its foot, about 80 × 110. */
export function palm(x: number, y: number, scale = 1, flip = false): string {
  const leaf = "var(--ca-palm,#6d9c5c)";
  return at(
    x,
    y,
    shadow(10, 2, 28, 6) +
      path("M-5 2q-1-40 8-74h6q-7 40-3 74z", C.oak) +
      line("M-4-12q5 3 10 0M-3-24q5 3 9 0M-2-36q5 3 9 0M0-48q4 3 8 0M2-60q4 2 7 0", "#8a5a34", 1.6) +
      path(
        "M6-72q-22-16-40 10 22-10 40-10zM6-72q22-18 42 6-22-8-42-6zM6-72q-16-28-40-16 24 2 40 16z" +
          "M6-72q14-30 40-22-26 6-40 22zM6-72q-6-24 2-36 10 16-2 36z",
        leaf,
      ) +
      path("M6-72q-14 6-18 24 14-8 18-24zM6-72q16 4 20 22-14-6-20-22z", leaf) +
      disc(3, -70, 4, C.nut) +
      disc(10, -69, 4, C.nut),
    scale,
    flip,
  );
}

// Shops

export type Side = "left" | "right";
/** A shop front; its four places are TILE_SHOWN wide in the window. */
export const SHOP = { width: 460, height: 206 } as const;
const TILE_SHOWN = 96;
export const SHOP_RECTS = range(4).map((i) => ({ x: 26 + i * 104, y: 82, width: TILE_SHOWN, height: TILE_SHOWN }));

/**
 * The front without tiles: roof sign, awning, window with four empty places, a step, and someone who minds the shop.
 */
export function shopBack(side: Side): string {
  const [stripe, trim, sill] = side === "left" ? [C.coral, C.brick, C.teal] : [C.teal, "#35706d", C.coral];
  const tooth = (i: number): string => `M${n(6 + i * (448 / 13))} 30h34.5v32q-17 15-34.5 0z`;
  return inked(
    shadow(228, 200, 222, 6),
    rect(12, 40, 436, 158, "var(--art-cut,#f3e2c0)", 4),
    flat(rect(13, 182, 434, 15, sill)),
    path("M12 182h436", "none"),
    shade("M13 62h434v12H13z", 0.16),
    rect(20, 74, 420, 108, "var(--ca-bare-2,#cbb78f)", 4),
    flat(rect(22, 76, 416, 104, "#5b403026")),
    ...SHOP_RECTS.map(({ x, y, width, height }) =>
      rect(
        x + 4,
        y + 4,
        width - 8,
        height - 8,
        "var(--ca-bare,#dccbaa)",
        7,
        ' stroke-dasharray="6 6" stroke-width="1.5"',
      ),
    ),
    ...range(13).map((i) => path(tooth(i), i % 2 ? C.white : stripe)),
    rect(4, 24, 452, 9, trim, 4),
    // A sign on the roof: a brush and roller on the left, an armchair on the right.
    at(
      230,
      7,
      glow(0, 20, 30) +
        disc(0, 20, 25, C.cream) +
        disc(0, 20, 20, "none", ` stroke="${trim}" stroke-width="2"`) +
        (side === "left"
          ? at(
              0,
              20,
              rect(-12, -12, 20, 9, C.coral, 3) +
                path("M8-8h5v9H0v4", "none", ' stroke-width="2.2"') +
                rect(-2.6, 4, 5.2, 11, C.oak, 2),
            )
          : at(
              0,
              21,
              path("M-8 0v-8q0-5 5-5h6q5 0 5 5v8M-9 11v3M9 11v3", C.teal) +
                path("M-13-2q0-4 4-4t4 5v3h10v-3q0-5 4-5t4 4v8q0 5-5 5h-16q-5 0-5-5z", C.teal),
            )),
    ),
    side === "left" ? cat(64, 25, 0, "sleep") : cat(392, 25, 2, "back") + bird(90, 25, C.coral),
    flat(path("M6 33h448v32q-16 10-6 10v122H12V75Q20 75 6 65z", "var(--art-dusk,transparent)")),
  );
}

/** A shop with the tiles it offers; an empty place is null. */
export const shopArt = (side: Side, tiles: readonly (string | null)[]): string =>
  shopBack(side) +
  SHOP_RECTS.map(({ x, y }, i) => (tiles[i] ? at(x, y, tileArt(tiles[i]), TILE_SHOWN / TILE) : "")).join("");

// Money

const goldCoin = (r: number): string =>
  disc(0, 0, r, C.straw) +
  disc(0, 0, r * 0.7, "none", ' stroke="#b9802a" stroke-width="1.5"') +
  path(
    "M0-7l2.2 4.6 5 .6-3.7 3.4 1 5L0 3.2-4.5 5.6l1-5-3.7-3.4 5-.6z",
    "#fff0b8",
    ` stroke="#b9802a" stroke-width="1" transform="scale(${n(r / 15)})"`,
  ) +
  shine(
    `M${n(-r * 0.8)} ${n(-r * 0.2)}a${n(r * 0.85)} ${n(r * 0.85)} 0 0 1 ${n(r * 0.6)}-` +
      `${n(r * 0.6)}l1 2a${n(r * 0.7)} ${n(r * 0.7)} 0 0 0-${n(r * 0.5)} ${n(r * 0.5)}z`,
    0.7,
  );
/** A gold coin, radius 15, and a silver coin, radius 12, around the origin. */
export const goldArt = (): string => inked(disc(1, 3, 15, "#3a24182e", ' stroke="none"'), goldCoin(15));
export const silverArt = (): string => coinsArt(1);

/**
 * So much money: gold, then silver, in overlapping rows. The origin is the left end, coins stand around y = 0. Returns
 * its width too.
 */
export function moneyArt(silver: number): { body: string; width: number } {
  const gold = Math.floor(silver / GOLD);
  const rest = silver - gold * GOLD;
  const step = gold > 6 ? 72 / gold : 13;
  const from = 15 + (gold ? (gold - 1) * step + 24 : 0) + (gold ? 8 : -2);
  return {
    body:
      range(gold)
        .map((i) => at(15 + i * step, 0, goldArt()))
        .join("") +
      range(rest)
        .map((i) => at(from + i * 11, 2, silverArt()))
        .join(""),
    width: rest ? from + (rest - 1) * 11 + 13 : gold ? 30 + (gold - 1) * step : 0,
  };
}

/** Digits as strokes, around the middle of a coin: written as text, they would be words of a button that has others. */
const DIGITS = [
  "M0-5q4 0 4 5.5T0 6t-4-5.5T0-5z",
  "M-3-2L1-5V6",
  "M-4-2.5q0-2.5 4-2.5t4 3q0 2-8 10.5h8.5",
  "M-4-5h7l-4 4q5 0 5 3.5T-.5 6-4 4.5",
  "M2 6V-5l-6.5 8h9",
  "M4-5h-7v5q7-2 7 2.5T-.5 6-4 4.5",
  "M3-5q-7 2-7 7.5Q-4 6 0 6t4-3.5T0-1q-3 0-4 3.5",
  "M-4-5h8L-1 6",
  "M0-5q3.5 0 3.5 2.7T0 .3t-4 3T0 6t4-2.7-4-3-3.5-2.6T0-5z",
  "M-3 6q7-2 7-7.5Q4-5 0-5t-4 3.5T0 2q3 0 4-3.5",
];
function written(value: number): string {
  const digits = Array.from(String(value), Number),
    scale = digits.length > 1 ? 0.75 : 1;
  return digits
    .map((digit, index) => {
      const d = DIGITS[digit] ?? "";
      const body = line(d, "#fbfcfd", 5, ' stroke-opacity="1"') + line(d, "#3a2a20", 2.4, ' stroke-opacity="1"');
      return at((index - (digits.length - 1) / 2) * 10 * scale, 0, body, scale);
    })
    .join("");
}

/** The loan marker, 92 × 60: so much silver now, so much to give back. */
export const loanArt = (): string =>
  inked(
    rect(2, 4, 90, 56, "#3a24182e", 5, ' stroke="none"'),
    path("M3 2h86q-3 4 0 8v36q-3 5 0 10H3q3-5 0-10V10q3-4 0-8z", C.cream),
    line("M10 10h72v38H10z", C.brick, 1.6, ' stroke-opacity="1" stroke-dasharray="4 3"'),
    at(25, 26, coinsArt(1), 1.05) + at(25, 26, written(LOAN.silver)),
    path("M40 26h11m-5-5l6 5-6 5", "none", ` stroke="${C.brick}" stroke-width="3" stroke-opacity="1"`),
    at(67, 26, coinsArt(1), 1.05) + at(67, 26, written(LOAN.repaid)),
    disc(46, 50, 8, C.brick) + disc(46, 50, 4.5, C.coral),
    dusk(2, 2, 88, 54, 4),
  );

/** The loan repaid: the marker with a tick. */
export const repaidArt = (): string =>
  `<g opacity=".55">${loanArt()}</g>` +
  inked(
    path("M26 30l14 15 28-34", "none", ' stroke-width="13"') +
      line("M26 30l14 15 28-34", C.leaf, 8, ' stroke-opacity="1"'),
  );

/** The bank: its row of gold, one coin a bay, is the price of the day. */
export const BANK = { width: 240, height: 178, spaces: 4 } as const;
/** The bay of each coin. The rightmost coin goes first. */
export const BANK_RECTS = range(BANK.spaces).map((i) => ({ x: 26 + i * 48, y: 84, width: 44, height: 62 }));

/** A gold coin as it stands in its bay: the corner of a BANK_RECTS place is the origin. */
export const bankCoinArt = (): string =>
  inked(
    glow(22, 42, 22) +
      oval(22, 65, 15, 3, "#00000040", ' stroke="none"') +
      at(22, 44, disc(0, 3, 16, "#b9802a") + goldCoin(16), 1.1),
  );

/**
 * The bank with so much gold left; the coin on the gable shows the price in silver, or nothing on a board that others
 * lay coins on. `shown`: coins that are drawn.
 */
export function bankArt(gold: number | null, shown = gold ?? 0): string {
  const column = (x: number): string =>
    path(`M${x - 6} 84h12l1 62h-14z`, "var(--ca-stucco,#f3e2c0)") +
    line(`M${x - 2} 90v52M${x + 2} 90v52`, "#b3a07c", 1.3) +
    rect(x - 9, 78, 18, 7, C.cream, 2) +
    rect(x - 9, 144, 18, 7, C.cream, 2);
  return inked(
    shadow(118, 172, 112, 6),
    rect(14, 76, 212, 76, "#7d6a56", 2),
    shade("M15 80h210v14H15z", 0.24),
    ...BANK_RECTS.map(
      ({ x, width }, i) =>
        path(`M${x + 3} 150v-38q0-17 ${width / 2 - 3}-17t${width / 2 - 3} 17v38z`, "#5b4636") +
        (i < shown ? at(x, 84, bankCoinArt()) : line(`M${x + 12} 128h20`, "#8a715c", 3, ' stroke-dasharray="1 6"')),
    ),
    ...range(5).map((i) => column(24 + i * 48)),
    rect(10, 66, 220, 12, C.cream, 2),
    path("M4 66L120 10l116 56z", C.coral),
    path("M26 62l94-46 94 46z", C.cream),
    dots("M20 72h204", 12, "#b3a07c", 3),
    rect(8, 150, 224, 10, C.stone, 2),
    rect(0, 160, 240, 12, C.stone, 2),
    path("M92 150h56l8 22H84z", C.brick),
    at(120, 44, coinsArt(1), 1.55) + (gold === null ? "" : numeral(120, 51.5, gold, 21)),
    turn(-25.8, 60, 40, cat(60, 41, 1, "sleep")),
    at(224, 160, path("M-6 0h12l-2-10h-8z", C.coral) + disc(0, -16, 9, C.leaf)),
    at(16, 160, path("M-6 0h12l-2-10h-8z", C.coral) + disc(0, -16, 9, C.leaf)),
    flat(path("M4 66L120 10l116 56-6 12v74l10 8v12H0v-12l10-8V78z", "var(--art-dusk,transparent)")),
  );
}

// Bonus cards

export const BONUS_CARD = { width: 132, height: 92 } as const;

/**
 * The face of a bonus card: what it asks for, and its points in a star. A colour is the plate of its rooms on their
 * floor.
 */
export function bonusArt(bonus: Bonus): string {
  const { needs, points } = BONUSES[bonus];
  return drawnBonus(points, ...needs);
}

const drawnBonus = kept((points: number, ...needs: (Colour | Piece)[]): string => {
  const { width: w, height: h } = BONUS_CARD;
  const share = (w - 16) / needs.length;
  const panels = needs.map((need, i) => {
    const x = 8 + i * share;
    const colour: Colour = isPiece(need) ? (tileOf(need) as { colour: Colour }).colour : need;
    const body = isPiece(need) ? flat(rect(0, 0, share * 2, CELL, PAINT[colour].wall)) : floorArt(colour);
    const thing = isPiece(need)
      ? at(share / 2, 40, pieceArt(need), 0.55)
      : at(share / 2, 34, armchair(PAINT[colour].wall) + at(0, -7, plateArt(colour), 0.85));
    return (
      `<svg x="${n(x)}" y="8" width="${n(share)}" height="${h - 16}" viewBox="0 0 ${n(share)} ` +
      `${h - 16}">${body}${thing}</svg>`
    );
  });
  const seams = range(needs.length - 1)
    .map((i) => `M${n(8 + (i + 1) * share)} 8v${h - 16}`)
    .join("");
  return inked(
    rect(
      1.5,
      1.5,
      w - 3,
      h - 3,
      "var(--card,#fffaf0)",
      10,
      ' stroke="var(--line,#d9cdb8)" stroke-width="2.5" stroke-opacity="1"',
    ),
    ...panels,
    line(seams, C.cream, 4, ' stroke-opacity="1" stroke-linecap="butt"') + path(seams, "none", ' stroke-width="1"'),
    rect(8, 8, w - 16, h - 16, "none", 5),
    dusk(8, 8, w - 16, h - 16, 5),
    at(
      w - 19,
      h - 18,
      path("M0-17l5 10.6 11.8 1.4-8.7 8 2.3 11.7L0 9.4l-10.4 5.3 2.3-11.7-8.7-8L-5-6.4z", C.straw) +
        numeral(0, 6, points, 15),
    ),
  );
});
/** Any piece of a colour is an armchair, 38 × 46. */
const armchair = (cloth: string): string =>
  path("M-12 20v6M12 20v6", "none", ' stroke-width="4"') +
  path("M-14 6v-22q0-6 6-6h16q6 0 6 6V6z", cloth) +
  rect(-11, 4, 22, 12, cloth, 4) +
  path("M-18 2q0-4 4-4t4 4v12h20V2q0-4 4-4t4 4v16q0 4-4 4h-28q-4 0-4-4z", cloth);

// Days

export const CALENDAR = { width: 104, height: 116 } as const;

/** Day n of 12: a sun that has come so far round, and the number. */
export function calendarArt(day: number): string {
  const ray = (i: number): string => {
    const a = ((i / NUM_DAYS) * 360 - 90 + 360 / NUM_DAYS) * (Math.PI / 180);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${n(52 + 29 * c)} ${n(69 + 29 * s)}L${n(52 + 36 * c)} ${n(69 + 36 * s)}`;
  };
  const rays = (from: number, to: number): string =>
    range(to - from)
      .map((i) => ray(from + i))
      .join("");
  return inked(
    rect(4, 12, 98, 102, "#3a24182e", 9, ' stroke="none"'),
    rect(2, 8, 98, 102, C.cream, 9),
    path("M2 26v-9q0-9 9-9h80q9 0 9 9v9z", C.coral),
    path("M26 2v14M52 2v14M76 2v14", "none", ' stroke-width="6"') + line("M26 2v14M52 2v14M76 2v14", C.stone, 3),
    path(rays(0, day), "none", ' stroke-width="7.5"') +
      line(rays(day, NUM_DAYS), "#cbb78f", 4, ' stroke-opacity="1"') +
      line(rays(0, day), C.mustard, 4.5, ' stroke-opacity="1"'),
    disc(52, 69, 22, C.straw) + shine("M34 62a20 20 0 0 1 14-12l1 3a17 17 0 0 0-12 11z", 0.6),
    numeral(52, 78, day, 26),
    dusk(2, 8, 98, 102, 9),
  );
}

/** The bag that unsold tiles go into, 48 × 46; the origin is the middle of its foot. */
export const bagArt = (): string =>
  inked(
    shadow(0, 1, 22),
    path("M-20 0q-8-22 11-30h18Q28-22 20 0q-20 5-40 0z", C.teal) +
      shade("M6-30h3Q28-22 20 0q-6 2-10 2Q16-16 6-30z", 0.14) +
      path("M-9-30q-6-6-8-11 8 3 9-1 4 5 8 0 3 4 8 0 2 5 9 1-3 6-8 11z", C.teal) +
      line("M-11-29h22", C.straw, 4, ' stroke-opacity="1"') +
      path("M11-28q8 4 6 10", "none", ' stroke-width="1.8"') +
      rect(-9, -20, 15, 15, C.cream, 2) +
      path("M-5-9v-6l3.5-3 3.5 3v6z", C.coral, ' stroke-width="1.3"'),
  );
