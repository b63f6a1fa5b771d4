/** What is odd about a house of mine, among all that I built in its game. */
import type { MyTable, Said } from "$protocol";
import { pointsOf } from "./street.ts";

export interface Oddity {
  what: Said;
  /** how odd: the oddest have most */
  weight: number;
}

const FEW = 3; // houses of a game, of which one can be odd
const SEVERAL = 2;

/** The oddest thing that can be said of a house; null where it is like the others. */
export function oddityOf(table: MyTable, all: MyTable[]): Oddity | null {
  const others = all.filter((each) => each.game === table.game && each.id !== table.id);
  if (others.length + 1 < FEW || !Object.keys(table.things).length) return null;
  const most = (thing: string) => Math.max(...others.map((each) => each.things[thing] ?? 0));
  const found: Oddity[] = Object.entries(table.things).flatMap(([thing, count]): Oddity[] => {
    const args = { thing: { name: thing }, count };
    if (count <= most(thing)) return [];
    if (count > SEVERAL) return [{ what: { key: "web-odd-many", args }, weight: 3 + count - most(thing) }];
    return most(thing) ? [] : [{ what: { key: "web-odd-only", args }, weight: 2 + count }];
  });
  for (const thing of Object.keys(others[0]!.things))
    if (!table.things[thing] && others.every((each) => each.things[thing]))
      found.push({ what: { key: "web-odd-without", args: { thing: { name: thing } } }, weight: 3.5 });
  if (others.every((each) => pointsOf(each) < pointsOf(table)))
    found.push({ what: { key: "web-odd-best", args: {} }, weight: 3.2 });
  return found.sort((one, two) => two.weight - one.weight)[0] ?? null;
}
