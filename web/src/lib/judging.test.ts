/** A position that is set up by hand opens as it is by now, however late the engine answers. */
import type { GameName } from "$protocol";
import { expect, test, vi } from "vitest";
import { blank, type Forms, type Setting } from "./placing.ts";

/** What the engine was asked and has not answered yet, the oldest first. */
const waiting = vi.hoisted<(() => void)[]>(() => []);
vi.mock("./engine.ts", () => ({
  engine: {
    ask: (about: string, { first }: { first: number }) =>
      new Promise((answer) => {
        const found = about === "study.place" ? { taken: { start: `seat ${first}` }, problems: [] } : { homes: [] };
        waiting.push(() => answer(found));
      }),
  },
}));
const { Judging } = await import("./judging.svelte.ts");

const FORM = { choices: [], numbers: {}, most_homes: 2, entry: "houses" };
const FORMS = { home: FORM, table: FORM, seat: FORM } as unknown as Forms;
const setting = (first: number): Setting => ({ ...blank(FORMS, 2, 7), first });

async function answerUntil<T>(found: Promise<T>): Promise<T> {
  let isFound = false;
  void found.then(() => (isFound = true));
  while (!isFound) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  return found;
}

test("what opens is what was asked for, though what is shown is asked for once more meanwhile", async () => {
  const judging = new Judging("dreamhome" as GameName, FORMS);
  await answerUntil(judging.judge(setting(0)));
  expect(judging.taken).toEqual({ start: "seat 0" });
  const opening = judging.judge(setting(1)), // by whoever touches the button before the pause is over…
    shown = judging.judge(setting(1)); // …and when it is
  expect(await answerUntil(opening)).toEqual({ start: "seat 1" });
  expect(judging.taken).toEqual({ start: "seat 0" }); // nothing older than what was asked last is shown
  await answerUntil(shown);
  expect(judging.taken).toEqual({ start: "seat 1" });
});
