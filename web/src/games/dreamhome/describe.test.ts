/** Nothing is left unsaid, in any language. */
import type { DreamhomeView, Language } from "$protocol";
import { Speaker } from "$lib/speaker.ts";
import { describe as group, expect, test } from "vitest";
import { describe } from "./describe.ts";
import positions from "./positions.json";
import { cellLabel, columnLabel } from "./words.ts";

const views = positions as unknown as DreamhomeView[];
const NAMES = ["Ada", "Bo", "Cleo", "Dag"];

group.each(["en", "fr", "is"] as Language[])("in %s", (language) => {
  test("everything has its words", async () => {
    const speaker = await Speaker.load(language, "dreamhome");
    for (const view of views) {
      const passages = describe(view, NAMES, speaker);
      expect(passages).toHaveLength(view.num_players + 3);
      for (const text of passages.flatMap(({ title, lines }) => [title, ...lines])) {
        expect(text).not.toMatch(/undefined|null|NaN|\{|\$|#\d/);
        expect(text).not.toMatch(/\b(dh|name|line|decision|roof|empty|living|wine|action)-[a-z]+/);
      }
      for (const house of view.houses)
        for (const [cell, { card }] of Object.entries(house.cells))
          if (card) expect(cellLabel(speaker, house, cell as "T1")).toContain(speaker.name(card));
    }
  });

  test("a column tells its cards", async () => {
    const speaker = await Speaker.load(language, "dreamhome");
    const view = views.find(({ decision }) => decision === "take-column")!;
    const index = view.market.findIndex(({ room, resource }) => room && resource);
    const label = columnLabel(speaker, view, index);
    for (const card of [view.market[index]!.room!, view.market[index]!.resource!])
      expect(label).toContain(speaker.name(card));
  });
});
