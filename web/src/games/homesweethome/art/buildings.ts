/** What carries the rooms and what covers them: foundations, timber frames, rafters, roofs; and the whole building. */
import {
  C,
  at,
  disc,
  dots,
  flat,
  glow,
  inked,
  line,
  oval,
  path,
  range,
  rect,
  shade,
  shadow,
  shine,
  spots,
} from "../../../art/draw.ts";
import { bird, cat } from "../../../art/figures.ts";
import { plant } from "../../../art/things.ts";
import { type Foundation, type Roof, type Room, ROOFS, ROOMS } from "./names.ts";
import { ROOM_H, ROOM_W, roomArt } from "./rooms.ts";

/** Heights from the ground up; a storey is a room and the floor above it. */
const FOUNDATION_H = 20;
const STOREY = ROOM_H + 6;

const HALF = ROOM_W / 2 + 6;
const CONCRETE = "#c2bdb2";
const bricks = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, C.brick) +
  line(
    range(Math.floor(h / 7))
      .map(
        (i) =>
          `M${x} ${y + 7 * (i + 1)}h${w}` +
          range(Math.ceil(w / 18))
            .map((j) => x + j * 18 + (i % 2 ? 4 : 13))
            .filter((at) => at < x + w)
            .map((at) => `M${at} ${y + 7 * i}v7`)
            .join(""),
      )
      .join(""),
    "#8a3a2c",
    1.3,
  ) +
  rect(x, y, w, h, "none");

/** The origin is the middle of the foot; the top is at -FOUNDATION_H. Some reach into the ground. */
const FOUNDATIONS: Record<Foundation, () => string> = {
  "concrete-slab": () =>
    rect(-90, -20, 180, 20, CONCRETE, 3) +
    shine("M-88-18h176v4h-176z", 0.5) +
    dots("M-80-8h164M-70-4h150", 23, "#00000026", 2.6),
  // Someone walked over it while it was wet.
  "small-slab": () =>
    rect(-74, -10, 148, 10, "#a9a498", 2) +
    rect(-88, -20, 176, 12, "#d2cdc2", 3) +
    range(5)
      .map(
        (i) =>
          flat(oval(-54 + i * 22, -13 + (i % 2) * 3, 3.2, 1.8, "#8c877c")) +
          spots(
            [
              [-58 + i * 22, -16 + (i % 2) * 3],
              [-54 + i * 22, -17 + (i % 2) * 3],
              [-50 + i * 22, -16 + (i % 2) * 3],
            ],
            1.8,
            "#8c877c",
          ),
      )
      .join(""),
  "wooden-stilts": () =>
    shade("M-84 0h168l-4-14h-160z", 0.34) +
    cat(34, 0, 2, "walk") +
    range(5)
      .map((i) => rect(-84 + i * 39.5, -14, 10, 16, C.nut, 1))
      .join("") +
    path("M-74 0l29-12M84-12L55 0", "none", ' stroke-width="4"') +
    rect(-91, -20, 182, 8, C.oak, 2) +
    path("M-60-16h30M10-16h40", "none", ' stroke-width="1.3"'),
  "crawl-space": () =>
    rect(-88, -20, 176, 20, CONCRETE, 2) +
    range(4)
      .map(
        (i) =>
          rect(-72 + i * 40, -14, 24, 11, "#453a3c", 1) +
          (i === 2
            ? spots(
                [
                  [16, -8.5],
                  [23, -8.5],
                ],
                3.4,
                C.straw,
              )
            : line(
                `M${-68 + i * 40}-13v9M${-63 + i * 40}-13v9M${-58 + i * 40}-13v9M${-53 + i * 40}-13v9`,
                "#93a7b5",
                1.8,
              )),
      )
      .join(""),
  "brick-base": () => bricks(-87, -14, 174, 14) + rect(-91, -20, 182, 7, CONCRETE, 2),
  "large-slab": () =>
    rect(-97, -12, 194, 12, "#a9a498", 3) +
    rect(-92, -20, 184, 11, CONCRETE, 3) +
    shine("M-90-18h180v3h-180z", 0.5) +
    path("M-32-12v12M32-12v12", "none", ' stroke-width="1.4"'),
  // Ribs, and the iron sticks out.
  "reinforced-raft": () =>
    line("M-104-14h208M-104-7h208", "#4a5c70", 4.4) +
    line("M-104-14h208M-104-7h208", "#9fb4c4", 2) +
    rect(-94, -20, 188, 20, "#b3aea2", 2) +
    range(8)
      .map((i) => path(`M${-82 + i * 21.5}-14h12l-2 14h-8z`, "#8d887c", ' stroke-width="1.4"'))
      .join("") +
    rect(-94, -20, 188, 6, CONCRETE, 2),
  // Barrels under a vault.
  cellar: () =>
    bricks(-92, -20, 184, 38) +
    range(3)
      .map((i) =>
        at(
          -54 + i * 54,
          18,
          path("M-19 0v-16q0-14 19-14t19 14v16z", "#4a3530") +
            (i === 1
              ? glow(0, -12, 20) +
                rect(-3, -9, 6, 9, C.white, 1) +
                path("M0-9q-3-4 0-7 3 3 0 7", C.straw) +
                line("M-12 0v-8h7v8M5 0v-6h8v6", C.oak, 2)
              : disc(-7, -7, 7, C.oak) +
                disc(8, -7, 7, C.oak) +
                path("M-11-7h8M4-7h8", "none", ' stroke-width="1.3"')),
        ),
      )
      .join("") +
    rect(-94, -20, 188, 6, CONCRETE, 2),
  // Windows, a door and light below the ground.
  basement: () =>
    rect(-92, -20, 184, 38, "#a9a498", 2) +
    rect(-94, -20, 188, 6, CONCRETE, 2) +
    [-74, -34, 46]
      .map(
        (x) =>
          glow(x + 14, -2, 18) +
          rect(x, -9, 28, 13, "var(--art-window,#bfe3f2)", 1) +
          path(`M${x + 14}-9v13`) +
          rect(x - 2, 4, 32, 3, C.brick, 1),
      )
      .join("") +
    rect(8, -10, 24, 28, "#7d93a6", 1) +
    path("M8 4h24M27 3v-3", "none", ' stroke-width="1.5"') +
    range(5)
      .map((i) => line(`M${-84 + i * 44} 12h22`, "#00000022", 1.6))
      .join(""),
};

/** A foundation; the origin is the middle of its foot. */
export const foundationArt = (name: Foundation): string => inked(shadow(4, 1, 98, 7), FOUNDATIONS[name]());

// Roofs: the origin is the middle of the eaves, on the uppermost floor; they rise to about -52.

const HIP = "M-98 0L-62-50H62L98 0z";
const clipped = (id: string, shape: string, fill: string, pattern: string): string =>
  `<clipPath id="hs-${id}"><path d="${shape}"/></clipPath><g clip-path="url(#hs-${id})">` +
  `${path(shape, fill, ' stroke="none"')}${pattern}${shine("M-98-50h110l-40 50h-70z", 0.13)}` +
  `${shade("M-100-7h200v7h-200z", 0.18)}</g>` +
  path(shape);
const rows = (step: number, draw: (y: number, odd: boolean) => string): string =>
  range(Math.ceil(50 / step))
    .map((i) => draw(-i * step, i % 2 === 1))
    .join("");
const eaves = (colour: string = C.cream): string => rect(-102, -4, 204, 8, colour, 4);
const ridge = (colour: string): string => rect(-66, -55, 132, 8, colour, 4);
const SLATES = line(
  range(18)
    .map((i) => `M${-150 + i * 14} 0l50-50M${-98 + i * 14 - 50}-50l50 50`)
    .join(""),
  "#5f6878",
  1.8,
);
const scales = line(
  rows(12, (y, odd) => `M${odd ? -107 : -100} ${y - 6}${"l7 6 7-6".repeat(15)}`),
  "#59627a",
  1.8,
);
const stack = (x: number): string =>
  rect(x - 9, -66, 18, 34, C.brick, 1) +
  line(`M${x - 8}-56h16M${x - 8}-46h16`, "#8a3a2c", 1.4) +
  rect(x - 12, -70, 24, 7, C.stone, 2);
const dormer = (x: number): string =>
  at(
    x,
    -14,
    glow(0, -6, 22) +
      path("M-15 8v-20L0-26l15 14V8z", C.cream) +
      path("M-20-10L0-29l20 19-3 4L0-22-17-6z", C.nut) +
      rect(-8, -12, 16, 16, "var(--art-window,#bfe3f2)", 1) +
      line("M0-12v16M-8-4h16", C.white, 2) +
      rect(-11, 4, 22, 4, C.white, 1) +
      line("M-8 4q2-5 4 0 2-5 4 0 2-5 4 0 2-5 4 0", C.coral, 2.4),
  );

const ROOF: Record<Roof, () => string> = {
  "shingle-roof": () =>
    clipped(
      "shingle",
      HIP,
      "#a9764c",
      line(
        rows(
          11,
          (y, odd) =>
            `M-100 ${y}h200` +
            range(11)
              .map((i) => `M${-100 + i * 20 + (odd ? 10 : 0)} ${y}v-11`)
              .join(""),
        ),
        "#7a4f2e",
        1.8,
      ),
    ) +
    ridge(C.nut) +
    eaves() +
    bird(40, -55, C.coral),
  // One slope, and the rain drums on it.
  "sheet-metal-roof": () =>
    clipped(
      "metal",
      "M-100 0V-16L-92-24 96-46l6 8V0z",
      "#94a8b8",
      line(
        range(14)
          .map((i) => `M${-94 + i * 15} 0v-50`)
          .join(""),
        "#64798c",
        2.4,
      ) +
        line(
          range(14)
            .map((i) => `M${-90 + i * 15} 0v-50`)
            .join(""),
          "#ffffff50",
          1.8,
        ),
    ) +
    line("M-96-21L98-43", "#64798c", 3) +
    eaves("#c3d0d9") +
    cat(70, -40, 0, "sleep"),
  "slate-roof": () => stack(36) + clipped("slate", HIP, "#8790a0", SLATES) + ridge("#6d7484") + eaves(),
  "guttered-slate-roof": () =>
    clipped("guttered", HIP, "#7c869c", scales) +
    ridge(C.mustard) +
    path("M-62-55l-6-8M62-55l6-8", "none", ' stroke-width="3"') +
    disc(-68, -64, 3, C.mustard) +
    disc(68, -64, 3, C.mustard) +
    path("M94 2v34q0 5-5 5", "none", ' stroke-width="8"') +
    line("M94 2v34q0 5-5 5", "#c98a4a", 4.6) +
    path("M-104-5h208q0 10-8 10h-192q-8 0-8-10z", "#c98a4a") +
    shine("M-100-3h200v2h-200z", 0.6) +
    bird(-30, -55, C.blue),
  "tiled-roof": () =>
    stack(-38) +
    clipped(
      "tiled",
      HIP,
      "#cf5f48",
      line(
        rows(10, (y, odd) => `M${odd ? -108 : -100} ${y - 5}${"q0 6 8 6t8-6".repeat(14)}`),
        "#a23f30",
        1.8,
      ),
    ) +
    ridge("#b24a38") +
    eaves() +
    cat(24, -54, 2, "back"),
  // Flat, with a parasol, a chair and a view.
  "roof-terrace": () =>
    line("M-92-6v-18M-62-6v-18M-32-6v-18M-2-6v-18M28-6v-18M58-6v-18M90-6v-18M-92-24h182M-92-15h182", "#5d6d7d", 2.6) +
    at(
      -36,
      -7,
      path("M0 0v-44", "none", ' stroke-width="3"') +
        path("M-32-32q4-18 32-20 28 2 32 20-8-5-16 0-8-5-16 0-8-5-16 0-8-5-16 0z", C.coral) +
        path("M-16-32q2-14 16-20 14 6 16 20-8-5-16 0-8-5-16 0z", C.cream),
    ) +
    at(
      10,
      -7,
      path("M-14 0l10-14M14 0L-2-10", "none", ' stroke-width="3"') + path("M-10-22l16 14h18l1 4H4L-14-19z", C.teal),
    ) +
    cat(66, -7, 1, "sit") +
    plant(-80, -7, 2, 0.8) +
    plant(44, -7, 5, 0.7) +
    rect(-100, -8, 200, 12, CONCRETE, 3) +
    shine("M-97-6h194v3h-194z", 0.5),
  "dormer-roof": () =>
    stack(0) +
    clipped("dormer", "M-100 0L-72-54H72L100 0z", "#6f6f86", SLATES) +
    rect(-76, -59, 152, 8, C.nut, 4) +
    dormer(-44) +
    dormer(44) +
    eaves(),
  // A vault of glass over a little jungle.
  "glass-roof": () =>
    path("M-96 0q4-56 96-56t96 56z", "#bfe6df", ' fill-opacity=".75"') +
    plant(-46, 0, 3, 1.1) +
    plant(-10, 0, 2, 1) +
    plant(58, 0, 0, 1.05) +
    cat(24, 0, 3, "sit") +
    path("M-96 0q4-56 96-56t96 56z", "#cdeee6", ' fill-opacity=".35"') +
    line("M-64 0q4-46 64-56 60 10 64 56M-30 0q4-40 30-56 26 16 30 56M0-56V0M-84-26h168", "#ffffffd0", 2.4) +
    shine("M-84-10q8-30 44-38l-18 38z", 0.5) +
    path("M-96 0q4-56 96-56t96 56z", "none", ' stroke-width="2.6"') +
    eaves("#7d93a6"),
};

/** A roof; the origin is the middle of the eaves, and it is about 204 wide and 52 high. */
export const roofArt = (name: Roof): string => inked(ROOF[name]());

/** No roof yet: open rafters. */
export const rafters = (): string => {
  const d = "M-94-2L-60-46M94-2L60-46M-60-46H60M-60-46V-2M60-46V-2M-20-46V-2M20-46V-2M-78-24H78M-96-2H96";
  return inked(line(d, "var(--art-ink,#4a3426)", 6.4, ' opacity=".82"') + line(d, C.pale, 3.4));
};

/** Room for one more storey: bare posts. */
const frame = (): string => {
  const d =
    `M-80 0v-${STOREY - 3}M80 0v-${STOREY - 3}M0 0v-${STOREY - 3}M-82-${STOREY - 3}H82M-80-30` +
    "L-46 0M80-30L46 0M-80-52l30-28M80-52l-30-28";
  return inked(`<g opacity=".62">${line(d, "var(--art-ink,#4a3426)", 6)}${line(d, C.pale, 3.2)}</g>`);
};

/** A storey: the room, its outer walls and the floor above. The origin is the middle of its floor. */
const storeyArt = (room: Room): string =>
  `<svg x="${-ROOM_W / 2}" y="${-ROOM_H}" width="${ROOM_W}" height="${ROOM_H}" viewBox="0 0 ` +
  `${ROOM_W} ${ROOM_H}">${roomArt(room)}</svg>` +
  inked(
    path(`M${-HALF} 0v-${ROOM_H}h8V0zM${HALF} 0v-${ROOM_H}h-8V0z`, "var(--art-cut,#f3e2c0)"),
    rect(-HALF - 2, -STOREY, 2 * HALF + 4, 7, "var(--art-slab,#b98a5c)", 1),
  );

/** What a view says stands on a foundation. */
interface Standing {
  base: Foundation;
  rooms: readonly string[];
  places: number;
  roof: string | null;
}

/** A piece of a building, from the bottom up: what stands at which height, and the card it is; bare posts are none. */
export interface Part {
  card: string | null;
  y: number;
  art: string;
}

/**
 * A building by its cards; the origin is the middle of its foot. Storeys that may still come stand as bare posts, then
 * open rafters.
 */
export function buildingParts({ base, rooms, places, roof }: Standing): Part[] {
  const inside = rooms.flatMap((name) => ROOMS.find((room) => room === name) ?? []);
  const cover = ROOFS.find((name) => name === roof);
  const floor = (k: number): number => -FOUNDATION_H - k * STOREY;
  const open =
    range(Math.max(0, places - inside.length))
      .map((k) => at(0, -k * STOREY, frame()))
      .join("") || rafters();
  const top = {
    y: floor(inside.length),
    ...(cover ? { card: cover, art: roofArt(cover) } : { card: null, art: open }),
  };
  return [
    { card: base, y: 0, art: foundationArt(base) },
    ...inside.map((room, k) => ({ card: room, y: floor(k), art: storeyArt(room) })),
    top,
  ];
}
