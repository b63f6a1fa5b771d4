/** A street of houses: orders, filters, light and seasons. */
import { expect, test } from "vitest";
import type { MyTable } from "$protocol";
import { lightOf, pointsOf, seasonOf, seatOf, streetOf } from "./street.ts";

const table = (id: string, game: string, points: number, at = new Date(2026, 5, 1, 12)): MyTable => ({
  id,
  game,
  status: "over",
  pace: "live",
  changed_at: at.getTime() / 1000,
  seats: [
    { name: "Bot", character: "pip", is_yours: false },
    { name: "Ada", character: null, is_yours: true },
  ],
  turn: null,
  scores: [99, points],
  winners: [0],
  rank: null,
  former: null,
  resumed_at: null,
  things: {},
  house_rules: null,
});
const ALL = [table("a", "dreamhome", 30), table("b", "california", 5), table("c", "dreamhome", 70)];
ALL.push(table("d", "dreamhome", 31), table("e", "dreamhome", 32));
const ids = (game: string, order: "latest" | "best" | "oddest") => streetOf(ALL, game, order).map((each) => each.id);

test("my house is shown, not that of whoever won", () => {
  expect(seatOf(ALL[0]!)).toBe(1);
  expect(pointsOf(ALL[0]!)).toBe(30);
});

test("a street can be of one game, the best or the oddest first", () => {
  expect(ids("", "latest")).toEqual(["a", "b", "c", "d", "e"]);
  expect(ids("dreamhome", "best")).toEqual(["c", "e", "d", "a"]);
  expect(ids("dreamhome", "oddest")[0]).toBe("c");
  expect(ids("gable", "best")).toEqual([]);
});

test("what was built in the evening has its lights on, and each month is in its season", () => {
  expect(lightOf(table("x", "dreamhome", 1, new Date(2026, 0, 1, 22)))).toBe("dark");
  expect(lightOf(table("x", "dreamhome", 1, new Date(2026, 0, 1, 9)))).toBe("light");
  const seasons = [0, 1, 2, 5, 8, 10, 11].map((month) =>
    seasonOf(table("x", "dreamhome", 1, new Date(2026, month, 15))),
  );
  expect(seasons).toEqual(["winter", "winter", "spring", "summer", "autumn", "autumn", "winter"]);
});
