/** Who scores a sheet of the score pad: the one place that asks the engine. Nothing in the browser knows a rule. */
import type { GameName, PadAnswer, PadForm } from "$protocol";
import { ask } from "./api.ts";
import { once } from "./once.ts";

/** What can be written on the sheet of a game. */
export const formOf = (game: GameName): Promise<PadForm> =>
  once(`pad ${game}`, () => ask("GET /api/games/{game}/pad", { names: { game } }));

/** The points of a sheet, or what is wrong with it. */
export const scored = (game: GameName, sheet: Record<string, unknown>): Promise<PadAnswer> =>
  ask("POST /api/games/{game}/pad", { names: { game }, body: sheet });
