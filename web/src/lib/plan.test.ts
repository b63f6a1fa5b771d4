import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rendered } from "./markdown.ts";
import { planOf } from "./plan.ts";

const PAGES = join(import.meta.dirname, "../../../src/rooftree/games");

test("a plan with names of rows keeps the spaces below each other", () => {
  const rows = planOf("efri hæð   T1  T2  T3\njarðhæð    G1  G2  G3\nkjallari           B3\n");
  expect(rows).toEqual([
    { title: "efri hæð", cells: ["T1", "T2", "T3"] },
    { title: "jarðhæð", cells: ["G1", "G2", "G3"] },
    { title: "kjallari", cells: [null, null, "B3"] },
  ]);
});

test("a plan with letters above and numbers before", () => {
  expect(planOf("  A B\n1 ■ ·\n")).toEqual([
    { title: "", cells: ["A", "B"] },
    { title: "1", cells: ["■", "·"] },
  ]);
  expect(planOf("A1 B1\nA2 B2\n")[1]).toEqual({ title: "", cells: ["A2", "B2"] });
});

test("it is a table, and harmless", () => {
  expect(rendered("```\n  A B\n1 ■ <\n```")).toBe(
    '<table class="plan"><tbody><tr><th scope="row"></th><th scope="col">A</th><th scope="col">B</th></tr>' +
      '<tr><th scope="row">1</th><td class="space full">■</td><td class="space">&lt;</td></tr></tbody></table>\n',
  );
});

test.each(["en", "fr", "is"])("the home in the rules of Dream Home has twelve spaces (%s)", (lang) => {
  const page = readFileSync(join(PAGES, `dreamhome/texts/rules.${lang}.md`), "utf8");
  const drawing = /^```\n([^]+?)```$/m.exec(page)![1]!;
  const rows = planOf(drawing);
  expect(rows.map(({ cells }) => cells.filter(Boolean).length)).toEqual([5, 5, 2]);
  expect(rows.every(({ title }) => title)).toBe(true);
});

test("every drawing that stands in the pages is a plan with spaces in each row", () => {
  for (const file of globSync("*/texts/rules.*.md", { cwd: PAGES }))
    for (const [, kind, drawing] of readFileSync(join(PAGES, file), "utf8").matchAll(/^```(.*)\n([^]*?)^```$/gm))
      if (!kind && !drawing!.includes("{"))
        for (const { cells } of planOf(drawing!)) expect(cells.filter(Boolean), `${file}: ${drawing}`).not.toEqual([]);
});
