import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isInView, lookAt } from "./looking.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window of 100 pixels, and places in it that come into its middle when they are scrolled to. */
const frame = { getBoundingClientRect: () => ({ top: 0, left: 0, bottom: 100, right: 100 }) } as Element;
let scrolled = 0;
const seen: number[] = [];
const placeAt = (y: number): Element =>
  ({
    getBoundingClientRect: () => ({ top: y - scrolled, left: 0, bottom: y - scrolled + 20, right: 20 }),
    scrollIntoView: () => {
      scrolled = y - 40;
      seen.push(y);
    },
  }) as Element;

beforeEach(() => {
  scrolled = 0;
  seen.length = 0;
});

test("what is in view is not scrolled to", () => {
  expect(isInView(placeAt(50), frame)).toBe(true);
  expect(isInView(placeAt(90), frame)).toBe(false);
  lookAt([placeAt(10), placeAt(70)], frame, 500, "instant");
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test("places that do not fit are shown one after the other, with a pause between them", () => {
  lookAt([placeAt(10), placeAt(300), placeAt(310), placeAt(900)], frame, 500, "instant");
  expect(seen).toEqual([300]);
  vi.advanceTimersByTime(499);
  expect(seen).toEqual([300]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([300, 900]);
  vi.runAllTimers();
  expect(seen).toEqual([300, 900]);
});

test("whoever goes on is not scrolled any more", () => {
  const stop = lookAt([placeAt(300), placeAt(900)], frame, 500, "instant");
  stop();
  vi.runAllTimers();
  expect(seen).toEqual([300]);
});
