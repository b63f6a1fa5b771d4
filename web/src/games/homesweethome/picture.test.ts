/** The picture to keep is whole by itself. */
import type { HomesweethomeView } from "$protocol";
import { expect, test } from "vitest";
import { picture } from "./picture.ts";
import positions from "./positions.json";

const finished = (positions as unknown as HomesweethomeView[]).filter((view) => view.decision === "game-over");

test.each(["light", "dark"] as const)("a finished house, %s", (theme) => {
  for (const view of finished) {
    const drawn = picture(view, 0, theme);
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(drawn).not.toMatch(/var\(|undefined|NaN|href=|url\((?!#)/);
    expect(drawn).toContain(`>${view.scores[0]!.points}</text>`);
    const open: string[] = [];
    for (const [, close, tag, empty] of drawn.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(tag);
      else if (!empty) open.push(tag!);
    }
    expect(open).toEqual([]);
  }
  expect(picture(finished[0]!, 0, "light")).not.toBe(picture(finished[0]!, 0, "dark"));
});
