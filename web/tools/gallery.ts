/**
 * The art on one page, to look at while drawing: `node tools/gallery.ts OUT.html GAME [PART] [light|dark] […]`. The
 * parts are those of the game's art/gallery.ts; what follows is for one part: names, or first, last and scale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { Gallery } from "../src/art/gallery.ts";

const [out, game, part = "all", theme = "light", ...only] = process.argv.slice(2);
if (!out || !game) throw new Error("node tools/gallery.ts OUT.html GAME [PART] [light|dark] […]");
const read = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
const css = ["app.css", "art/art.css", `games/${game}/art/art.css`]
  .map((file) => read(file).replace(/@import .*;/, ""))
  .join("");
const { gallery } = (await import(`../src/games/${game}/art/gallery.ts`)) as { gallery: Gallery };
const parts = gallery(only, JSON.parse(read(`games/${game}/example.json`)));
const drawn = part === "all" ? Object.values(parts) : [parts[part]!];
writeFileSync(
  out,
  `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${css}
body{padding:12px;display:flex;flex-wrap:wrap;gap:10px}
figure{margin:0}
figcaption{font-size:11px;color:var(--ink-soft)}
svg{display:block}
h2{width:100%;margin:8px 0 0}</style><body>${drawn.map((draw) => draw()).join("")}</body></html>`,
);
