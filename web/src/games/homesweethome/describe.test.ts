/** The table in words, in three languages: everything has a name, nothing is missing. */
import { Speaker } from "$lib/speaker.ts";
import type { HomesweethomeView, Language } from "$protocol";
import { describe as group, expect, test } from "vitest";
import { describe } from "./describe.ts";
import positions from "./positions.json";

const views = positions as unknown as HomesweethomeView[];
const names = ["Anna", "Björn", "Chloé", "Dagur", "Eve"];

group.each(["en", "fr", "is"] as Language[])("%s", async (language) => {
  const speaker = await Speaker.load(language, "homesweethome");
  test.each(views.map((view, index) => [index, view] as const))("position %i", (_, view) => {
    const passages = describe(view, names, speaker);
    for (const { title, lines } of passages) {
      expect(lines.length, title).toBeGreaterThan(0);
      for (const text of [title, ...lines]) {
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\bhs-|\b(name|line|decision|sign|short)-[a-z]/);
        expect(text.trim()).not.toBe("");
        // A name that no text knows comes back as it is written in views.
        if (language !== "en")
          expect(text).not.toMatch(
            /\b(concrete|wood|brick|roof|slab|living-room|bedroom|gardener|drought|pests|hail)\b/,
          );
      }
    }
    const told = passages.flatMap(({ lines }) => lines).join("\n");
    for (const card of [...view.queues.A, ...view.queues.B]) expect(told).toContain(speaker.name(card.name));
    for (const cell of Object.values(view.ground))
      for (const card of [cell.base, ...cell.rooms, cell.roof ?? cell.base])
        expect(told).toContain(speaker.name(card));
    for (const { character } of view.players) if (character) expect(told).toContain(speaker.name(character));
    for (let seat = 0; seat < view.num_players; seat++) expect(told).toContain(names[seat]);
  });
});

test("the same texts in every language", async () => {
  const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
  const keys = Object.values(files).map((text) => [...text.matchAll(/^(hs-[\w-]+) =/gm)].map((match) => match[1]));
  expect(keys.length).toBe(3);
  expect(keys[1]).toEqual(keys[0]);
  expect(keys[2]).toEqual(keys[0]);
});
