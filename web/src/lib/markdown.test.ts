import { expect, test } from "vitest";
import { partsOf, rendered } from "./markdown.ts";

/** Without the line breaks between blocks. */
const page = (text: string): string => rendered(text).replace(/>\n+(<|$)/g, ">$1");

test("what the rules pages use", () => {
  expect(page("One *two* **three** `four`\nfive")).toBe(
    "<p>One <em>two</em> <strong>three</strong> <code>four</code>\nfive</p>",
  );
  expect(page("1. first\n   and more\n2. second")).toBe("<ol><li>first\nand more</li><li>second</li></ol>");
  expect(page("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(page("| a | b |\n| - | - |\n| 1 | 2 |")).toBe(
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
  expect(page("```\nA1 A2\n```\n\nafter")).toMatch(/^<table class="plan">.*A1.*A2.*<\/table><p>after<\/p>$/);
  expect(page("# A title")).toBe("<h3>A title</h3>");
});

test("nothing else gets through", () => {
  expect(page("<script>alert(1)</script> **<img src=x>**")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt; <strong>&lt;img src=x&gt;</strong></p>",
  );
  expect(page("[x](javascript:alert(1))")).not.toContain("<a");
});

test("worked examples stand among the words", () => {
  const text = "Before.\n\n```position a-house\nA house\nwith a cat.\n\nThe cat\ncounts.\n```\n\n```\nT1\n```";
  const [before, figure, after] = partsOf(text);
  expect(page(before as string)).toBe("<p>Before.</p>");
  expect(figure).toEqual({ name: "a-house", alt: "A house with a cat.", caption: "The cat counts." });
  expect(page(after as string)).toContain("T1</td>");
  expect(partsOf("Only words.")).toEqual(["Only words."]);
});
