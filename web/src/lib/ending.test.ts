import type { View } from "$protocol";
import { expect, test } from "vitest";
import { endOf } from "./ending.ts";

const view = (part: object) => ({ game: "california", to_act: null, ...part }) as unknown as View;
const what = { key: "ending-bonuses", args: { seat: 1 } };

test("the reason is told when the game is over, not while it is only coming", () => {
  expect(endOf(view({ ending: { what, is_near: true } }))).toEqual(what);
  expect(endOf(view({ ending: { what, is_near: true }, to_act: 1 }))).toBeNull();
});

test("a view that gives none has none", () => {
  expect(endOf(view({ ending: null }))).toBeNull();
  expect(endOf(view({}))).toBeNull();
});
