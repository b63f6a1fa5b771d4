import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { expectDistinct } from "./expecting.ts";
import { isPortrayed, portrait } from "./portraits.ts";

/** Everybody of `bots/cast.py`: `"pip": "Pip"`. */
const CAST = [...readFileSync("../src/rooftree/bots/cast.py", "utf8").matchAll(/"([a-z]+)": "\p{Lu}\p{L}*"/gu)].map(
  ([, id]) => id!,
);

test("everybody of the cast has a face of their own", () => {
  expect(CAST.length).toBeGreaterThan(15);
  expect(CAST.filter((id) => !isPortrayed(id))).toEqual([]);
  expectDistinct(CAST.map(portrait));
});

test("whoever comes from elsewhere has a face, too, and keeps it", () => {
  expect(portrait("stranger")).toBe(portrait("stranger"));
  expect(portrait("stranger")).toContain("<path");
});
