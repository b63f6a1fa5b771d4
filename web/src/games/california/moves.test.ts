/**
 * Every move of real positions has a way on the table, and no two legal ones have the same.
 */
import { expect, test } from "vitest";
import { begin, following, steps } from "./moves.ts";
import positions from "./positions.json";
import type { CaliforniaView } from "$protocol";

const views = positions as unknown as CaliforniaView[];
const PLACE = /^(slot-[LR][1-4]|gold|borrow|repay|cell-[A-D][1-4]|attic|extension|unpack-[a-z-]+)$/;

test("positions of every decision are there", () => {
  expect(new Set(views.map((view) => view.decision))).toEqual(new Set(["choose-action", "unpack", "game-over"]));
});

test.each(views.map((view, index) => [index, view] as const))(
  "position %i: every move is a path of places",
  (_, { legal, reasons }) => {
    const paths = new Map<string, string>();
    for (const move of [...legal, ...Object.keys(reasons)]) {
      const ways = steps(move);
      expect(ways.length).toBeGreaterThan(0);
      for (const way of ways) for (const place of way) expect(place).toMatch(PLACE);
    }
    for (const move of legal)
      for (const way of steps(move)) {
        const path = way.join(" ");
        expect(paths.get(path)).toBeUndefined();
        paths.set(path, move);
      }
  },
);

test("the paths are those that lessons speak of", () => {
  expect(steps("gold")).toEqual([["gold"]]);
  expect(steps("buy L2 B1")).toEqual([["slot-L2", "cell-B1"]]);
  expect(steps("buy L3 attic")).toEqual([["slot-L3", "attic"]]);
  expect(steps("buy L1 extension")).toEqual([["slot-L1", "extension"]]);
  expect(steps("unpack billiard-table")).toEqual([["unpack-billiard-table"]]);
  expect(begin(views[0]!)).toEqual([]);
});

test("with a tile in hand the question is where it goes", () => {
  const view = { slots: { L2: { tile: "grand-piano", price: 3 } } } as unknown as CaliforniaView;
  expect(following(view, ["slot-L2"])).toEqual({ key: "ca-where", args: { tile: { name: "grand-piano" } } });
  expect(following(view, ["gold"])).toBeNull();
});
