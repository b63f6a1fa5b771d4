/**
 * A finished house of each game, for the front page: `node tools/pictures.ts`, whenever the art has changed.
 * The houses are those of the examples that the art is tested with.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createServer } from "vite";

const WIDE = 8 / 5; // as the front page shows it
const root = join(import.meta.dirname, "..");
const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
for (const example of globSync("src/games/*/example.json", { cwd: root })) {
  const folder = dirname(example);
  const { picture, COVER_FROM = 0.6 } = await vite.ssrLoadModule(`/${folder}/picture.ts`);
  const { end } = JSON.parse(readFileSync(join(root, example), "utf8"));
  writeFileSync(join(root, folder, "cover.svg"), cropped(picture(end, 0, "light"), COVER_FROM));
}
await vite.close();

/** As much of a tall picture as the front page shows; `from` 0 is its top, 1 its bottom. */
function cropped(svg: string, from: number): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/, (_, w: string, h: string) => {
    const height = Math.min(Number(h), Math.round(Number(w) / WIDE));
    return `viewBox="0 ${Math.round((Number(h) - height) * from)} ${w} ${height}" width="${w}" height="${height}"`;
  });
}
