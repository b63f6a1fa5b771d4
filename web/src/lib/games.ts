/** What can be played here. */
import type { GameInfo, GameName } from "$protocol";
import { ask } from "./api.ts";
import { once } from "./once.ts";

export const GAMES: readonly GameName[] = ["dreamhome", "california", "homesweethome"];

export const theGames = (): Promise<GameInfo[]> => once("games", () => ask("GET /api/games"));

export async function infoOf(game: GameName): Promise<GameInfo> {
  return (await theGames()).find((each) => each.name === game)!;
}
