/** No line is wider than 120 columns: Prettier breaks code, but no string and no comment. */
import { globSync, readFileSync } from "node:fs";

const WIDEST = 120;
const FILES = globSync([
  "{*,public/*,{src,e2e,tools}/**/*}.{ts,js,svelte,css,html}",
  "../examples/javascript_client/*.mjs",
]);

const wide = FILES.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (line.length > WIDEST ? [`${file}:${index + 1}: ${line.length} columns`] : [])),
);
if (wide.length) {
  console.error(wide.join("\n"));
  process.exit(1);
}
