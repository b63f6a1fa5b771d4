/**
 * A view, read without knowing the game. An entry whose keys are all cells (`A1`, `G2`) is a grid, laid out as the
 * view's `layout` says, or by letter and number; a list with an entry for each player is what the players have;
 * everything else is a label and a value. The terminal's plain drawing reads a view in the same way.
 */
import type { View } from "$protocol";

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Grid = Record<string, Value>;
/** `place` is where it stands in the view: `houses.0.cells`. */
export type Entry = [key: string, value: Value, place: string];
export type Layout = (string | null)[][];

const HEAD = "game you num_players options decision to_act legal reasons scores ending layout".split(" ");
export const CELL = /^[A-Z]+\d*$/;
const CHAPTERS = ["round", "day", "turn"];

const isObject = (value: Value): value is Grid => typeof value === "object" && value !== null && !Array.isArray(value);

export const isGrid = (value: Value): value is Grid =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => CELL.test(key));

/** Words in a row are a market; anything else of that length is what each player has. */
const isByPlayer = (value: Value, view: View): value is Value[] =>
  Array.isArray(value) && value.length === view.num_players && !value.some((each) => typeof each === "string");

const entriesOf = (view: View): Entry[] =>
  (Object.entries(view) as [string, Value][])
    .filter(([key]) => !HEAD.includes(key) && !chapterWords(view).includes(key))
    .map(([key, value]) => [key, value, key]);

/** What lies in the middle. */
export const commonOf = (view: View): Entry[] => entriesOf(view).filter(([, value]) => !isByPlayer(value, view));

/** What one player has. */
export const ownOf = (view: View, seat: number): Entry[] =>
  entriesOf(view).flatMap(([key, value]): Entry[] => {
    if (!isByPlayer(value, view)) return [];
    const own = value[seat]!;
    const place = `${key}.${seat}`;
    return isObject(own) && !isGrid(own)
      ? Object.entries<Value>(own).map(([name, each]): Entry => [name, each, `${place}.${name}`])
      : [[key, own, place]];
  });

export const isEmpty = (value: Value): boolean =>
  value === null ||
  value === false ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

export const gridsOf = (entries: Entry[]): [string, Grid, string][] =>
  entries.filter((entry): entry is [string, Grid, string] => isGrid(entry[1]));
/** Rows of things, and what is merely a number or a word; nothing where there is nothing. */
export const rowsOf = (entries: Entry[]): Entry[] =>
  othersOf(entries).filter(([, value]) => namesIn(value).length > 0);
export const countsOf = (entries: Entry[]): Entry[] =>
  othersOf(entries).filter(([, value]) => namesIn(value).length === 0 && !isEmpty(value));
export const othersOf = (entries: Entry[]): Entry[] => entries.filter(([, value]) => !isGrid(value));

/** A row for each letter, unless the view knows better. */
export function layoutOf(grid: Grid, view: View): Layout {
  const { layout } = view as View & { layout?: Layout };
  if (layout?.flat().some((cell) => cell !== null && cell in grid)) return layout;
  const letters = [...new Set(Object.keys(grid).map((cell) => cell.replace(/\d+$/, "")))];
  const numbers = [...new Set(Object.keys(grid).map((cell) => cell.replace(/^\D+/, "")))].sort(
    (a, b) => Number(a) - Number(b),
  );
  return letters.map((letter) => numbers.map((number) => (letter + number in grid ? letter + number : null)));
}

/** What of an entry can be looked at closely: the things in a row one by one, anything else as a whole. */
export function looksOf([, value, place]: Entry): string[] {
  if (!Array.isArray(value)) return value === null || value === false ? [] : [place];
  return value.flatMap((each, index) => (each ? [`${place}.${index}`] : []));
}

/** How far the game is, if the view counts rounds, days or turns. */
function chapterOf(view: View): { chapter: string; now: number; all: number } | null {
  const counts = view as unknown as Record<string, unknown>;
  const chapter = CHAPTERS.find((each) => typeof counts[each] === "number");
  if (!chapter) return null;
  const now = counts[chapter] as number;
  return { chapter, now, all: (counts[`num_${chapter}s`] as number | undefined) ?? now };
}
/** How far the game is, for the table's head. */
export function progress(view: View): { key: string; now: number; all: number } {
  const found = chapterOf(view);
  if (found) return { key: `web-plain-${found.chapter}`, now: found.now, all: found.all };
  return { key: "web-plain-under-way", now: view.to_act === null ? 1 : 0, all: 1 };
}

const chapterWords = (view: View): string[] => {
  const found = chapterOf(view);
  return found ? [found.chapter, `num_${found.chapter}s`] : [];
};

/** `kitchen#2` is a kitchen. */
export const kindOf = (name: string): string => name.split("#")[0]!;

/** Everything that is called by a word in a value. */
export function namesIn(value: Value): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
