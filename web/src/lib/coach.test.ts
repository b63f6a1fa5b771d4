/** Asking the coach: in line, about one question, and what it will not do. */
import type { Advised } from "$protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { Coach } from "./coach.svelte.ts";
import { Refusal } from "./connection.ts";

const told = (place: number) =>
  ({ kind: "advice", place, ideas: [], warnings: [], is_final: true }) as unknown as Advised;
beforeEach(() => void vi.useFakeTimers());

test("whoever waits in line is told the place, and asks again", async () => {
  const places = [2, 1, 0];
  const coach = new Coach(async () => told(places.shift()!));
  const heard = coach.hear();
  await vi.advanceTimersByTimeAsync(0);
  expect([coach.advice!.place, coach.isAsking]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await heard)!.place).toBe(0);
  expect(coach.isAsking).toBe(false);
});

test("an answer to a question that is gone is nobody's", async () => {
  let answer: (advice: Advised) => void = () => {};
  const coach = new Coach(() => new Promise((done) => (answer = done)));
  const heard = coach.hear();
  coach.leave();
  answer(told(0));
  expect([await heard, coach.advice, coach.isAsking]).toEqual([null, null, false]);
});

test("a refusal is kept to be read", async () => {
  const why = { key: "refused-coach-waking", args: {} };
  const coach = new Coach(() => Promise.reject(new Refusal("", why)));
  expect(await coach.hear()).toBeNull();
  expect([coach.why, coach.isAsking]).toEqual([why, false]);
});

test("an answer that can become better is asked for again, and shown meanwhile", async () => {
  const answers = [30, 150, 300].map((lines) => ({ ...told(0), lines, is_final: lines === 300 }));
  const coach = new Coach(async () => answers.shift()!),
    done = coach.hear();
  await vi.advanceTimersByTimeAsync(0);
  expect([coach.advice?.lines, coach.isAsking]).toEqual([30, true]);
  await vi.runAllTimersAsync();
  expect((await done)?.lines).toBe(300);
  expect(answers).toEqual([]);
});

test("whoever has an answer keeps it if a better one is refused", async () => {
  const coach: Coach = new Coach(async () => {
    if (coach.advice) throw new Refusal("", { key: "refused-coach-busy", args: {} });
    return { ...told(0), is_final: false };
  });
  const done = coach.hear();
  await vi.runAllTimersAsync();
  await done;
  expect([coach.advice?.place, coach.why]).toEqual([0, null]);
});
