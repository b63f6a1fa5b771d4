/** The score pad for the box on the table: the houses as they are filled in, and the sheet that they make. */
import type { PadForm, PadPart } from "$protocol";

/** A home as it is filled in. Things are called by the form's names, or as somebody wrote them. */
export interface Home {
  name: string;
  cells: Record<string, Record<string, string[]>>;
  lists: Record<string, string[]>;
  choices: Record<string, string>;
  numbers: Record<string, number>;
  flags: Record<string, boolean>;
}
/** Where something can be put: a part of a cell, a list or a choice. */
export interface Slot {
  part: PadPart;
  cell?: string;
}

export const emptyHome = (name = ""): Home => ({ name, cells: {}, lists: {}, choices: {}, numbers: {}, flags: {} });
export const isEmpty = (home: Home): boolean =>
  [home.cells, home.lists, home.choices, home.numbers, home.flags].every((part) => !Object.keys(part).length);

// What lies where

/** All that can be put at a place that was touched. */
export function slotsAt(form: PadForm, place: string): Slot[] {
  if (form.cells.includes(place)) return form.parts.map((part) => ({ part, cell: place }));
  return form.lists.filter((part) => part.key === place).map((part) => ({ part }));
}

export function lying(home: Home, { part, cell }: Slot): string[] {
  if (cell) return home.cells[cell]?.[part.key] ?? [];
  const chosen = home.choices[part.key];
  return chosen ? [chosen] : (home.lists[part.key] ?? []);
}

/** Put things into a slot; what is empty is not there at all. */
export function put(home: Home, { part, cell }: Slot, things: string[], isChoice = false): void {
  if (cell) {
    const there = written(home.cells[cell] ?? {}, part.key, things.length ? things : null);
    home.cells = written(home.cells, cell, Object.keys(there).length ? there : null);
  } else if (isChoice) home.choices = written(home.choices, part.key, things[0] ?? null);
  else home.lists = written(home.lists, part.key, things.length ? things : null);
}

/** A record with an entry more, or with one less. */
export function written<T>(record: Record<string, T>, key: string, value: T | null): Record<string, T> {
  const others = Object.entries(record).filter(([each]) => each !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

/** Touched: of one thing, it or nothing; of several, one more, until there are enough. */
export function touched(things: string[], thing: string, { most }: PadPart): string[] {
  if (most === 1) return things[0] === thing ? [] : [thing];
  return things.length < most ? [...things, thing] : things;
}

/** What somebody wrote, wherever it stands, becomes what was meant. */
export function mended(home: Home, text: string, meant: string): Home {
  const change = (things: string[]) => things.map((each) => (each === text ? meant : each));
  const all = <T>(parts: Record<string, T>, of: (part: T) => T) =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, of(part)]));
  return {
    ...home,
    cells: all(home.cells, (parts) => all(parts, change)),
    lists: all(home.lists, change),
    choices: all(home.choices, (each) => (each === text ? meant : each)),
  };
}

/** As the engine reads it. A home without a name goes by its number there. */
export function sheetOf(form: PadForm, homes: Home[]): Record<string, unknown> {
  return {
    [form.entry]: homes.map((home) => ({
      ...(home.name.trim() ? { name: home.name.trim() } : {}),
      ...Object.fromEntries(
        Object.entries(home.cells).map(([cell, parts]) => [
          cell,
          Object.fromEntries(
            form.parts
              .filter(({ key }) => parts[key]?.length)
              .map(({ key, most }) => [key, most > 1 ? parts[key] : parts[key]![0]]),
          ),
        ]),
      ),
      ...home.lists,
      ...home.choices,
      ...home.numbers,
      ...Object.fromEntries(Object.entries(home.flags).filter(([, is]) => is)),
    })),
  };
}

// Words

/** Words as people type them, as the engine compares them: without capitals, accents and hyphens. */
export function plain(text: string): string {
  const letters: Record<string, string> = { þ: "th", ð: "d", æ: "ae", œ: "oe", ø: "o", "-": " ", "’": "'" };
  return text
    .toLowerCase()
    .replace(/[þðæœø’-]/g, (each) => letters[each]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

/** The things that a text can mean, those first whose name begins with it; nothing written: all of them. */
export function meant(form: PadForm, { kinds }: PadPart, text: string): string[] {
  const wanted = plain(text);
  if (!wanted) return kinds;
  const rank = (kind: string) => {
    const words = form.words[kind] ?? [];
    if (words.includes(wanted)) return 0;
    if (words.some((word) => word.startsWith(wanted))) return 1;
    return words.some((word) => word.includes(wanted)) ? 2 : 3;
  };
  return kinds.filter((kind) => rank(kind) < 3).sort((one, two) => rank(one) - rank(two));
}

/** What was written: the one thing that is called so, else the words as they are, for the engine to judge. */
export const readAs = (form: PadForm, part: PadPart, text: string): string =>
  part.kinds.find((kind) => form.words[kind]?.includes(plain(text))) ?? text.trim();

/** The cells that a problem is about, to be marked. */
export function cellsOf(args: Record<string, unknown>, cells: string[]): string[] {
  const texts = Object.values(args).map((each) =>
    typeof each === "string" ? each : each && typeof each === "object" && "name" in each ? String(each.name) : "",
  );
  return cells.filter((cell) => texts.some((text) => text.split(/[^A-Z0-9]+/).includes(cell)));
}
