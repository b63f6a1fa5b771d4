/**
 * A finished house of each game, for the front page: `node tools/pictures.ts`, whenever the art has changed.
 * The houses are those of the examples that the art is tested with.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createServer } from "vite";

const root = join(import.meta.dirname, ".."),
  folder = join(root, "public/pictures");
const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
mkdirSync(folder, { recursive: true });
for (const example of globSync("src/games/*/example.json", { cwd: root })) {
  const game = basename(dirname(example));
  const { picture } = await vite.ssrLoadModule(`/src/games/${game}/picture.ts`);
  const { end } = JSON.parse(readFileSync(join(root, example), "utf8"));
  writeFileSync(join(folder, `${game}.svg`), picture(end, 0, "light"));
}
await vite.close();
