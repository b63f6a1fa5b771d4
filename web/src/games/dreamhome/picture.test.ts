/** A picture stands alone. */
import type { DreamhomeView } from "$protocol";
import { expect, test } from "vitest";
import { picture } from "./picture.ts";
import positions from "./positions.json";

const views = positions as unknown as DreamhomeView[];
const over = views.filter(({ decision }) => decision === "game-over");

test.each(["light", "dark"] as const)("by %s", (theme) => {
  for (const view of over)
    view.houses.forEach((_, seat) => {
      const drawn = picture(view, seat, theme);
      expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(drawn).not.toMatch(/var\(|undefined|NaN|<image|<style|class="spot/);
      for (const [, id] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${id}"`);
    });
});

test("day and evening differ", () => {
  expect(picture(over[0]!, 0, "light")).not.toBe(picture(over[0]!, 0, "dark"));
  expect(picture(over[0]!, 0, "dark")).toContain("#232a4d");
});
