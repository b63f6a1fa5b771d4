/** How the end is counted. */
import type { Line } from "$protocol";
import { expect, test } from "vitest";
import { isBest, placesOf, sheetOf, stepsOf, sumOf, toldBy } from "./count.ts";

const line = (what: string, points: number, cells = "", section?: string, places: string[] = []): Line => ({
  what,
  points,
  cells: cells ? cells.split(" ") : [],
  ...(section ? { section } : {}),
  ...(places.length ? { places } : {}),
});
const anna = [
  line("kitchen", 1, "G3", "rooms"),
  line("bathroom", 1, "T4", "rooms"),
  line("bathroom", 1, "G1", "rooms"),
  line("piano", 3, "T3", "decor"),
  line("roof-mixed", 3, "", "roof", ["roof"]),
];
const ben = [line("kitchen", 6, "G3 G4", "rooms"), line("roof-uniform", 8, "", "roof", ["roof"])];

test("part by part, a line of every house at a time", () => {
  const steps = stepsOf([anna, ben]);
  expect(steps.map(({ section }) => section)).toEqual(["rooms", "rooms", "rooms", "decor", "roof"]);
  expect(steps[0]!.lines).toEqual([anna[0], ben[0]]);
  expect(steps[1]!.lines).toEqual([anna[1], null]);
  expect(steps.at(-1)!.lines).toEqual([anna.at(-1), ben.at(-1)]);
});

test("every line is told once, and the last step makes the whole score", () => {
  const steps = stepsOf([anna, ben]),
    told = toldBy(steps, steps.length, 2);
  expect(told.map(sumOf)).toEqual([9, 14]);
  expect(told).toEqual([anna, ben]);
  expect(toldBy(steps, 0, 2)).toEqual([[], []]);
});

test("a sheet has a row for each part from the beginning, and points where they are told", () => {
  const steps = stepsOf([anna, ben]);
  const early = sheetOf([anna, ben], toldBy(steps, 1, 2)),
    late = sheetOf([anna, ben]);
  expect(early.map(({ what, points }) => [what, ...points])).toEqual([
    ["rooms", 1, 6],
    ["decor", null, null],
    ["roof", null, null],
  ]);
  expect(late.map(({ what, points }) => [what, ...points])).toEqual([
    ["rooms", 3, 6],
    ["decor", 3, null],
    ["roof", 3, 8],
  ]);
  expect(late[0]!.rows.map(({ what, points, places }) => [what, points, places])).toEqual([
    ["kitchen", [1, 6], [["G3"], ["G3", "G4"]]],
    ["bathroom", [2, null], [["T4", "G1"], []]],
  ]);
});

test("a line that belongs to no part is one, with nothing below it", () => {
  const [row] = sheetOf([[line("beds", 2, "A1")]]);
  expect(row).toEqual({ what: "beds", points: [2], places: [["A1"]], rows: [] });
});

test("a line is shown wherever it comes from", () => {
  expect(placesOf(anna.at(-1)!)).toEqual(["roof"]);
  expect(placesOf(ben[0]!)).toEqual(["G3", "G4"]);
});

test("the best of a row is marked, not everybody and not somebody alone", () => {
  const row = (...points: (number | null)[]) => ({ what: "rooms", points, places: [], rows: [] });
  const best = (...points: (number | null)[]) => points.map((_, house) => isBest(row(...points), house));
  expect(best(3, 6, 6)).toEqual([false, true, true]);
  expect(best(3, 3)).toEqual([false, false]);
  expect(best(3)).toEqual([false]);
  expect(best(null, -2)).toEqual([false, false]); // it is no feat to have none
  expect(best(null, 0)).toEqual([false, false]);
});
