/** The bare room: back wall, floor and the two side walls, which are left out where the room goes on. */
import { C, dots, flat, line, path, rect, shade, shine } from "../../../../art/draw.ts";
import type { DecorName } from "../names.ts";

/** A room fills one cell; everything in it is drawn in these units. */
export const ROOM_W = 160;
export const ROOM_H = 120;
/** Where the back wall ends and the floor begins, and where furniture stands by the wall and in front. */
export const SKIRTING = 90;
export const BACK = 98;
export const FRONT = 112;

const SIDE = 10;
const CEILING = 5;

/** What a room's picture depends on. */
export interface Scene {
  /** The number of the copy, from 0. */
  copy: number;
  /** The room goes on to the left or right. */
  left: boolean;
  right: boolean;
  decor: DecorName | null;
}

/** A type of room: its walls, and what stands in it. */
export interface RoomArt {
  wall: string;
  paper: string;
  floor: string;
  boards: string;
  skirting?: string;
  /**
   * The furniture of one card. `piece` is a décor that takes the place of the main piece of furniture. Where the room
   * goes on, the 30 units at that side are kept clear.
   */
  draw(scene: Scene, piece: string | null): string;
  /** What joins two cards, drawn around x = 0, the border between them; `kind` differs from one border to the next. */
  bridge?: (kind: number) => string;
  bridgeInFront?: boolean;
}

export function shell(art: RoomArt, left: boolean, right: boolean): string {
  const a = left ? 0 : SIDE;
  const b = right ? ROOM_W : ROOM_W - SIDE;
  const leftWall = left ? "" : `M0 0L${SIDE} ${CEILING}V${SKIRTING}L0 120z`;
  const rightWall = right ? "" : `M160 0L${ROOM_W - SIDE} ${CEILING}V${SKIRTING}L160 120z`;
  return (
    flat(rect(0, 0, ROOM_W + 1, SKIRTING, art.wall)) +
    art.paper +
    flat(rect(0, SKIRTING, ROOM_W + 1, ROOM_H - SKIRTING, art.floor)) +
    art.boards +
    flat(
      rect(0, SKIRTING - 5, ROOM_W + 1, 5, art.skirting ?? C.white),
      leftWall + rightWall && path(leftWall + rightWall, art.wall),
    ) +
    shade(`M0 ${SKIRTING}h161v3H0z${leftWall}`, 0.24) +
    (rightWall && shine(rightWall, 0.32)) +
    path(
      `M0 ${SKIRTING}h161${leftWall && `M${SIDE} ${CEILING}V${SKIRTING}L0 120`}` +
        (rightWall && `M150 ${CEILING}V${SKIRTING}L160 120`),
      "none",
      ' stroke-width="1.2"',
    ) +
    shade(`M0 0H160L${b} ${CEILING}H${a}z`, 0.2) +
    // The light comes from the upper left.
    (left ? "" : shine(`M${a} ${CEILING}H70L${a} ${SKIRTING - 8}z`, 0.14))
  );
}

/** The evening lies over walls and furniture; lamps shine through it. */
export const dusk = (): string => `<path d="M0 0h161v120H0z" fill="var(--art-dusk,transparent)" stroke="none"/>`;

// Papers and floors. Their steps divide 160, so that joined rooms match.

/** Bars across a broad line: `step` apart, `width` wide. Cheap, and as many as one likes. */
const bars = (d: string, broad: number, step: number, width: number, colour: string): string =>
  line(d, colour, broad, ` stroke-dasharray="${width} ${step - width}" stroke-linecap="butt"`);

export const stripes = (step: number, colour: string, width: number): string =>
  bars(`M${(step - width) / 2} 45H161`, SKIRTING, step, width, colour);

export const spots = (step: number, colour: string, size: number, until = SKIRTING - 8): string => {
  const rows = [];
  for (let y = step / 2, i = 0; y < until; y += step, i++) rows.push(`M${i % 2 ? step : step / 2} ${y}H160`);
  return dots(rows.join(""), step, colour, size);
};

export const tiles = (step: number, colour: string, from = 0, to = SKIRTING, width = 1.4): string =>
  bars(`M0 ${(from + to) / 2}H161`, to - from, step, width, colour) +
  bars(`M80.5 ${from}V${to}`, 161, step, width, colour);

export const planks = (step: number, colour: string, width = 1.4): string => {
  let d = "";
  for (let y = step, i = 0; y < SKIRTING; y += step, i++)
    d += `M0 ${y}h160M${(i * 56 + 30) % 160} ${y - step}v${step}`;
  return line(d, colour, width);
};

export const bricks = (colour: string, step = 12): string => {
  let d = "";
  for (let y = step, i = 0; y < SKIRTING; y += step, i++) {
    d += `M0 ${y}h160`;
    for (let x = i % 2 ? 0 : 16; x < 160; x += 32) d += `M${x} ${y - step}v${step}`;
  }
  return line(d, colour, 1.4);
};

/** Floorboards run towards us. */
export const boards = (colour: string): string => {
  let d = "";
  for (let i = 0; i <= 8; i++) d += `M${i * 20} 90l${(i * 20 - 80) * 0.12} 30`;
  return line(d, colour, 1.4);
};

/** The same without perspective, for rooms of several cards. */
export const straight = (colour: string): string =>
  line("M0 99h160M0 109h160M20 90v9M60 99v10M100 90v9M140 99v10M30 109v11M110 109v11", colour, 1.4);

export const chequers = (colour: string): string =>
  line("M0 95h160M10 105h160M0 115h160", colour, 10, ' stroke-dasharray="10" stroke-linecap="butt"');
