import { expect, test } from "vitest";
import { rendered } from "./markdown.ts";

test("what the rules pages use", () => {
  expect(rendered("One *two* **three** `four`\nfive")).toBe(
    "<p>One <em>two</em> <strong>three</strong> <code>four</code> five</p>",
  );
  expect(rendered("1. first\n   and more\n2. second")).toBe("<ol><li>first and more</li><li>second</li></ol>");
  expect(rendered("- a\n- b")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(rendered("| a | b |\n| - | - |\n| 1 | 2 |")).toBe(
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
  expect(rendered("```\na  <b>\n\nc\n```\n\nafter")).toBe("<pre><code>a  &lt;b&gt;\n\nc</code></pre>\n<p>after</p>");
});

test("nothing else gets through", () => {
  expect(rendered("<script>alert(1)</script> **<img src=x>**")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt; <strong>&lt;img src=x&gt;</strong></p>",
  );
});
