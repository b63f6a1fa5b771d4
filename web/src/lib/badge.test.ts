import { afterEach, expect, test, vi } from "vitest";
import { badge } from "./badge.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("my turn is seen at the tab's icon and at that of the installed page, and goes again", () => {
  const icon = { href: "/icon.svg" },
    marks: (number | null)[] = [];
  vi.stubGlobal("document", { querySelector: () => icon });
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => Promise.resolve(void marks.push(count)),
    clearAppBadge: () => Promise.resolve(void marks.push(null)),
  });
  badge(2);
  expect(icon.href).toBe("/icon-turn.svg");
  badge(0);
  expect(icon.href).toBe("/icon.svg");
  expect(marks).toEqual([2, null]);
});

test("a browser that marks no icons has that of the tab alone", () => {
  const icon = { href: "" };
  vi.stubGlobal("document", { querySelector: () => icon });
  vi.stubGlobal("navigator", {});
  badge(1);
  expect(icon.href).toBe("/icon-turn.svg");
});
