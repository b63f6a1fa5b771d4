/** What is asked over HTTP: a record comes as it was written. */
import { afterEach, expect, test, vi } from "vitest";

vi.mock("./settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("./texts.svelte.ts", () => ({ say: String }));
import { recordOf, Refused } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());
const answering = (text: string, status = 200) =>
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(text, { status, headers: { "content-type": "application/json" } })),
  );

test("a seed of 63 bits keeps all its digits", async () => {
  const record = `{"game":"california","seed":${2n ** 63n - 1n}}\n`;
  expect(JSON.stringify(JSON.parse(record))).not.toContain("9223372036854775807"); // as numbers of JavaScript are
  answering(record);
  expect(await recordOf("abc")).toBe(record);
});

test("a refusal is said in its words", async () => {
  answering('{"key":"refused-not-over","text":"Not over yet."}', 409);
  await expect(recordOf("abc")).rejects.toEqual(new Refused("Not over yet."));
});
