import { beforeEach, expect, test, vi } from "vitest";
import { greeting, lastVisit, morningHere } from "./mornings.ts";

const HOUR = 3600_000;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a visit goes on while one looks in again, and the next one knows when it ended", () => {
  expect(lastVisit(0)).toBeNull();
  expect(lastVisit(HOUR)).toBeNull();
  expect(lastVisit(10 * HOUR)).toBe(HOUR);
  expect(lastVisit(11 * HOUR)).toBe(HOUR);
  expect(lastVisit(30 * HOUR)).toBe(11 * HOUR);
});

test("one is greeted by the hour", () => {
  expect([4, 5, 10, 11, 17, 18].map((hour) => greeting(hour))).toEqual([
    "web-good-evening",
    "web-good-morning",
    "web-good-morning",
    "web-good-day",
    "web-good-day",
    "web-good-evening",
  ]);
});

test("eight in the morning is told by UTC, wherever one is", () => {
  expect(morningHere(0)).toBe(480);
  expect(morningHere(-120)).toBe(360); // two hours east
  expect(morningHere(-600)).toBe(1320); // the evening before
  expect(morningHere(300)).toBe(780);
});
