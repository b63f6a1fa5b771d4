/** A picture stands alone. */
import type { CaliforniaView } from "$protocol";
import { expect, test } from "vitest";
import { picture } from "./picture.ts";
import positions from "./positions.json";

const views = positions as unknown as CaliforniaView[];

test.each(["light", "dark"] as const)("by %s", (theme) => {
  for (const view of views)
    view.mansions.forEach((_, seat) => {
      const drawn = picture(view, seat, theme);
      expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(drawn).not.toMatch(/var\(|href|url\(|undefined|NaN/);
    });
});

test("day and evening differ", () => {
  expect(picture(views[0]!, 0, "dark")).not.toBe(picture(views[0]!, 0, "light"));
});
