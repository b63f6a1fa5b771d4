/** The lines of a score, wherever a view keeps them. */
import type { ResultLine, View } from "$protocol";

interface Scored {
  houses: { lines: ResultLine[] }[];
  mansions: { lines: ResultLine[] }[];
  lines: ResultLine[];
}

export function linesOf(view: View, seat: number): ResultLine[] {
  const { houses, mansions, lines } = view as View & Partial<Scored>;
  return lines ?? (houses ?? mansions)?.[seat]?.lines ?? [];
}
