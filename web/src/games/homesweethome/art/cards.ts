/** Construction cards: the picture, what it costs, what it is worth. No words: signs and numerals only. */
import { C, at, disc, dots, flat, inked, line, n, path, range, rect } from "../../../art/draw.ts";
import { foundationArt, rafters, roofArt } from "./buildings.ts";
import {
  CARDS,
  type Cell,
  CELLS,
  type Construction,
  type Foundation,
  type Kind,
  type Roof,
  type Room,
  type Terrain,
  type Trap,
  ZONES,
  costOf,
  isConstruction,
  roomsOn,
} from "./names.ts";
import { type Letters, STAR, blankCard, resourceChip } from "./resources.ts";
import { roomArt } from "./rooms.ts";
import { terrainArt } from "./terrains.ts";
import { TRAP_PAINT, trapArt } from "./traps.ts";

export const CONSTRUCTION_CARD = { width: 156, height: 168 } as const;
const { width: W, height: H } = CONSTRUCTION_CARD;
/** Picture and foot. */
const PANE = { x: 8, y: 8, width: 140, height: 112 } as const;

const numeral = (x: number, y: number, value: number, size: number): string =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="800" text-anchor="middle" ` +
  `fill="#3a2a20" stroke="none" font-family="var(--font,sans-serif)">${value}</text>`;

const GROUND: Record<Kind, string> = {
  terrain: "var(--hs-meadow,#a9c887)",
  foundation: "var(--hs-soil,#a3754f)",
  room: C.cream,
  roof: "var(--sky-top,#bfe3f2)",
  trap: C.stone,
};

/** The storeys a foundation carries. */
const storeys = (count: number): string =>
  path(`M-11 ${count === 2 ? -10 : -2}L0-${count === 2 ? 20 : 12}l11 10`, "none", ' stroke-width="2.4"') +
  range(count)
    .map((i) => rect(-8, -1 - i * 9, 16, 8, C.straw, 1, ' stroke-width="1.8"'))
    .join("");

/** A plan of the ground with the plots of a zone filled. */
const plan = (zone: readonly Cell[], fill: string): string =>
  CELLS.map((cell, i) =>
    rect(
      (i % 3) * 12 - 17,
      Math.floor(i / 3) * 10 - 14,
      10,
      8,
      zone.includes(cell) ? fill : "#ebe1cd",
      2,
      ' stroke-width="1.4"',
    ),
  ).join("");

function face(name: Construction): string {
  const kind = CARDS[name].kind;
  switch (kind) {
    case "terrain":
      return (
        flat(rect(0, 0, 140, 36, "var(--sky-top,#bfe3f2)")) +
        flat(path("M0 40q40-14 80-6t60-2v90H0z", GROUND.terrain)) +
        at(2, 106, terrainArt(name as Terrain), 0.56)
      );
    case "foundation":
      return (
        flat(
          rect(0, 0, 140, 66, "var(--sky-top,#bfe3f2)"),
          path("M0 58q70-8 140 0v60H0z", "var(--hs-meadow,#a9c887)"),
          path("M0 84q70-6 140 0v30H0z", GROUND.foundation),
        ) +
        dots("M12 96h120M26 106h100", 22, "#00000026", 4) +
        at(138, 82, foundationArt(name as Foundation), 1.3)
      );
    case "room":
      return (
        '<svg x="0" y="0" width="140" height="112" viewBox="10 -33 140 112"' +
        ' preserveAspectRatio="xMidYMax slice">' +
        `${flat(rect(0, -40, 160, 41, "var(--sky-top,#bfe3f2)"))}${at(80, -4, rafters())}` +
        `${rect(-4, -5, 168, 7, "var(--art-slab,#b98a5c)")}${roomArt(name as Room)}</svg>`
      );
    case "roof":
      return (
        flat(rect(0, 0, 140, 112, GROUND.roof), path("M0 96q40-14 80-4t60-4v30H0z", "var(--art-hill-2,#a3c184)")) +
        rect(17, 74, 106, 42, "var(--art-wall,#e9cfa2)") +
        [26, 94]
          .map(
            (x) =>
              rect(x, 84, 20, 18, "var(--art-window,#bfe3f2)", 1) +
              rect(x - 2, 102, 24, 4, C.white, 1) +
              line(`M${x + 10} 84v18`, C.white, 2),
          )
          .join("") +
        path("M60 112V92q10-10 20 0v20z", C.teal) +
        at(70, 74, roofArt(name as Roof), 0.65)
      );
    case "trap":
      return flat(rect(0, 0, 140, 112, TRAP_PAINT[name as Trap].sky)) + at(70, 56, trapArt(name as Trap), 1.05);
  }
}

/**
 * A construction card, 156 × 168 units. A trap shows its zone where others have their cost. An unknown name is a
 * card's back.
 */
export function constructionCard(name: string, letters?: Letters): string {
  if (!isConstruction(name)) return constructionBack();
  const { kind, points } = CARDS[name];
  const cost = costOf(name);
  const foot =
    kind === "trap"
      ? at(
          W / 2,
          146,
          rect(-24, -18, 48, 36, C.white, 8, ' stroke="none"') +
            plan(ZONES[name as Trap], TRAP_PAINT[name as Trap].strong),
        )
      : cost
          .map((resource, i) =>
            at(W / 2 + (i - (cost.length - 1) / 2) * 35, 142.5, resourceChip(resource, letters), 1.03),
          )
          .join("");
  return inked(
    blankCard(W, H),
    kind === "trap"
      ? rect(3, 3, W - 6, H - 6, TRAP_PAINT[name as Trap].sky, 10, ' stroke="none" fill-opacity=".35"')
      : "",
    `<svg x="${PANE.x}" y="${PANE.y}" width="${PANE.width}" height="${PANE.height}" viewBox="0 0 ` +
      `140 112">${face(name)}<path d="M0 0h140v112H0z" fill="var(--art-dusk,transparent)"` +
      ' stroke="none"/></svg>',
    rect(
      PANE.x - 1,
      PANE.y - 1,
      142,
      114,
      "none",
      8,
      ' stroke="var(--card,#fffaf0)" stroke-width="4" stroke-opacity="1"',
    ) + rect(PANE.x, PANE.y, 140, 112, "none", 7),
    kind === "trap"
      ? line("M12 123.5h132", TRAP_PAINT[name as Trap].strong, 5, ' stroke-dasharray="9 9" stroke-linecap="butt"')
      : at(132, 24, path(STAR, C.straw, ' transform="scale(2.35)" stroke-width="1"') + numeral(0, 6, points, 16)),
    kind === "foundation"
      ? at(24, 28, disc(0, -4, 17, C.white) + at(0, roomsOn(name) === 2 ? 4 : -1, storeys(roomsOn(name)), 0.86))
      : "",
    foot,
  );
}

/** The back of a construction card: rafters on blue. */
export const constructionBack = (): string =>
  inked(
    blankCard(W, H),
    rect(8, 8, W - 16, H - 16, C.teal, 8),
    flat(
      range(9)
        .map((i) => dots(`M${i % 2 ? 26 : 18} ${24 + i * 16}H142`, 16, "#ffffff30", 4))
        .join(""),
    ),
    at(78, 84, rafters(), 0.5) + rect(44, 84, 68, 36, C.cream, 2) + rect(70, 98, 16, 22, C.teal, 2),
  );
