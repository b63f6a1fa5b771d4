import { expect, test, vi } from "vitest";

vi.mock("$lib/texts.svelte.ts", () => ({
  say: (what: { key: string; args: object }, args: object) => JSON.stringify({ ...what.args, ...args }),
}));
const { called, deed, sentence } = await import("./telling.ts");
const NAMES = ["Ada", "Ben"],
  what = { key: "tell-peek", args: { seat: 1 } };

test("whoever is mentioned by seat is called by name, and so is the doer", () => {
  expect(called(what, NAMES)).toBe('{"seat":"Ben"}');
  expect(deed(what, 0, NAMES)).toBe('{"seat":"Ben","player":"Ada"}');
  expect(sentence({ version: 1, seat: null, what, move: null }, NAMES)).not.toContain("player");
});
