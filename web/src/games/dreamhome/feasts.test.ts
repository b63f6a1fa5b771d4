import type { DreamhomeView, Line } from "$protocol";
import { expect, test } from "vitest";
import { feasts } from "./feasts.ts";
import positions from "./positions.json";

const start = positions[0] as unknown as DreamhomeView;
/** The table with these lines and this many roof cards at seat 0. */
function table(lines: [what: string, points: number, cells: string, section?: string][], roofs = 0): DreamhomeView {
  const view = structuredClone(start);
  view.scores[0]!.lines = lines.map(([what, points, cells, section = "rooms"]): Line => ({
    what,
    points,
    cells: cells.split(" "),
    section,
  }));
  view.houses[0]!.roof_height = roofs;
  return view;
}
const between = (before: DreamhomeView, after: DreamhomeView) =>
  feasts(before, after).map(({ kind, seat, at }) => [kind, seat, at.join(" ")]);

test("a room as large as it can be", () => {
  const [one, two, three] = [
    table([["living-room", 1, "T1"]]),
    table([["living-room", 4, "T1 T2"]]),
    table([["living-room", 9, "T1 T2 T3"]]),
  ];
  expect(between(one, two)).toEqual([]);
  expect(between(two, three)).toEqual([["room", 0, "cell-T1 cell-T2 cell-T3"]]);
  expect(between(three, two)).toEqual([]); // taken back
});

test("a room beside its match, but no single room by itself", () => {
  expect(between(table([]), table([["pantry", 3, "G1"]]))).toEqual([["room", 0, "cell-G1"]]);
  expect(between(table([]), table([["pantry", 1, "G1"]]))).toEqual([]);
  expect(between(table([]), table([["bathroom", 1, "G1"]]))).toEqual([]);
});

test("a useful house, once: an architect makes it worth more, not new", () => {
  const baths = (points: number) => table([["bathrooms", points, "T1 G1", "functionality"]]);
  expect(between(table([]), baths(3))).toEqual([["bonus", 0, "cell-T1 cell-G1"]]);
  expect(between(baths(3), baths(4))).toEqual([]);
});

test("the fourth roof card", () => {
  expect(between(table([], 3), table([], 4))).toEqual([["roof", 0, "roof"]]);
  expect(between(table([], 4), table([], 5))).toEqual([]);
});
