import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PadAnswer } from "$protocol";
import { courses, draftOf, evenings, forget, keepDraft, keepEvening, playersOf } from "./evenings.ts";
import { emptyHome } from "./pad.ts";

const result = (...points: [string, number][]): PadAnswer => ({
  homes: points.map(([name, each]) => ({
    name,
    points: each,
    sections: {},
    lines: [],
    tie_break: null,
    missing: 0,
    is_unfinished: false,
    rank: null,
  })),
  winners: [0],
  is_open: false,
  problems: [],
  notes: [],
  view: null,
});
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("evenings are kept, corrected by the same sheet, and forgotten", () => {
  keepEvening("dreamhome", [emptyHome("Anna")], result(["Anna", 30], ["Ben", 20]), "one", 1000);
  keepEvening("dreamhome", [emptyHome("Anna")], result(["Anna", 25]), "two", 2000);
  keepEvening("dreamhome", [emptyHome("Anna")], result(["Anna", 31], ["Ben", 20]), "one", 3000);
  expect(evenings().map(({ id, at, homes }) => [id, at, homes[0]!.points])).toEqual([
    ["two", 2000, 25],
    ["one", 1000, 31],
  ]);
  expect(forget(["two"]).map(({ id }) => id)).toEqual(["one"]);
  expect(evenings()).toHaveLength(1);
});

test("who played how often, won and reached what, and how it went from game to game", () => {
  keepEvening("dreamhome", [], result(["Anna", 30], ["Ben", 20]), "one", 1000);
  const all = keepEvening("dreamhome", [], result(["Anna", 20]), "two", 2000);
  expect(playersOf(all)).toEqual([
    { name: "Anna", played: 2, won: 2, best: 30, mean: 25 },
    { name: "Ben", played: 1, won: 0, best: 20, mean: 20 },
  ]);
  expect(courses(all, ["Ben", "Anna"])).toEqual([
    { name: "Ben", points: [20, null] },
    { name: "Anna", points: [30, 20] },
  ]);
});

test("what another time has left in the browser does no harm", () => {
  localStorage.setItem("rooftree-evenings", JSON.stringify([null, { id: 1 }, { id: "x", game: "a", at: 1 }]));
  expect(evenings()).toEqual([]);
  localStorage.setItem("rooftree-pad", "[1]");
  expect(draftOf("dreamhome")).toBeNull();
  keepDraft("dreamhome", "one", [emptyHome("Anna")]);
  expect(draftOf("dreamhome")).toEqual({ id: "one", homes: [emptyHome("Anna")] });
});
