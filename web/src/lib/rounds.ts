/** A game by its rounds, so that two of the same cards can be seen side by side. */
import type { View } from "$protocol";
import type { Position } from "./replaying.ts";

export interface Round {
  /** how far the game is, as it tells itself; the last one is the end */
  now: number;
  /** the table when the round was over */
  view: View;
  /** what was done in it */
  told: NonNullable<Position["told"]>[];
  seats: Position["seats"];
}

/** Walk through a game as a seat saw it, and keep how each round left the table, and what `isTold` of those did. */
export async function roundsOf(
  at: (move: number, seat: string) => Promise<Position>,
  seat: number,
  progress: (view: View) => { now: number },
  isTold: (doer: number) => boolean,
): Promise<Round[]> {
  const rounds: Round[] = [];
  let position = await at(0, String(seat)),
    told: Round["told"] = [];
  for (let move = 0; move <= position.num_moves; move += 1) {
    const next = move < position.num_moves ? await at(move + 1, String(seat)) : null;
    const { now } = progress(position.view);
    if (position.told && isTold(position.told[0])) told.push(position.told);
    if (!next || progress(next.view).now !== now) {
      // what ends a round is told with the round that it ends, though the table shows the next one by then
      if (next?.told && isTold(next.told[0])) told.push(next.told);
      rounds.push({ now, view: (next ?? position).view, told, seats: position.seats });
      told = [];
      if (next) next.told = null;
    }
    if (next) position = next;
  }
  return rounds;
}

/** The round of the other house that belongs beside one of mine: the same, or the last it has. */
export const beside = (rounds: Round[], index: number): Round | undefined =>
  rounds[Math.min(index, rounds.length - 1)];
