/** What can be played here; asked for once. */
import type { GameInfo, GameName } from "$protocol";
import { ask } from "./api.ts";

let games: Promise<GameInfo[]> | null = null;

export function theGames(): Promise<GameInfo[]> {
  games ??= ask("GET /api/games");
  games.catch(() => (games = null));
  return games;
}

export async function infoOf(game: GameName): Promise<GameInfo> {
  return (await theGames()).find((each) => each.name === game)!;
}
