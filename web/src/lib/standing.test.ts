import type { MySeat, MyTable } from "$protocol";
import { expect, test } from "vitest";
import { isDone, isMyTurn, standing, wayTo } from "./standing.ts";

const seat = (name: string | null, part: Partial<MySeat> = {}): MySeat => ({
  name,
  character: null,
  is_yours: false,
  ...part,
});
const ME = seat("Ada", { is_yours: true }),
  BEN = seat("Ben"),
  BOT = seat("Nadia", { character: "nadia" }),
  FREE = seat(null);

const table = (part: Partial<MyTable>): MyTable => ({
  id: "abc",
  game: "dreamhome",
  status: "playing",
  pace: "live",
  changed_at: 0,
  seats: [ME, BEN],
  turn: 0,
  scores: [],
  winners: [],
  rank: null,
  former: null,
  resumed_at: null,
  things: {},
  house_rules: null,
  ...part,
});
const told = (part: Partial<MyTable>) => standing(table(part), (names) => names.join("+"));
const way = (part: Partial<MyTable>) => wayTo(table(part)).key;

test("it says whose turn it is, and mine by name", () => {
  expect(told({})).toEqual({ key: "turn-of", args: { player: "Ada" } });
  expect(told({ turn: 1 })).toEqual({ key: "join-others", args: { name: "Ben" } });
  expect([isMyTurn(table({})), isMyTurn(table({ turn: 1 }))]).toEqual([true, false]);
  expect(way({})).toBe("web-go-on");
});

test("while a bot plays for me, nobody waits for me", () => {
  const seats = [seat("Ada", { is_yours: true, character: "nadia" }), BEN];
  expect(told({ seats }).key).toBe("web-played-for-you");
  expect(isMyTurn(table({ seats }))).toBe(false);
});

test("before the game it says what is missing", () => {
  expect(told({ status: "waiting", seats: [ME, FREE], turn: null })).toEqual({
    key: "web-seats-left",
    args: { count: 1 },
  });
  expect(told({ status: "waiting", turn: null }).key).toBe("web-mine-unready");
});

test("whoever was removed is told so, and is not told to go on", () => {
  const removed: Partial<MyTable> = { seats: [BEN, BOT], former: "removed" };
  expect(told(removed)).toEqual({ key: "web-former-removed", args: { status: "playing" } });
  expect(told({ ...removed, former: "locked" }).key).toBe("web-mine-locked");
  expect(told({ ...removed, former: "resigned" }).key).toBe("web-mine-resigned");
  expect(wayTo(table(removed))).toEqual({ key: "web-come-back-to-seat", comesBack: true });
  expect(way({ ...removed, former: "locked" })).toBe("web-watch");
  expect(way({ ...removed, former: "resigned" })).toBe("web-watch");
  expect(way({ status: "waiting", seats: [BEN, FREE], former: "removed" })).toBe("web-join");
  expect(way({ status: "waiting", seats: [BEN, FREE], former: "locked" })).toBe("web-watch");
  expect(way({ status: "waiting", seats: [BEN, BOT], former: "removed" })).toBe("web-watch");
});

test("what is over says how it ended", () => {
  const over: Partial<MyTable> = { status: "over", turn: null, scores: [31, 37] };
  expect(told({ ...over, winners: [1] })).toEqual({ key: "end-winner", args: { players: "Ben", points: 37 } });
  expect(told({ ...over, scores: [40, 37], winners: [0] })).toEqual({ key: "end-you", args: { points: 40 } });
  expect(told({ ...over, scores: [37, 37], winners: [0, 1] })).toEqual({
    key: "end-winners",
    args: { players: "Ada+Ben", points: 37 },
  });
  expect(told({ ...over, scores: [55, 55], rank: "villa" })).toEqual({ key: "web-mine-shared", args: { points: 55 } });
  expect(way({ ...over, winners: [1] })).toBe("web-look");
  expect(isDone(table(over))).toBe(true);
});
