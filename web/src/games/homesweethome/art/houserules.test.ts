/** Cards show the numbers of house rules, and again those of the box. */
import { afterEach, expect, test } from "vitest";
import * as art from "./index.ts";

afterEach(() => art.playBy(null));

test("cards have other costs, stars and zones", () => {
  art.playBy({
    roof: { "shingle-roof": { cost: ["wood"] } },
    resource: { glass: { stars: 2 } },
    trap: { hail: { zone: ["A1"] } },
  });
  expect(art.costOf("shingle-roof")).toEqual(["wood"]);
  expect(art.STARS.glass).toBe(2);
  expect(art.ZONES.hail).toEqual(["A1"]);
  art.playBy(null);
  expect(art.costOf("shingle-roof")).toEqual(["wood", "wood"]);
});
