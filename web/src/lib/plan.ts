/** A plan of a house or ground, drawn in columns of letters in the rules pages for terminals: its spaces as a table. */

const EMPTY = "·",
  FULL = "■";
/** What stands in a space is this short; whatever is longer is what a row is called. */
const SHORT = 2;

interface Word {
  at: number;
  text: string;
}

/** A row: what it is called, and what stands in each column, `null` where there is no space. */
export interface PlanRow {
  title: string;
  cells: (string | null)[];
}

export function planOf(text: string): PlanRow[] {
  const lines = text.trimEnd().split("\n").map(wordsOf);
  const columns = [...new Set(lines.flatMap((words) => words.filter(isShort).map(({ at }) => at)))].sort(
    (a, b) => a - b,
  );
  const isHeaded = lines[0]?.[0]?.at !== 0; // the letters of the columns stand above, so the first one has numbers
  const spaces = isHeaded ? columns.slice(1) : columns;
  return lines.map((words) => ({
    title: words
      .filter((word) => !isShort(word) || !spaces.includes(word.at))
      .map((word) => word.text)
      .join(" "),
    cells: spaces.map((at) => words.find((word) => word.at === at && isShort(word))?.text ?? null),
  }));
}

const wordsOf = (line: string): Word[] =>
  [...line.matchAll(/\S+/g)].map((found) => ({ at: found.index, text: found[0] }));
const isShort = ({ text }: Word): boolean => text.length <= SHORT;

/** The plan as HTML; `escape` makes text harmless. */
export function drawnPlan(text: string, escape: (text: string) => string): string {
  const rows = planOf(text),
    hasTitles = rows.some(({ title }) => title),
    isHeaded = hasTitles && !rows[0]!.title;
  const cell = (each: string | null) =>
    each === null ? "<td></td>" : `<td class="${kindOf(each)}">${escape(each)}</td>`;
  const head = (each: string | null) => `<th scope="col">${escape(each ?? "")}</th>`;
  const titled = (title: string) => (hasTitles ? `<th scope="row">${escape(title)}</th>` : "");
  const row = ({ title, cells }: PlanRow, index: number) =>
    `<tr>${titled(title)}${cells.map(isHeaded && !index ? head : cell).join("")}</tr>`;
  return `<table class="plan"><tbody>${rows.map(row).join("")}</tbody></table>\n`;
}

const kindOf = (text: string): string => (text === FULL ? "space full" : text === EMPTY ? "space empty" : "space");
