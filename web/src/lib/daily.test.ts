/** Where a daily house stands among everybody's, and the month in which it was built. */
import { expect, test } from "vitest";
import type { DailyHouse } from "$protocol";
import { barsOf, levelOf, monthBeside, standingOf, weeksOf } from "./daily.ts";

const SCORES: [number, number][] = [
  [20, 1],
  [41, 2],
  [44, 3],
];
const house = (day: string): DailyHouse => ({
  day,
  game: "dreamhome",
  table: "t",
  name: "Ada",
  bot: "novice",
  score: 40,
  is_yours: true,
});

test("whoever has as many points shares a place", () => {
  expect(standingOf(SCORES, 44)).toEqual({ builders: 6, place: 1 });
  expect(standingOf(SCORES, 41)).toEqual({ builders: 6, place: 4 });
  expect(standingOf([], 41)).toEqual({ builders: 0, place: 1 });
});

test("bars are equally wide, hold everybody, and one of them is mine", () => {
  const bars = barsOf(SCORES, 41, 5);
  expect(bars.map((bar) => bar.count)).toEqual([1, 0, 0, 0, 5]);
  expect(bars.map((bar) => bar.to - bar.from)).toEqual([4, 4, 4, 4, 4]);
  expect(bars.filter((bar) => bar.isMine)).toHaveLength(1);
  expect(barsOf([[7, 3]], null)).toEqual([{ from: 7, to: 7, count: 3, isMine: false }]);
  expect(barsOf([], 3)).toEqual([]);
});

test("a month has its days on the right weekdays, and the houses that were built on them", () => {
  const weeks = weeksOf("2026-11", [house("2026-11-16"), house("2026-11-16"), house("2026-10-16")]);
  expect(weeks).toHaveLength(6);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]!.slice(0, 6)).toEqual([null, null, null, null, null, null]); // the first was a Sunday
  expect(weeks[3]![0]!.day).toBe("2026-11-16");
  expect(weeks.flat().filter((each) => each?.houses.length)).toHaveLength(1);
});

test("the months go on over the years", () => {
  expect(monthBeside("2026-12", 1)).toBe("2027-01");
  expect(monthBeside("2026-01", -1)).toBe("2025-12");
});

test("levels count from one, and nobody has none", () => {
  expect([levelOf("novice"), levelOf("master"), levelOf("")]).toEqual([1, 6, 0]);
});
