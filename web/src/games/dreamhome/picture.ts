/** A house as a picture that needs nothing but itself: every variable of the theme is written out. */
import type { DreamhomeView } from "$protocol";
import shell from "../../app.css?raw";
import own from "./art/art.css?raw";
import { SCENE, houseScene } from "./art/index.ts";
import { svg } from "./art/draw.ts";

/** The variables of a theme, as the style sheets have them; the evening changes some of the day's. */
function variables(theme: "light" | "dark"): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of `${shell}${own}`.matchAll(/(:root[^{]*)\{([^}]*)\}/g)) {
    if (selector.trim() !== ":root" && !(theme === "dark" && selector.includes('data-theme="dark"'))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value.trim());
  }
  return found;
}

export function resolved(drawing: string, theme: "light" | "dark"): string {
  const known = variables(theme);
  return drawing.replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, otherwise = "none") => known.get(name) ?? otherwise);
}

export function picture(view: DreamhomeView, seat: number, theme: "light" | "dark"): string {
  const { width, height } = SCENE;
  return resolved(svg(width, height, houseScene(view.houses[seat]!), ` width="${width * 2}" height="${height * 2}"`), theme);
}
