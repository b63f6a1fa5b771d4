/** Cards show the numbers of house rules, and again those of the box. */
import { afterEach, expect, test } from "vitest";
import * as art from "./index.ts";

afterEach(() => art.playBy(null));

test("a bonus card is drawn anew", () => {
  const box = art.bonusArt("three-green");
  art.playBy({ bonus: { "three-green": { points: 4 } } });
  expect(art.bonusArt("three-green")).not.toBe(box);
  art.playBy(null);
  expect(art.bonusArt("three-green")).toBe(box);
});
