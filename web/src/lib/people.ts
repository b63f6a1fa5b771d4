/** Those I have played with, as my finished tables tell it: how often, and how it went between us. */
import type { MyTable } from "$protocol";
import { mySeats } from "./standing.ts";

export interface Companion {
  /** the nickname of the last time */
  name: string;
  games: number;
  /** between us: who had more points, or the better tie-break */
  iWon: number;
  theyWon: number;
  level: number;
  /** built together, and the most points that a house of ours had */
  together: number;
  best: number;
  /** the table of the last time, where a rematch can be opened */
  last: MyTable;
}

/** Those first with whom I played most; the tables come with the latest first. People are known by their nicknames. */
export function companionsOf(tables: MyTable[]): Companion[] {
  const found = new Map<string, Companion>();
  for (const table of tables) {
    if (!table.scores.length) continue;
    const mine = mySeats(table);
    if (!mine.length) continue;
    for (const [seat, { name, character, is_yours }] of table.seats.entries()) {
      if (is_yours || character !== null || !name) continue;
      const key = name.trim().toLocaleLowerCase();
      const one = found.get(key) ?? newcomer(name, table);
      found.set(key, one);
      one.games += 1;
      count(one, table, mine, seat);
    }
  }
  return [...found.values()].sort((one, two) => two.games - one.games);
}

const newcomer = (name: string, last: MyTable): Companion => ({
  name,
  games: 0,
  iWon: 0,
  theyWon: 0,
  level: 0,
  together: 0,
  best: 0,
  last,
});

function count(one: Companion, table: MyTable, mine: number[], seat: number): void {
  if (table.rank !== null) {
    one.together += 1;
    one.best = Math.max(one.best, ...table.scores);
    return;
  }
  const ours = Math.max(...mine.map((each) => table.scores[each]!)),
    theirs = table.scores[seat]!;
  const haveWon = mine.some((each) => table.winners.includes(each)),
    haveLost = table.winners.includes(seat);
  // equal points are parted by what the game parts them by, as far as one of us won
  const lead = ours - theirs || Number(haveWon) - Number(haveLost);
  if (lead > 0) one.iWon += 1;
  else if (lead < 0) one.theyWon += 1;
  else one.level += 1;
}

/** My points from house to house of a game, the oldest first. */
export const courseOf = (tables: MyTable[], game: string, pointsOf: (table: MyTable) => number): number[] =>
  tables
    .filter((table) => table.game === game)
    .sort((one, two) => one.changed_at - two.changed_at)
    .map(pointsOf);
