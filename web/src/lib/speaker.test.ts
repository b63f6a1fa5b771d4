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
