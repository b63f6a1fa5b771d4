/** Held against Node's own, for lengths around the ends of blocks and for letters of every width. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

const plain = (text: string) => createHash("sha256").update(text).digest("hex");

test("it is the hash that everybody else computes", () => {
  for (let length = 0; length < 200; length++) {
    const text = "aé🏠".repeat(length).slice(0, length);
    expect(sha256(text)).toBe(plain(text));
  }
  expect(sha256("x".repeat(5000))).toBe(plain("x".repeat(5000)));
});
