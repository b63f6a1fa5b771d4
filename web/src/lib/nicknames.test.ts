import { expect, test, vi } from "vitest";

vi.mock("./settings.svelte.ts", () => ({ settings: { name: "", names: [] } }));
const { isWithin, knownNames, remember } = await import("./nicknames.ts");
const { settings } = await import("./settings.svelte.ts");

test("a family is one letter of a name", () => {
  expect(isWithin("👨‍👩‍👧‍👦".repeat(4), 30)).toBe(true);
  expect(isWithin("x".repeat(30), 30)).toBe(true);
  expect(isWithin("x".repeat(31), 30)).toBe(false);
  expect(isWithin("👨‍👩‍👧‍👦".repeat(10), 30)).toBe(false); // the server has no room for so many signs
});

test("names are remembered, the latest first, and only the owner's is the browser's", () => {
  remember("Ada", true);
  remember("Ben", false);
  remember("Ada", true);
  expect(knownNames()).toEqual(["Ada", "Ben"]);
  expect(settings.name).toBe("Ada");
});
