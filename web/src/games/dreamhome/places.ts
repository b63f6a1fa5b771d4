/** Where things stand on the picture of a house, as CSS, and what there can be looked at closely. */
import { boxOf } from "../../art/boxes.ts";
import type { DreamhomeView } from "$protocol";
import { type Cell, type Rect, SCENE } from "./art/index.ts";

type House = DreamhomeView["houses"][number];

export const within = (rect: Rect): string => boxOf(rect, { x: 0, y: 0, ...SCENE });

/** The room, and the token in it. */
export const cellLook = (house: House, seat: number, cell: Cell): string => {
  const place = `houses.${seat}.cells.${cell}`;
  return house.cells[cell]?.decor ? `${place} ${place}.decor` : place;
};
export const roofLook = (seat: number): string => `houses.${seat}.roof`;
/** The birdhouse hangs on the other side of the house. */
export const birdhouseLook = (house: House, seat: number): string | null => {
  const place = house.garden.indexOf("birdhouse");
  return place < 0 ? null : `houses.${seat}.garden.${place}`;
};
/** What stands in the garden; the garden itself if there is nothing. */
export const gardenLook = (house: House, seat: number): string =>
  house.garden.map((_, place) => `houses.${seat}.garden.${place}`).join(" ") || `houses.${seat}.garden`;
export const GARDEN: Rect = { x: 8, y: 250, width: 190, height: 212 };
