/** The faces of the cards in the market, and the portraits of tools and helpers. No words: numerals and signs only. */
import { decorArt } from "./decor.ts";
import {
  C,
  at,
  disc,
  dots,
  flat,
  inked,
  line,
  oval,
  path,
  range,
  rect,
  shade,
  shadow,
  shine,
} from "../../../art/draw.ts";
import { hairColour, skinOf } from "../../../art/figures.ts";
import {
  BASEMENT_ROOMS,
  BESIDE,
  DECOR_PLACE,
  HELPER_NAMES,
  type HelperName,
  ROOM_POINTS,
  type RoomType,
  TOOL_NAMES,
  type ToolName,
  isDecorName,
  isRoomType,
} from "./names.ts";
import { partsOf } from "../../../art/parts.ts";
import { roomSign } from "./icons.ts";
import { roofArt, roofTile } from "./roofs.ts";
import { roomArt, wallColour } from "./rooms.ts";

export const ROOM_CARD = { width: 176, height: 168 } as const;
export const RESOURCE_CARD = { width: 176, height: 120 } as const;

const blank = (w: number, h: number, fill = "var(--card,#fffaf0)"): string =>
  rect(1.5, 1.5, w - 3, h - 3, fill, 12, ' stroke="var(--line,#d9cdb8)" stroke-width="2.5" stroke-opacity="1"');

// Numerals are drawn, not written: they look the same everywhere, and no screen reader stumbles over them.
const DIGITS = [
  "M0-13.5c-3.6 0-5 3-5 6.5s1.4 6.5 5 6.5 5-3 5-6.5-1.4-6.5-5-6.5z",
  "M-3-10.5L1-13.5V-.5",
  "M-4-10c0-2.2 1.8-3.5 4-3.5s4 1.4 4 3.6c0 3-5 5.4-8.2 9.4H4.4",
  "M-4-13.5H4L0-8.4c2.6 0 4.3 1.6 4.3 3.9S2.5-.5 0-.5c-2 0-3.6-.9-4.2-2.6",
  "M2.2-.5v-13L-4.6-4H4.8",
  "M3.6-13.5H-3l-.6 5.6c.8-.7 2-1.1 3.3-1.1 2.6 0 4.5 1.7 4.5 4.2S2.4-.5-.2-.5c-1.9 0-3.4-.8-4.1-2.3",
  "M3-13.2C-1.5-12-4.3-8.6-4.3-4.7c0 2.6 1.7 4.2 4.3 4.2s4.3-1.7 4.3-4.2S2.5-8.8 0-8.8c-2 0-3.6 1.1-4.2 2.8",
  "M-4.4-13.5H4.4L-1.4-.5",
  "M0-7.3c-2.2 0-3.7-1.2-3.7-3.1S-2.2-13.5 0-13.5s3.7 1.2 3.7 3.1S2.2-7.3 0-7.3" +
    "c-2.6 0-4.3 1.3-4.3 3.4S-2.6-.5 0-.5s4.3-1.3 4.3-3.4S2.6-7.3 0-7.3z",
  "M-3-.8C1.5-2 4.3-5.4 4.3-9.3c0-2.6-1.7-4.2-4.3-4.2s-4.3 1.7-4.3 4.2S-2.5-5.2 0-5.2c2 0 3.6-1.1 4.2-2.8",
];
const numeral = (x: number, y: number, value: number, size = 19, ink = "var(--ink,#2b2520)"): string =>
  at(x, y, line(DIGITS[value] ?? "", ink, 2.9, ' stroke-opacity="1"'), size / 19);

/** So many cards side by side, and what they are worth. */
const worth = (type: RoomType, size: number, points: number): [width: number, body: string] => [
  size * 12 + 20,
  range(size)
    .map((i) => rect(i * 12, -12, 12, 14, wallColour(type), i === 0 && size === 1 ? 2 : 1, ' stroke-width="1.6"'))
    .join("") + numeral(size * 12 + 9, 2, points),
];
const beside = (room: RoomType, points: number): [width: number, body: string] => [
  50,
  signed(14, -5, room, 13) + numeral(38, 2, points),
];

/** The sign of a room on a light ground, in either theme. */
const signed = (x: number, y: number, room: RoomType | "any" | "garden", r: number): string =>
  at(x, y, disc(0, 0, r, C.white) + at(0, 0, roomSign(room), r / 15));

/** A room card: the picture, and below it its points by size. */
export function roomCard(card: string): string {
  const { name } = partsOf(card);
  if (!isRoomType(name)) return cardBack("room");
  const below = BASEMENT_ROOMS.includes(name);
  const more = BESIDE[name];
  const chips = ROOM_POINTS[name].map((points, i) => worth(name, i + 1, points));
  if (more) chips.push(beside(more.room, more.points));
  let x = 14;
  const row = chips
    .map(([width, body]) => {
      const placed = at(x, 153, body);
      x += width + 8;
      return placed;
    })
    .join("");
  return inked(
    blank(ROOM_CARD.width, ROOM_CARD.height),
    below
      ? flat(path("M3 134h170v20q0 11-11 11H14q-11 0-11-11z", "var(--art-earth,#a77e5a)", ' opacity=".3"')) +
          at(
            160,
            149,
            path(
              "M-6-4l6 6 6-6M0 1v-9",
              "none",
              ' stroke="var(--ink-soft,#6b5f52)" stroke-opacity="1" stroke-width="2.6"',
            ),
          )
      : "",
    `<svg x="8" y="8" width="160" height="120" viewBox="0 0 160 120">${roomArt(card)}</svg>`,
    rect(8, 8, 160, 120, "none", 6, ' stroke="var(--card,#fffaf0)" stroke-width="5" stroke-opacity="1"') +
      rect(9, 9, 158, 118, "none", 5),
    row,
  );
}

const panel = (fill: string): string => rect(8, 8, 160, 104, fill, 7);
const star = (x: number, y: number, points: number): string =>
  at(
    x,
    y,
    path("M0-15l4.5 9.5 10.5 1.3-7.7 7.2 2 10.4L0 8.4l-9.3 5 2-10.4-7.7-7.2 10.5-1.3z", C.straw) +
      numeral(0, 6, points, 15, "#3a2a20"),
  );

/** A resource card: roof, décor, tool or helper. */
export function resourceCard(card: string): string {
  const { name } = partsOf(card);
  return inked(
    blank(RESOURCE_CARD.width, RESOURCE_CARD.height),
    faceOf(name, card) ?? cardBack("resource"),
    rect(8, 8, 160, 104, "var(--art-dusk,transparent)", 7, ' stroke="none"'),
  );
}

function faceOf(name: string, card: string): string | null {
  const tile = roofTile(card);
  if (tile)
    return (
      panel("var(--sky-top,#bfe3f2)") + at(16, 20, roofArt(tile, 144, 80, 26, 26)) + rect(11, 98, 154, 8, C.cream, 4)
    );
  if (isDecorName(name)) return decorFace(name);
  const tool = TOOL_NAMES.find((each) => each === name);
  if (tool)
    return (
      panel("#f6dc9a") +
      flat(
        path("M9 96h158v8q0 7-7 7H16q-7 0-7-7z", C.straw),
        line(
          "M16 112l12-16M40 112l12-16M64 112l12-16M88 112l12-16M112 112l12-16M136 112l12-16",
          C.coal,
          7,
          ' stroke-linecap="butt"',
        ),
      ) +
      rect(8, 8, 160, 104, "none", 7) +
      at(88, 54, toolArt(tool))
    );
  const helper = HELPER_NAMES.find((each) => each === name);
  if (helper)
    return (
      panel("#b9d3d2") +
      line("M20 9v102M50 9v102M80 9v102M110 9v102M140 9v102M9 40h158M9 74h158", "#ffffff66", 1.4) +
      at(88, 111, helperArt(helper))
    );
  return null;
}

function decorFace(name: keyof typeof DECOR_PLACE): string {
  const [place, points] = DECOR_PLACE[name];
  const [scale, y] =
    name === "treehouse"
      ? [0.6, 106]
      : name === "birdhouse"
        ? [1.06, 104]
        : name === "ice-cream-machine"
          ? [0.92, 102]
          : name === "paintings"
            ? [1.2, 122]
            : [1.12, 100];
  return (
    panel(place === "garden" ? "#d3e6c0" : place === "any" ? "#f3dcc0" : wallColour(place)) +
    flat(oval(80, 100, 62, 9, "#ffffff70")) +
    at(78, y, decorArt(name), scale) +
    star(150, 26, points) +
    signed(150, 94, place, 15)
  );
}

// Tools, about 90 × 76, centred.

const TOOLS: Record<ToolName, () => string> = {
  drill: () =>
    shadow(0, 40, 34) +
    path("M-28-20q0-10 10-10h34q8 0 8 8v8q0 8-8 8h-34q-10 0-10-10z", C.teal) +
    path("M-22-6h20l4 32q0 4-4 4h-14q-5 0-5-5z", C.coal) +
    rect(-22, 26, 30, 13, C.teal, 4) +
    path("M24-24h10v12h-10z", C.slate) +
    path("M34-18h22l4 2-4 2h-22z", C.stone) +
    path("M38-18l4 4M45-18l4 4") +
    path("M-2 0q5 2 4 8l-5-1z", C.coral) +
    line("M-18-22h26", "#ffffff80", 3) +
    disc(-19, -14, 2.5, C.straw),
  jackhammer: () =>
    shadow(2, 40, 26) +
    ('<g transform="rotate(14)">' +
      path("M-22-36h44M-18-36v10M18-36v10", "none", ' stroke-width="6"') +
      rect(-13, -30, 26, 34, C.straw, 5) +
      path("M-13-20h26M-13-4h26") +
      rect(-8, 4, 16, 10, C.slate, 2) +
      path("M-5 14h10l-2 22-3 6-3-6z", C.stone) +
      shade("M4-29h6q3 0 3 4v25q0 3-3 4h-6z", 0.14) +
      "</g>") +
    path("M-26 40l6-8 6 5 6-7 7 8M14 40l6-7 5 5 8-6 4 8", C.stone) +
    line("M-32 14l-8-4M-30 24l-9 2M28 12l8-5M30 24l9 1", C.coral, 3),
  "concrete-mixer": () =>
    shadow(0, 40, 40) +
    path("M-26 38L-6 4M30 38L8 4M-18 24h40", "none", ' stroke-width="5"') +
    disc(-26, 34, 8, C.coal) +
    disc(-26, 34, 3, C.stone) +
    disc(30, 34, 8, C.coal) +
    disc(30, 34, 3, C.stone) +
    ('<g transform="rotate(-24)">' +
      path("M-28-6q-2-22 18-24h26l10-6v40l-10-6v18q-34 10-44-22z", C.coral) +
      oval(26, -16, 5, 20, C.coal) +
      path("M-14-29v38M4-30v38", "none", ' stroke-width="2"') +
      shine("M-22-14q2-10 12-12l-2 4q-6 2-8 9z", 0.6) +
      "</g>") +
    disc(2, 6, 6, C.slate),
  scaffolding: () =>
    shadow(0, 40, 40) +
    path("M-34 40v-74M-2 40v-74M34 40v-74", "none", ' stroke-width="6"') +
    line("M-34 40v-74M-2 40v-74M34 40v-74", C.straw, 3) +
    path("M-34 36L-2 6M34 36L-2 6M-34-2l32-28M34-2L-2-30", "none", ' stroke-width="2.5"') +
    rect(-40, 0, 80, 7, C.oak, 2) +
    rect(-40, -32, 80, 7, C.oak, 2) +
    at(18, 0, path("M-7-10h14l-2 10h-10z", C.slate) + path("M-7-10q7-10 14 0")) +
    rect(-28, -8, 18, 8, C.brick, 1) +
    path("M-19-8v8"),
};
const toolArt = (tool: ToolName): string => inked(TOOLS[tool]());

// Helpers: busts, about 110 wide and 96 high, cut off at y = 0.

function bust(skin: number, hair: string, clothes: string, over = ""): string {
  const face = skinOf(skin);
  return (
    path("M-34 0q-1-26 20-30h28q21 4 20 30z", clothes) +
    over +
    path("M-7-34v8q7 6 14 0v-8z", face) +
    shade("M-7-32h14v5q-7 4-14 0z", 0.16) +
    disc(-20, -50, 5, face) +
    disc(20, -50, 5, face) +
    path("M-20-56q0-20 20-20t20 20v8q0 20-20 20t-20-20z", face) +
    hair +
    flat(
      disc(-8, -50, 2.2, "#3a2a24"),
      disc(8, -50, 2.2, "#3a2a24"),
      oval(-13, -43, 3.4, 2.2, "#e8836b99"),
      oval(13, -43, 3.4, 2.2, "#e8836b99"),
    ) +
    path("M-1-48q-3 5 1 5")
  );
}
const smile = path("M-6-38q6 6 12 0");

const HELPERS: Record<HelperName, () => string> = {
  roofer: () =>
    at(
      -40,
      -8,
      path("M-14 8V-10L6-28l20 18V8z", C.cream) +
        path("M-20-8L6-32l26 24", "none", ' stroke-width="7"') +
        line("M-20-8L6-32l26 24", C.brick, 4),
    ) +
    bust(
      0,
      path("M-22-58q0-24 22-24t22 24z", C.coral) + rect(-27, -60, 54, 6, C.coral, 3) + path("M-6-82v22M6-82v22"),
      C.blue,
    ) +
    path("M-14-41q7-6 14 0 7-6 14 0-6 7-14 2-8 5-14-2z", hairColour(0)) +
    path("M-4-34q4 3 8 0") +
    at(40, -20, line("M0 18L8-18", C.nut, 6) + path("M-4-26l24 6-3 9-24-7z", C.slate) + disc(2, 4, 6, skinOf(0))),
  supplier: () =>
    bust(
      2,
      path("M-20-54q-2-24 20-24t20 24q-6-6-20-6t-20 6z", C.mustard) +
        path("M-20-56q20-9 34-3 14-1 18 4-8 5-18 2-18-6-34 2z", C.mustard),
      C.leaf,
      path("M-14-30v30M14-30v30", "none", ` stroke="${C.pine}" stroke-width="6"`),
    ) +
    smile +
    at(
      0,
      0,
      rect(-36, -26, 72, 28, C.pale, 2) +
        flat(rect(-5, -26, 10, 27, C.sand)) +
        path("M-36-18h72") +
        disc(-34, -12, 6, skinOf(2)) +
        disc(34, -12, 6, skinOf(2)),
    ) +
    at(44, -26, path("M-14 0q-2-12 8-12 4-8 12-2 8 2 4 14z", C.leaf)),
  architect: () =>
    path("M-20-50q-6 22 4 30h32q10-8 4-30z", hairColour(2)) +
    disc(0, -80, 9, hairColour(2)) +
    bust(
      4,
      path("M-21-52q-1-26 21-26t21 26q-4-12-20-15-16 3-22 15z", hairColour(2)),
      C.navy,
      path("M-10-30L0-14l10-16", C.white),
    ) +
    disc(-8, -50, 7, "none") +
    disc(8, -50, 7, "none") +
    path("M-1-50h2") +
    smile +
    at(
      42,
      -4,
      '<g transform="rotate(16)">' +
        rect(-9, -46, 18, 50, C.white, 4) +
        oval(0, -46, 9, 4, C.ice) +
        line("M-4-34v26M2-36h4v10h-4", C.blue, 1.8) +
        "</g>",
    ) +
    at(
      -40,
      -14,
      path("M-12 14L0-26l12 40", "none", ' stroke-width="4"') + disc(0, -26, 4, C.mustard) + path("M-7-2h14"),
    ),
  handyman: () =>
    bust(
      1,
      path("M-21-54q-2-26 21-26t21 26q-3-10-10-14-14 4-24-2-7 6-8 16z", hairColour(4)),
      C.brick,
      path("M-18-22h36v22h-36z", C.navy) +
        path("M-16-29v9M16-29v9", "none", ` stroke="${C.navy}" stroke-width="6"`) +
        disc(-14, -18, 2, C.mustard) +
        disc(14, -18, 2, C.mustard),
    ) +
    path("M-20-48q2 24 20 24t20-24q-6 8-12 7-8-4-16 0-6 1-12-7z", hairColour(4)) +
    path("M-5-37q5 4 10 0", "none") +
    at(42, -18, path("M-4 20v-28q-8-6-4-16l6 8 6-2v-8q10 6 4 18v28q-6 4-12 0z", C.slate) + disc(1, 6, 7, skinOf(1))) +
    at(-42, -8, rect(-16, -14, 30, 22, C.coral, 3) + path("M-8-14v-6h14v6M-16-5h30")),
  "interior-designer": () =>
    [
      [-20, -62],
      [-12, -76],
      [2, -82],
      [16, -74],
      [22, -60],
      [-24, -46],
      [25, -46],
    ]
      .map(([x, y]) => disc(x!, y!, 11, hairColour(3)))
      .join("") +
    bust(
      3,
      [
        [-14, -68],
        [0, -72],
        [14, -68],
      ]
        .map(([x, y]) => disc(x!, y!, 8, hairColour(3)))
        .join("") + path("M-18-72q18-14 36 0l2 7q-20-10-40 0z", C.coral),
      C.plum,
      dots("M-24-18h52M-18-8h44", 12, C.straw, 4),
    ) +
    smile +
    disc(-20, -40, 2.5, C.mustard) +
    disc(20, -40, 2.5, C.mustard) +
    at(
      44,
      -10,
      line("M-2 12L10-26", C.nut, 5) + path("M6-26l8 3 4-16q-10-6-12 13z", C.coral) + disc(2, 0, 6, skinOf(3)),
    ) +
    at(
      -42,
      -12,
      '<g transform="rotate(-10)">' +
        [C.teal, C.straw, C.rose].map((colour, i) => rect(-12 + i * 6, -24 + i * 5, 18, 26, colour, 2)).join("") +
        "</g>",
    ),
};
const helperArt = (helper: HelperName): string => inked(HELPERS[helper]());

/** The first-player marker: the key to the house. 80 × 80, centred. */
export const markerArt = (): string =>
  inked(
    disc(0, 0, 36, "var(--card,#fffaf0)") +
      disc(0, 0, 31, C.coral) +
      ('<g transform="rotate(-40)">' +
        path("M6-4h24v5h-5v6h-5v-6h-4v4h-5v-4h-5z", C.straw) +
        path("M-24 7v-10L-11-15 2-3V7q0 4-4 4h-18q-4 0-4-4z", C.straw) +
        path("M-16 4v-6l5-4 5 4v6z", C.coral) +
        shine("M-21-1l10-9 2 2-9 8z", 0.6) +
        "</g>"),
  );

/** The back of a card. */
export function cardBack(kind: "room" | "resource"): string {
  const { width: w, height: h } = kind === "room" ? ROOM_CARD : RESOURCE_CARD;
  const roof = `M${w / 2 - 34} ${h / 2 + 4}L${w / 2} ${h / 2 - 28}l34 32M${w / 2 - 24} ${h / 2 - 2}v30h48v-30`;
  return inked(
    blank(w, h),
    rect(8, 8, w - 16, h - 16, kind === "room" ? C.teal : C.coral, 7),
    flat(
      range(Math.floor((h - 30) / 16))
        .map((i) => dots(`M${i % 2 ? 24 : 16} ${22 + i * 16}H${w - 14}`, 16, "#ffffff30", 4))
        .join(""),
    ),
    line(roof, C.cream, 6) +
      (kind === "room" ? rect(w / 2 - 7, h / 2 + 8, 14, 20, C.cream, 2) : disc(w / 2, h / 2 + 10, 8, C.cream)),
  );
}
