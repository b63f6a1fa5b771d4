import { expect, test, vi } from "vitest";

const asked: { name: string; answer: (speaker: object) => void; fail: () => void }[] = [];
const settings = vi.hoisted(() => ({ language: "en" }));
vi.mock("./settings.svelte.ts", () => ({ settings }));
vi.mock("./speaker.ts", () => ({
  Speaker: {
    load: (language: string, game?: string) =>
      new Promise((answer, fail) => asked.push({ name: `${language} ${game}`, answer, fail })),
  },
}));
const { isSpeaking, load, speaking, speakOf } = await import("./texts.svelte.ts");

test("the language or the game that is wanted last is spoken, and whoever waits waits for it", async () => {
  const first = load(),
    mine = vi.fn();
  void first.then(mine);
  const second = speakOf("california");
  settings.language = "fr";
  const third = load();
  expect(asked.map(({ name }) => name)).toEqual(["en undefined", "en california", "fr california"]);
  const said = asked.map(({ name, answer }) => ({ speaker: { name }, answer }));
  said[1]!.answer(said[1]!.speaker);
  said[0]!.answer(said[0]!.speaker);
  await new Promise((resolve) => setTimeout(resolve));
  expect([isSpeaking(), mine.mock.calls.length]).toEqual([false, 0]);
  said[2]!.answer(said[2]!.speaker);
  await Promise.all([first, second, third]);
  expect(speaking()).toBe(said[2]!.speaker);
});

test("what cannot be loaded leaves the old words", async () => {
  const before = speaking(),
    failed = load();
  asked.at(-1)!.fail();
  await expect(failed).rejects.toBeUndefined();
  expect(speaking()).toBe(before);
});
