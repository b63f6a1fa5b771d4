import type { HomesweethomeView } from "$protocol";
import { expect, test } from "vitest";
import { feasts } from "./feasts.ts";
import positions from "./positions.json";

const start = positions[0] as unknown as HomesweethomeView;
const building = (roof: string | null) => ({ base: "cellar", rooms: ["kitchenette"], room_places: 2, roof });
const lawn = { base: "lawn", rooms: [], room_places: 0, roof: null };
const table = (ground: HomesweethomeView["ground"], trap: string | null = null): HomesweethomeView => ({
  ...structuredClone(start),
  ground,
  trap,
});
const between = (before: HomesweethomeView, after: HomesweethomeView) =>
  feasts(before, after).map(({ kind, seat, at }) => [kind, seat, at.join(" ")]);

test("a roof over a building", () => {
  expect(between(table({ A1: building(null) }), table({ A1: building("slate-roof") }))).toEqual([
    ["roof", null, "cell-A1"],
  ]);
});

test("a trap that is over and has taken nothing", () => {
  const ground = { A1: building(null), B1: lawn };
  expect(between(table(ground, "hail"), table(ground))).toEqual([["storm", null, ""]]);
  expect(between(table(ground, "hail"), table({ A1: building(null) }))).toEqual([]);
  expect(between(table(ground, "hail"), table(ground, "hail"))).toEqual([]);
  expect(between(table(ground), table(ground, "hail"))).toEqual([]);
});

test("the last free plot", () => {
  const cells = "A1 B1 C1 A2 B2 C2 A3 B3 C3".split(" ");
  const ground = (count: number) =>
    Object.fromEntries(cells.slice(0, count).map((cell) => [cell, { ...lawn, base: `lawn-${cell}` }]));
  expect(between(table(ground(8)), table(ground(9)))).toEqual([["bonus", null, ""]]);
  expect(between(table(ground(7)), table(ground(8)))).toEqual([]);
});
