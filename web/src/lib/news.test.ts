import type { LogEntry } from "$protocol";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { news } from "./news.ts";

const entry = (version: number, key: string): LogEntry => ({ version, seat: 0, what: { key, args: {} }, move: null });

test("time that is up and seats that change hands are told once, other things are for the log", () => {
  const log = [
    "table-warned",
    "log-place",
    "table-timed-out",
    "table-sat-down",
    "table-arranged",
    "table-resigned",
  ].map((key, index) => entry(index + 1, key));
  expect(news(log, 0).map((each) => each.what.key)).toEqual([
    "table-warned",
    "table-timed-out",
    "table-arranged",
    "table-resigned",
  ]);
  expect(news(log, 3).map((each) => each.version)).toEqual([5, 6]);
  expect(news(log, 6)).toEqual([]);
});

test("all that is told has a sentence", () => {
  const texts = readFileSync("../src/rooftree/texts/en.ftl", "utf8");
  const keys = [...texts.matchAll(/^(table-[\w-]+) =/gm)].map(([, key]) => entry(1, key!));
  expect(news(keys, 0).length).toBe(11);
});
