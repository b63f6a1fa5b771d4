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

test("the slip of a loan tells what it brings and costs, drawn, because its button has other words", () => {
  const box = art.loanArt();
  art.playBy({ numbers: { loan: 5, "loan-repaid": 17 } });
  const changed = art.loanArt();
  expect(changed).not.toBe(box);
  expect(changed).not.toContain("<text");
  art.playBy({ numbers: { loan: 5, "loan-repaid": 18 } });
  expect(art.loanArt()).not.toBe(changed);
  art.playBy(null);
  expect(art.loanArt()).toBe(box);
});
