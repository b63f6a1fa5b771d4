/** What can be played here, as the server has found it. */
import type { GameInfo, GameName } from "$protocol";
import { ask } from "./api.ts";
import { once } from "./once.ts";
import { settings } from "./settings.svelte.ts";

export const theGames = (): Promise<GameInfo[]> => once(`games ${settings.language}`, () => ask("GET /api/games"));

export async function infoOf(game: GameName): Promise<GameInfo> {
  return (await theGames()).find((each) => each.name === game)!;
}
