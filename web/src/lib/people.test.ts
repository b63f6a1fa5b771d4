import { expect, test } from "vitest";
import type { MyTable } from "$protocol";
import { companionsOf, courseOf } from "./people.ts";

const table = (scores: number[], winners: number[], more: Partial<MyTable> = {}): MyTable => ({
  id: "t",
  game: "dreamhome",
  status: "over",
  pace: "live",
  changed_at: 1,
  seats: [
    { name: "Me", character: null, is_yours: true },
    { name: "Ben", character: null, is_yours: false },
    { name: "Pip", character: "pip", is_yours: false },
  ],
  turn: null,
  scores,
  winners,
  rank: null,
  former: null,
  resumed_at: null,
  things: {},
  house_rules: null,
  ...more,
});

test("between us counts who was ahead, whoever won the table; bots are nobody's people", () => {
  const found = companionsOf([
    table([30, 20, 10], [0]),
    table([20, 25, 40], [2]), // somebody else won, Ben was ahead
    table([20, 20, 10], [1]), // by the tie-break
    table([20, 20, 40], [2]),
  ]);
  expect(found).toMatchObject([{ name: "Ben", games: 4, iWon: 1, theyWon: 2, level: 1, together: 0 }]);
});

test("what was built together is nobody's victory", () => {
  const found = companionsOf([
    table([31, 31, 31], [], { rank: "manor" }),
    table([40, 40, 40], [], { rank: "palace" }),
  ]);
  expect(found).toMatchObject([{ together: 2, best: 40, iWon: 0, theyWon: 0, level: 0 }]);
});

test("one name is one person, however it is written, and the last table is the way back", () => {
  const late = table([1, 2, 3], [2], { id: "late" }),
    early = table([1, 2, 3], [2], { id: "early" });
  early.seats[1] = { name: "BEN", character: null, is_yours: false };
  expect(companionsOf([late, early])).toMatchObject([{ name: "Ben", games: 2, last: { id: "late" } }]);
});

test("a course goes from the oldest house to the latest", () => {
  const points = ({ scores }: MyTable) => scores[0]!;
  const all = [table([3], [], { changed_at: 9 }), table([1], [], { changed_at: 2 }), table([7], [], { game: "x" })];
  expect(courseOf(all, "dreamhome", points)).toEqual([1, 3]);
});
