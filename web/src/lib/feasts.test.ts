/** When there is a feast, and when there is none. */
import type { View } from "$protocol";
import { expect, test } from "vitest";
import { feastsBetween, gains, type Feast } from "./feasts.ts";

const view = (you: number | null, ...points: number[]): View => ({
  game: "gable",
  you,
  num_players: points.length,
  decision: "build",
  ending: null,
  to_act: 0,
  scores: points.map((each) => ({ points: each, lines: [] })),
  legal: [],
  reasons: {},
});

test("a game that declares nothing has one for points that are gained", () => {
  expect(feastsBetween({}, view(0, 3, 5), view(0, 7, 5))).toEqual([{ kind: "points", seat: 0, at: [], points: 4 }]);
});

test("none for a loss, nor for what is taken back", () => {
  expect(gains(view(0, 7, 5), view(0, 3, 5))).toEqual([]);
});

test("none when the page is opened, nor when nothing has changed", () => {
  const now = view(0, 3, 5);
  expect(feastsBetween({ feasts: gains }, null, now)).toEqual([]);
  expect(feastsBetween({ feasts: gains }, now, now)).toEqual([]);
});

test("three at most, and mine among them", () => {
  const found = feastsBetween({ feasts: gains }, view(3, 0, 0, 0, 0), view(3, 1, 1, 1, 1));
  expect(found.map(({ seat }) => seat)).toEqual([3, 0, 1]);
});

test("what is everybody's is near to me", () => {
  const both = (): Feast[] => [
    { kind: "room", seat: 1, at: [] },
    { kind: "storm", seat: null, at: [] },
  ];
  expect(feastsBetween({ feasts: both }, view(0, 0, 0), view(0, 1, 1)).map(({ kind }) => kind)).toEqual([
    "storm",
    "room",
  ]);
});
