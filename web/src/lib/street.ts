/** My houses as a street: whose number each has, in which order they stand, and the light in which they were built. */
import type { MyTable } from "$protocol";
import { mySeats } from "./standing.ts";
import type { Theme } from "./standalone.ts";

export const ORDERS = ["latest", "best", "oddest"] as const;
export type Order = (typeof ORDERS)[number];
export type Season = "winter" | "spring" | "summer" | "autumn";

/** Which of my houses there is shown: the best one. */
export function seatOf(table: MyTable): number {
  return [...mySeats(table)].sort((one, two) => table.scores[two]! - table.scores[one]!)[0] ?? 0;
}
export const pointsOf = (table: MyTable): number => table.scores[seatOf(table)] ?? 0;

/** How far a house is from what I usually reach in its game: half of mine have fewer points, half have more. */
function oddness(table: MyTable, all: MyTable[]): number {
  const points = all
    .filter((each) => each.game === table.game)
    .map(pointsOf)
    .sort((one, two) => one - two);
  return Math.abs(pointsOf(table) - points[Math.floor(points.length / 2)]!);
}

/** What is shown of everything: the houses of a game, or all of them. The latest come from the server first. */
export function streetOf(
  all: MyTable[],
  game: string,
  order: Order,
  weightOf: (table: MyTable) => number = () => 0,
): MyTable[] {
  const shown = all.filter((table) => !game || table.game === game);
  if (order === "best") return shown.sort((one, two) => pointsOf(two) - pointsOf(one));
  if (order === "oddest")
    return shown.sort((one, two) => weightOf(two) - weightOf(one) || oddness(two, all) - oddness(one, all));
  return shown;
}

/** Whoever builds in the evening has the lights on. */
export function lightOf(table: MyTable): Theme {
  const hour = new Date(table.changed_at * 1000).getHours();
  return hour < 7 || hour >= 19 ? "dark" : "light";
}

/** By the months of the north, where this street is. */
export function seasonOf(table: MyTable): Season {
  const month = new Date(table.changed_at * 1000).getMonth();
  return (["winter", "spring", "summer", "autumn"] as const)[Math.floor(((month + 1) % 12) / 3)]!;
}
