/**
 * Where the moves of an unknown game are: words that name cells are places on the grid, numbers are places in a row of
 * things, names are the things themselves. Whatever is left of a move is a button, where it is needed to tell it from
 * others.
 */
import type { View } from "$protocol";
import { commonOf, gridsOf, kindOf, namesIn, othersOf, ownOf, type Entry, type Grid, type Value } from "./reading.ts";

/** What there is to touch in a view. */
interface Places {
  /** every cell with the grid it lies in: my own go before those in the middle */
  cells: Map<string, Grid>;
  /** the row whose things are called by number */
  row: [key: string, things: Value[], place: string] | undefined;
  /** kinds of things that moves call by name */
  things: Set<string>;
  paths: Map<string, string[]>;
}

const known = new WeakMap<View, Places>();

export function placesOf(view: View): Places {
  let places = known.get(view);
  if (!places) known.set(view, (places = found(view)));
  return places;
}

export function steps(move: string, view: View): string[][] {
  const path = placesOf(view).paths.get(move);
  return path ? [path] : [];
}

/** Nothing is picked up by itself. */
export const begin = (_view: View): string[] => [];

function found(view: View): Places {
  const seat = view.you ?? view.to_act;
  const entries: Entry[] = [...(seat === null ? [] : ownOf(view, seat)), ...commonOf(view)];
  const moves = [...view.legal, ...Object.keys(view.reasons)].map((move) => move.split(" "));
  const words = new Set(moves.flatMap(([, ...rest]) => rest));
  const [, home] = gridsOf(entries)[0] ?? [];
  const cells = new Map(
    gridsOf(entries)
      .reverse()
      .flatMap(([, grid]) => Object.keys(grid).map((cell) => [cell, grid])),
  );
  // A view may leave out the cells on which nothing stands.
  for (const word of words) if (home && /^[A-Z]\d+$/.test(word) && !cells.has(word)) cells.set(word, home);
  const most = Math.max(0, ...[...words].filter(isNumber).map(Number));
  const row = commonOf(view).find(
    (entry): entry is [string, Value[], string] => isRow(entry[1]) && entry[1].length >= most,
  );
  const shown = new Set(
    othersOf(entries)
      .flatMap(([, value]) => namesIn(value))
      .map(kindOf),
  );
  const places = {
    cells,
    row: most > 0 ? row : undefined,
    things: new Set([...shown].filter((kind) => words.has(kind))),
  };
  return { ...places, paths: pathsOf(moves, (word) => placeOf(word, places)) };
}

const isNumber = (word: string): boolean => /^[1-9]\d*$/.test(word);
const isRow = (value: Value): value is Value[] =>
  Array.isArray(value) && value.some((each) => namesIn(each).length > 0);

function placeOf(word: string, { cells, row, things }: Omit<Places, "paths">): string | null {
  if (cells.has(word)) return `cell-${word}`;
  if (isNumber(word)) return row ? `row-${word}` : null;
  return things.has(word) ? `thing-${word}` : null;
}

function pathsOf(moves: string[][], place: (word: string) => string | null): Map<string, string[]> {
  const ways = moves.map(([verb = "", ...words]) => {
    const rest = [verb, ...words.filter((word) => place(word) === null)].join("-");
    return {
      move: [verb, ...words].join(" "),
      path: words.flatMap((word) => place(word) ?? []),
      button: `do-${rest}`,
    };
  });
  const going = counted(ways.map(({ path }) => path));
  return new Map(
    ways.map(({ move, path, button }) => [
      move,
      path.length === 0 || going.get(path.join(" "))! > 1 ? [...path, button] : path,
    ]),
  );
}

/** How many paths go along here. */
function counted(paths: string[][]): Map<string, number> {
  const found = new Map<string, number>();
  for (const path of paths)
    for (let length = 1; length <= path.length; length++) {
      const key = path.slice(0, length).join(" ");
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  return found;
}
