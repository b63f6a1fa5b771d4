import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePuzzle, View } from "$protocol";
import { PuzzlePlay, among } from "./puzzle.svelte.ts";
import { keepSolved, nameOf, named, solved } from "./solved.ts";

const view = {} as View;
const step = (move: string, good: string[], behind = {}) => ({
  move,
  good,
  behind,
  view,
  effects: {},
  log: { key: "x", args: {} },
  news: [],
});
const puzzle: GamePuzzle = {
  game: "any",
  number: 0,
  count: 1,
  stars: 1,
  players: 2,
  you: 0,
  gap: 2,
  error: 0.1,
  lines: 1000,
  found: [1, 2, 3, 4, 5, 6],
  steps: [step("a", ["a", "b"], { c: 21 }), step("d", [])],
  end: view,
};
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a wrong try is told what it gives away, and the puzzle waits", () => {
  const play = new PuzzlePlay(puzzle);
  expect(play.play("c")).toBe(false);
  expect(play.verdict).toEqual({ kind: "wrong", move: "c", points: 2.1 });
  expect([play.index, play.wrong]).toEqual([0, 1]);
});

test("what is as good is right, and what nobody is asked about goes by: solved by oneself", () => {
  const play = new PuzzlePlay(puzzle);
  expect(play.play("b")).toBe(true);
  expect(play.verdict).toEqual({ kind: "as-good" });
  expect(play.isAsked).toBe(false);
  play.show();
  expect([play.isOver, play.isSolved]).toEqual([true, true]);
  play.again();
  expect([play.isOver, play.index]).toEqual([false, 0]);
});

test("hints and the solution are help", () => {
  const hinted = new PuzzlePlay(puzzle);
  hinted.hint();
  hinted.play("a");
  hinted.show();
  expect([hinted.isOver, hinted.isSolved]).toEqual([true, false]);
  const shown = new PuzzlePlay(puzzle);
  shown.show();
  shown.show();
  expect([shown.isOver, shown.isSolved]).toEqual([true, false]);
});

test("three places are pointed out, the right one among them, or as many as there are", () => {
  const places = among("r", ["a", "b", "c", "r", "d", "a"], 5);
  expect(places).toContain("r");
  expect(new Set(places).size).toBe(3);
  expect(among("r", ["a"], 5)).toEqual(["a", "r"]);
  expect(among("r", ["r"], 5)).toEqual(["r"]);
});

test("what was solved alone stays so, and names are addresses", () => {
  keepSolved("any-1", "helped");
  keepSolved("any-1", "alone");
  keepSolved("any-1", "helped");
  expect(solved()).toEqual({ "any-1": "alone" });
  expect(named(nameOf("dreamhome", 11))).toEqual({ game: "dreamhome", number: 11 });
  for (const odd of ["dreamhome", "dreamhome-0", "-3", "dreamhome-1x"]) expect(named(odd)).toBeNull();
});
