/** Pictures that stand alone: every colour of the theme is written out, nothing is fetched. */
import page from "../app.css?raw";

export type Theme = "light" | "dark";

/**
 * A drawing of that size as a whole `<svg>`; `sheets` are the style sheets, beside the page's own, that it is drawn
 * with.
 */
export function standalone(
  body: string,
  { width, height }: { width: number; height: number },
  theme: Theme,
  sheets: string[],
): string {
  const whole =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}` +
    `" height="${height * 2}">${body}</svg>`;
  return writtenOut(whole, variablesOf(theme, [page, ...sheets]));
}

/** The variables of a theme; the evening changes some of the day's. */
function variablesOf(theme: Theme, sheets: string[]): Map<string, string> {
  const found = new Map<string, string>(),
    all = sheets.join("\n");
  for (const selector of [":root", ...(theme === "dark" ? [':root[data-theme="dark"]'] : [])])
    for (const [, of = "", block = ""] of all.matchAll(/(:root[^\s{,]*)\s*\{([^}]*)\}/g))
      if (of === selector)
        for (const [, name = "", value = ""] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g))
          found.set(name, value.trim());
  return found;
}

/** Values stand in attributes, so they have no double quotes; what is unknown is what the drawing says instead. */
function writtenOut(drawing: string, variables: Map<string, string>): string {
  const VARIABLE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
  return drawing.replace(
    VARIABLE,
    (_, name: string, otherwise = "none") => variables.get(name)?.replaceAll('"', "'") ?? otherwise,
  );
}
