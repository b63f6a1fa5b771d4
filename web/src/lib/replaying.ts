/** A game seen again: its positions, asked for by stretches, each once. */
import type { RecordedSeat, Said, Stretch, View } from "$protocol";
import { ask } from "./api.ts";

const STRETCH = 20; // moves that are asked for together

export interface Position {
  moves: number;
  num_moves: number;
  view: View;
  told: [number, string, Said, Said[]] | null;
  seats: RecordedSeat[];
}

/** `at(move, seat)`: the position after so many moves, through the eyes of a seat; empty for a spectator. */
export function positionsOf(table: string): (move: number, seat: string) => Promise<Position> {
  const kept = new Map<string, Promise<Stretch>>();
  const stretch = (first: number, seat: string): Promise<Stretch> => {
    const key = `${seat} ${first}`;
    if (!kept.has(key)) {
      const query = { move: String(first), count: String(STRETCH), ...(seat === "" ? {} : { seat }) };
      const asked = ask("GET /api/tables/{table}/replay", { names: { table }, query }) as Promise<Stretch>;
      asked.catch(() => kept.delete(key));
      kept.set(key, asked);
    }
    return kept.get(key)!;
  };
  return async (move, seat) => {
    const first = move - (move % STRETCH);
    const { views, log, num_moves, seats } = await stretch(first, seat);
    const soon = move + STRETCH / 2;
    if (soon < num_moves) stretch(soon - (soon % STRETCH), seat).catch(() => {}); // before it is wanted
    return { moves: move, num_moves, view: views[move - first]!, told: log[move - 1] ?? null, seats };
  };
}
