/** The house as a picture that stands alone: every colour is written out, nothing is fetched. */
import type { HomesweethomeView } from "$protocol";
import page from "../../app.css?raw";
import shared from "../dreamhome/art/art.css?raw";
import own from "./art/art.css?raw";
import { SCENE, STAR, groundScene, rankArt } from "./art/index.ts";

/** The variables of a theme, as the style sheets set them. */
function paints(theme: "light" | "dark"): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector, body] of `${page}${shared}${own}`.matchAll(/(:root[^{,]*)\{([^}]*)\}/g)) {
    const isMine = selector!.trim() === ":root" || (theme === "dark" && selector!.includes('data-theme="dark"'));
    if (isMine) for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name!, value!.trim().replaceAll('"', "'"));
  }
  return found;
}

export function picture(view: HomesweethomeView, _seat: number, theme: "light" | "dark"): string {
  const { width, height } = SCENE;
  const scene = groundScene({ ground: view.ground });
  const star = `<path d="${STAR}" transform="translate(116 176) scale(1.9)" fill="#f4c95d" stroke="#4a3426" stroke-width="1"/>`;
  const points = `<text x="74" y="188" font-size="38" font-weight="800" text-anchor="middle" fill="#3a2a20" stroke="#fffaf0" stroke-width="8" stroke-linejoin="round" paint-order="stroke" font-family="var(--font)">${view.points}</text>`;
  const medal = `<g transform="translate(20 12) scale(1.35)">${rankArt(view.rank)}</g>`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${scene}${medal}${star}${points}</svg>`;
  const colours = paints(theme);
  return drawn.replace(/var\((--[\w-]+)(?:,([^()]*(?:\([^()]*\))?))?\)/g, (_, name: string, otherwise = "") => colours.get(name) ?? otherwise);
}
