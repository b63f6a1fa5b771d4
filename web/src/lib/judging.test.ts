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

async function answered<T>(found: Promise<T>): Promise<T> {
  const done = vi.fn();
  void found.then(done);
  while (done.mock.calls.length === 0) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  return found;
}

test("what opens is what was asked for, though more is asked meanwhile; shown is what was asked last", async () => {
  const judging = new Judging("dreamhome" as GameName, FORMS);
  await answered(judging.judge(setting(0)));
  expect(judging.taken).toEqual({ start: "seat 0" });
  const opening = judging.judge(setting(1)), // whoever touches the button before a pause is over…
    shown = judging.judge(setting(2)); // …and the pause
  expect(await answered(opening)).toEqual({ start: "seat 1" });
  expect(judging.taken).not.toEqual({ start: "seat 1" });
  await answered(shown);
  expect(judging.taken).toEqual({ start: "seat 2" });
});
