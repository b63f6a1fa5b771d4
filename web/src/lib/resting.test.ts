import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Magnifier } from "./magnifier.svelte.ts";
import { resting } from "./resting.ts";

/** As much of an element as a finger needs: something to be looked at, and played. */
class Thing {
  closest = (what: string) => (what.startsWith("#") ? null : this);
  matches = (what: string) => what.includes(".open");
}
const thing = new Thing(),
  page = new EventTarget();
const magnifier = { open: vi.fn(), close: vi.fn(), isOpen: false, isKept: false, thing: null };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", Thing);
  magnifier.open.mockClear();
  stop = resting(magnifier as unknown as Magnifier);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a finger does at a time of its own, whenever the page hears of it; whether the touch goes through. */
function heard(type: string, timeStamp: number): boolean {
  const event = new Event(type, { cancelable: true });
  const about = { target: thing, timeStamp, pointerType: "touch", clientX: 5, clientY: 5, detail: 1 };
  for (const [name, value] of Object.entries(about)) Object.defineProperty(event, name, { value });
  return page.dispatchEvent(event);
}

test("a finger that stays looks, and does not touch as well", () => {
  heard("pointerdown", 1000);
  vi.advanceTimersByTime(500);
  expect(magnifier.open).toHaveBeenCalledOnce();
  heard("pointerup", 1500);
  expect(heard("click", 1500)).toBe(false);
});

test("a finger that was quick has touched, also where a busy page hears of it late", () => {
  heard("pointerdown", 1000);
  vi.advanceTimersByTime(500);
  magnifier.close.mockClear();
  heard("pointerup", 1080);
  expect(magnifier.close).toHaveBeenCalledOnce();
  expect(heard("click", 1080)).toBe(true);
});
