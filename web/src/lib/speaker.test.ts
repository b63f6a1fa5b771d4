import { expect, test } from "vitest";
import { Speaker } from "./speaker.ts";

test("the browser says what the Python side says", async () => {
  const english = await Speaker.load("en", "homesweethome");
  expect(english.say({ key: "why-not-needed", args: { resource: { name: "concrete" } } })).toContain("concrete");
  const french = await Speaker.load("fr", "homesweethome");
  expect(
    french.say({ key: "tell-pass", args: { player: "Zoé", resources: { names: ["concrete", "wood"] } } }),
  ).toMatch(/ni béton ni bois/);
});

test.each([
  ["en", "Anna, Ben and Rósa", "1 May 2026"],
  ["fr", "Anna, Ben et Rósa", "1 mai 2026"],
  ["is", "Anna, Ben og Rósa", "1. maí 2026"],
] as const)("lists and days in %s, without the browser's help", async (language, names, day) => {
  const speaker = await Speaker.load(language);
  expect(speaker.list(["Anna", "Ben", "Rósa"])).toBe(names);
  expect(speaker.list(["Anna"])).toBe("Anna");
  expect(speaker.date(new Date(2026, 4, 1))).toBe(day);
});
