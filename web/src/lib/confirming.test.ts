import type { SeatSummary } from "$protocol";
import { expect, test } from "vitest";
import { unlike } from "./confirming.ts";

const seat = (player: SeatSummary["player"], confirms: boolean, isYours = false) => ({
  player,
  confirms,
  is_yours: isYours,
  played_by: null,
});
const BOT = seat("bot:greedy", false);

test("against bots nobody confirms, with people everybody does: that is what the server does by itself", () => {
  expect(unlike("people", [seat("human", false, true), BOT])).toEqual([]);
  expect(unlike("people", [seat("human", true, true), seat("human", true)])).toEqual([]);
  expect(unlike("people", [seat("human", true, true), seat("human", true, true)])).toEqual([]); // at one screen
});

test("whoever likes it otherwise says so for each seat of theirs", () => {
  expect(unlike("always", [seat("human", false, true), BOT])).toEqual([{ seat: 0, confirms: true }]);
  expect(unlike("never", [seat("human", true), seat("human", true, true)])).toEqual([{ seat: 1, confirms: false }]);
  expect(unlike("never", [{ ...seat("human", true, true), played_by: "greedy" }, BOT])).toEqual([]);
});
