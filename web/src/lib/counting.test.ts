/** The count plays once, can be left at any time, and is not there for who wants stillness. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const given = vi.hoisted(() => ({ speed: "normal", kept: new Map<string, unknown>() }));
vi.mock("./settings.svelte.ts", () => ({ speed: () => given.speed }));
vi.mock("./storage.ts", () => ({
  kept: (key: string) => given.kept.get(key) ?? null,
  keep: (key: string, value: unknown) => given.kept.set(key, value),
}));
const { Counting } = await import("./counting.svelte.ts");

beforeEach(() => {
  vi.useFakeTimers();
  given.speed = "normal";
  given.kept.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test("step after step, and the result last", () => {
  const count = new Counting(3, "t1"),
    seen = [count.told];
  while (!count.isDone) {
    vi.advanceTimersToNextTimer();
    seen.push(count.told);
  }
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test("once for each table; whoever wants to sees it again", () => {
  new Counting(3, "t1").skip();
  expect(new Counting(3, "t2").isDone).toBe(false);
  const again = new Counting(3, "t1");
  expect(again.isDone).toBe(true);
  again.begin();
  expect([again.told, again.isDone]).toEqual([0, false]);
  vi.runAllTimers();
  expect(again.isDone).toBe(true);
});

test("whoever goes away in the middle is not shown it again; nothing goes on behind them", () => {
  new Counting(3, "t1").close();
  expect(vi.getTimerCount()).toBe(0);
  expect(new Counting(3, "t1").isDone).toBe(true);
});

test("a lesson has no name, and counts each time", () => {
  new Counting(3).skip();
  expect(new Counting(3).isDone).toBe(false);
});

test("without motion the result is there at once", () => {
  given.speed = "off";
  const count = new Counting(3, "t1");
  expect(count.isDone).toBe(true);
  count.begin();
  expect(count.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("what the browser kept may be of another time", () => {
  given.kept.set("rooftree-counted", { t1: true });
  expect(new Counting(3, "t1").isDone).toBe(false);
});
