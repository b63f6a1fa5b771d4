/** Everything is told in each language, and nothing is left untranslated. */
import { describe as about, expect, test } from "vitest";
import type { CaliforniaView, Language } from "$protocol";
import { Speaker } from "$lib/speaker.ts";
import { describe } from "./describe.ts";
import positions from "./positions.json";

const views = positions as unknown as CaliforniaView[];
const NAMES = ["Ada", "Björk", "Chloé", "Dag", "Ella"];

about.each(["en", "fr", "is"] as Language[])("in %s", (language) => {
  test.each(views.map((view, index) => [index, view] as const))("position %i", async (_, view) => {
    const speaker = await Speaker.load(language, "california");
    const passages = describe(view, NAMES, speaker);
    const lines = passages.flatMap(({ title, lines }) => [title, ...lines]);
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|null|NaN|\{|\bca-|\bdraw-|\bname-|\bline-|\bdecision-|#\d|\bshort-/);
      expect(line.trim()).not.toBe("");
    }
    expect(passages).toHaveLength(4 + view.num_players);
    const text = lines.join("\n");
    for (const slot of Object.keys(view.slots)) expect(text).toContain(slot);
    for (const { tile } of Object.values(view.slots)) if (tile) expect(text).toContain(speaker.name(tile));
    for (const { name } of view.bonuses) expect(text).toContain(speaker.name(name));
    for (const mansion of view.mansions)
      for (const piece of mansion.attic) expect(text).toContain(speaker.name(piece));
  });
});
