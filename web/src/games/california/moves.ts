/** Where the moves of California are on the table. */
import type { CaliforniaView, Said } from "$protocol";

/** `buy L2 B1` is the place in the shop, then the cell; everything else is one place. */
export function steps(move: string): string[][] {
  const [verb = "", first = "", second = ""] = move.split(" ");
  if (verb === "buy")
    return [[`slot-${first}`, second === "attic" || second === "extension" ? second : `cell-${second}`]];
  return [[first ? `${verb}-${first}` : verb]];
}

/** Nothing is picked up by itself. */
export const begin = (_view: CaliforniaView): string[] => [];

/** With a tile in hand the question is where it goes. */
export function following(view: CaliforniaView, [slot]: string[]): Said | null {
  const tile = Object.entries(view.slots).find(([name]) => slot === `slot-${name}`)?.[1].tile;
  return tile ? { key: "ca-where", args: { tile: { name: tile } } } : null;
}
