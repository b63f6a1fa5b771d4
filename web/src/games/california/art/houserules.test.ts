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

test("the slip of a loan tells what it brings and costs", () => {
  art.playBy({ numbers: { loan: 5, "loan-repaid": 7 } });
  expect(art.loanArt()).toMatch(/>5<.*>7</s);
  art.playBy(null);
  expect(art.loanArt()).toMatch(/>3<.*>4</s);
});
