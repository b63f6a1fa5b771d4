/** A finished game as it is counted: part by part, and in each part a line of every house at a time. */
import type { Line } from "$protocol";

/** What is told at once: of each house a line, or nothing any more. */
export interface Step {
  section: string;
  lines: (Line | null)[];
}

/** A row of the score sheet: the points of each house for a part of the score, or for one thing in it. */
export interface Row {
  what: string;
  /** null where a house has nothing of it */
  points: (number | null)[];
  /** where in each house they come from */
  places: string[][];
  /** of a part: the things in it, unless it is one */
  rows: Row[];
}

/** A line that says nothing else is a part of its own. */
const sectionOf = (line: Line): string => line.section ?? line.what;

export const placesOf = (line: Line): string[] => [...line.cells, ...(line.places ?? [])];

export function stepsOf(houses: Line[][]): Step[] {
  return inOrder(houses, sectionOf).flatMap((section) => {
    const parts = houses.map((lines) => lines.filter((line) => sectionOf(line) === section));
    const longest = Math.max(...parts.map((lines) => lines.length));
    return Array.from({ length: longest }, (_, index) => ({
      section,
      lines: parts.map((lines) => lines[index] ?? null),
    }));
  });
}

/** The lines of each house that have been told after so many steps. */
export const toldBy = (steps: Step[], told: number, houses: number): Line[][] =>
  Array.from({ length: houses }, (_, house) => steps.slice(0, told).flatMap(({ lines }) => lines[house] ?? []));

/** The sheet with all its rows; `told` are the lines of each house that are written down already. */
export function sheetOf(houses: Line[][], told: Line[][] = houses): Row[] {
  return inOrder(houses, sectionOf).map((section) => {
    const within = (lines: Line[][]) => lines.map((each) => each.filter((line) => sectionOf(line) === section));
    const [all, written] = [within(houses), within(told)];
    const rows = inOrder(all, (line) => line.what).map((what): Row => ({
      ...rowOf(
        what,
        written.map((lines) => lines.filter((line) => line.what === what)),
      ),
      rows: [],
    }));
    const isOne = rows.length === 1 && rows[0]!.what === section;
    return { ...rowOf(section, written), rows: isOne ? [] : rows };
  });
}

const rowOf = (what: string, lines: Line[][]): Omit<Row, "rows"> => ({
  what,
  points: lines.map((each) => (each.length ? sumOf(each) : null)),
  places: lines.map((each) => [...new Set(each.flatMap(placesOf))]),
});

export const sumOf = (lines: Line[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** Whether a house has the most of a row: more than at least one of the others. */
export function isBest(row: Row, house: number): boolean {
  const points = row.points.map((each) => each ?? 0),
    mine = row.points[house];
  return mine !== null && mine === Math.max(...points) && Math.min(...points) < mine!;
}

/** Everything that any house has, each where it comes in the lists of those that have it. */
function inOrder(houses: Line[][], nameOf: (line: Line) => string): string[] {
  const places = new Map<string, number[]>();
  for (const lines of houses)
    lines.forEach((line, place) => {
      const name = nameOf(line);
      places.set(name, [...(places.get(name) ?? []), place / lines.length]);
    });
  const middle = (found: number[]) => found.reduce((sum, each) => sum + each, 0) / found.length;
  return [...places].sort(([, a], [, b]) => middle(a) - middle(b)).map(([name]) => name);
}
