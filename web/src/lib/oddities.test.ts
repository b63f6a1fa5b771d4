import { expect, test } from "vitest";
import type { MyTable } from "$protocol";
import { oddityOf } from "./oddities.ts";

const house = (id: string, things: Record<string, number>, points = 30, game = "dreamhome"): MyTable => ({
  id,
  game,
  status: "over",
  pace: "live",
  changed_at: 0,
  seats: [{ name: "Anna", character: null, is_yours: true }],
  turn: null,
  scores: [points],
  winners: [0],
  rank: null,
  former: null,
  resumed_at: null,
  house_rules: null,
  things,
});

test("the only house with three baths is told so", () => {
  const all = [
    house("a", { bathroom: 3, kitchen: 1 }),
    house("b", { bathroom: 1, kitchen: 2 }),
    house("c", { bathroom: 2, sauna: 1, kitchen: 1 }),
    house("d", { bathroom: 1 }),
  ];
  expect(all.map((each) => oddityOf(each, all)?.what)).toEqual([
    { key: "web-odd-many", args: { thing: { name: "bathroom" }, count: 3 } },
    undefined,
    { key: "web-odd-only", args: { thing: { name: "sauna" }, count: 1 } },
    { key: "web-odd-without", args: { thing: { name: "kitchen" } } },
  ]);
});

test("few houses are all alike, and houses of another game do not count", () => {
  const two = [house("a", { bathroom: 3 }), house("b", { kitchen: 1 })];
  expect(oddityOf(two[0]!, [...two, house("c", { room: 1 }, 30, "california")])).toBeNull();
});

test("a best house that is like all others is told for its points", () => {
  const all = [house("a", { kitchen: 1 }, 40), house("b", { kitchen: 1 }), house("c", { kitchen: 1 })];
  expect(oddityOf(all[0]!, all)?.what.key).toBe("web-odd-best");
  expect(oddityOf(all[1]!, all)).toBeNull();
});
