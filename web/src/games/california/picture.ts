/** A mansion as a picture that stands alone: every colour is written out, nothing is fetched. */
import type { CaliforniaView } from "$protocol";
import app from "../../app.css?raw";
import shared from "../dreamhome/art/art.css?raw";
import own from "./art/art.css?raw";
import { SCENE, mansionScene } from "./art/mansion.ts";

type Theme = "light" | "dark";

/** What the custom properties of the page are in a theme. */
function paints(theme: Theme): Map<string, string> {
  const all = new Map<string, string>();
  const read = (block: string | undefined) => {
    for (const [, name, value] of (block ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/g)) all.set(name!, value!.trim());
  };
  const sheets = [app, shared, own];
  for (const sheet of sheets) read(/:root\s*\{([^}]*)\}/.exec(sheet)?.[1]);
  if (theme === "dark") for (const sheet of sheets) read(/:root\[data-theme="dark"\]\s*\{([^}]*)\}/.exec(sheet)?.[1]);
  return all;
}

export function picture(view: CaliforniaView, seat: number, theme: Theme): string {
  const paint = paints(theme);
  const scene = mansionScene(view.mansions[seat]!)
    .replace(/font-family="var\(--font[^"]*"/g, 'font-family="Nunito, sans-serif"')
    .replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, otherwise: string | undefined) => paint.get(name) ?? otherwise ?? "none");
  const { width, height } = SCENE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${scene}</svg>`;
}
