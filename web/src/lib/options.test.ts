import { expect, test } from "vitest";
import type { GameInfo } from "$protocol";
import { fitting, valuesOf } from "./options.ts";

const info = {
  options: { first: ["seat-1", "seat-2", "seat-3", "random"], discard: [true, false] },
  options_need: { first: { "seat-1": 1, "seat-2": 2, "seat-3": 3 } },
} as unknown as GameInfo;

test("a seat that is not there is not offered", () => {
  expect(valuesOf(info, "first", 2)).toEqual(["seat-1", "seat-2", "random"]);
  expect(valuesOf(info, "first", 3)).toEqual(["seat-1", "seat-2", "seat-3", "random"]);
  expect(valuesOf(info, "discard", 2)).toEqual([true, false]);
});

test("with fewer players, a choice that no longer fits is the usual one again", () => {
  expect(fitting(info, { first: "seat-3", discard: false }, 2)).toEqual({ first: "seat-1", discard: false });
  expect(fitting(info, { first: "seat-3", discard: false }, 3)).toEqual({ first: "seat-3", discard: false });
  expect(fitting(info, { first: "random", discard: true }, 2)).toEqual({ first: "random", discard: true });
});
