/** A thing on the table, large: by its name, or as a number. */
import type { View } from "$protocol";
import type { Drawn } from "$lib/game.ts";
import { valueAt } from "$lib/pieces.ts";
import { TILE, emptyArt, letters, thingArt } from "./art.ts";
import { kindOf, namesIn, type Value } from "./reading.ts";

export function drawn(piece: string, view: View): Drawn {
  const value = valueAt(view, piece) as Value;
  const [name] = namesIn(value ?? null),
    box = [0, 0, TILE, TILE] as const;
  if (name) return { body: thingArt(kindOf(name)), box };
  const said = typeof value === "number" ? String(value) : piece.split(".").at(-1)!.slice(0, 4);
  return { body: emptyArt() + letters(50, 62, said.length > 2 ? 30 : 40, said, "var(--ink)"), box };
}
