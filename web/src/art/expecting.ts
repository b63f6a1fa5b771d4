/** What every picture promises; for the tests of the games' art. */
import { expect } from "vitest";

/** Well-formed, and no number went wrong. */
export function expectSound(picture: string): void {
  expect(picture).not.toMatch(/NaN|undefined|null|--\d|\[object/);
  const open: string[] = [];
  for (const [, close, tag, empty] of picture.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(tag);
    else if (!empty) open.push(tag!);
  }
  expect(open).toEqual([]);
}

/** Sound, and the same in every language. */
export function expectWordless(picture: string): void {
  expectSound(picture);
  expect(picture.replace(/<[^>]*>/g, "")).toMatch(/^\d*$/);
}

export function expectDistinct(pictures: readonly string[]): void {
  pictures.forEach(expectWordless);
  expect(new Set(pictures).size).toBe(pictures.length);
}
