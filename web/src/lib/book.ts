/** A game's rules, and where in them an answer stands. */
import type { Book, GameName } from "$protocol";
import { ask } from "./api.ts";
import { once } from "./once.ts";
import { settings } from "./settings.svelte.ts";

export const bookOf = (game: GameName): Promise<Book> =>
  once(`book ${game} ${settings.language}`, () => ask("GET /api/games/{game}/book", { names: { game } }));
