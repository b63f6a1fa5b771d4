/**
 * What the print corner prints, into the package: `node tools/prints.ts`, part of every build. Each picture of the
 * games' art/prints.ts as a file of its own, by day, and the letters that are printed with.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, copyFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createServer } from "vite";
import type { Prints } from "../src/art/prints.ts";
import { unpacked } from "./letters.ts";

const root = join(import.meta.dirname, "..");
const into = process.env.ROOFTREE_ART ?? join(root, "../src/rooftree/press/art");
/** Nothing is drawn around a picture that lies on a card of its own. */
const PAPER = ":root{--line:none;--font:Nunito;}";
const WEIGHTS = [400, 700, 800];

rmSync(into, { recursive: true, force: true });
const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { standalone } = await vite.ssrLoadModule("/src/lib/standalone.ts");
const shared = readFileSync(join(root, "src/art/art.css"), "utf8");
for (const found of globSync("src/games/*/art/prints.ts", { cwd: root })) {
  const art = dirname(found),
    game = dirname(art);
  const sheets = [shared, readFileSync(join(root, art, "art.css"), "utf8"), PAPER];
  const { prints } = (await vite.ssrLoadModule(`/${found}`)) as { prints: () => Prints };
  for (const [name, { body, box }] of Object.entries(prints())) {
    const [x, y, width, height] = box;
    const moved = x || y ? `<g transform="translate(${-x} ${-y})">${body}</g>` : body;
    write(`${game.split("/").at(-1)}/${name}.svg`, standalone(moved, { width, height }, "light", sheets));
  }
  copyFileSync(join(root, game, "cover.svg"), join(into, `${game.split("/").at(-1)}/cover.svg`));
}
await vite.close();

const letters = join(root, "node_modules/@fontsource/nunito");
for (const weight of WEIGHTS)
  write(`letters/Nunito-${weight}.ttf`, unpacked(readFileSync(`${letters}/files/nunito-latin-${weight}-normal.woff`)));
copyFileSync(`${letters}/LICENSE`, join(into, "letters/LICENSE"));

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(into, name)), { recursive: true });
  writeFileSync(join(into, name), content);
}
