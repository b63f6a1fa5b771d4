import { expect, test } from "vitest";
import type { View } from "$protocol";
import type { Position } from "./replaying.ts";
import { beside, roundsOf } from "./rounds.ts";

/** A game of two seats that take turns; every second move ends a round. */
const ROUNDS = [1, 1, 2, 2, 3];
const at = (move: number): Promise<Position> =>
  Promise.resolve({
    moves: move,
    num_moves: ROUNDS.length - 1,
    view: { round: ROUNDS[move], moves: move } as unknown as View,
    told: move ? [(move - 1) % 2, `m${move}`, { key: "k", args: {} }, []] : null,
    seats: [],
  });
const progress = (view: View) => ({ now: (view as unknown as { round: number }).round });

test("each round has the table as it was left, and what the seat did in it", async () => {
  const found = await roundsOf(at, 0, progress, (seat) => seat === 0);
  expect(
    found.map(({ now, view, told }) => [
      now,
      (view as unknown as { moves: number }).moves,
      told.map((each) => each[1]),
    ]),
  ).toEqual([
    [1, 2, ["m1"]],
    [2, 4, ["m3"]],
    [3, 4, []],
  ]);
  const theirs = await roundsOf(at, 1, progress, (seat) => seat === 1);
  expect(theirs.map(({ told }) => told.map((each) => each[1]))).toEqual([["m2"], ["m4"], []]);
});

test("a shorter game stays at its end", async () => {
  const found = await roundsOf(at, 0, progress, () => true);
  expect(beside(found, 9)).toBe(found.at(-1));
  expect(beside([], 0)).toBeUndefined();
});
