/** Games are found by the name of their folder: what a game brings is in it, and nobody lists it elsewhere. */
import type { GameName, HouseRulesTold } from "$protocol";
import type { GameModule } from "$lib/game.ts";
import { speakOf } from "$lib/texts.svelte.ts";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

const covers = import.meta.glob<string>("./*/cover.svg", { query: "?url", import: "default", eager: true });

/** A finished house, for the front page; of a game that nobody has drawn yet, any house. */
export const coverOf = (name: GameName): string => covers[`./${name}/cover.svg`] ?? "/icon.svg";

/**
 * A game, ready to be shown: its module, with its art, and its sentences. What nobody has drawn has a plain table. By
 * house rules, its cards show their numbers, until another game is opened.
 */
export async function openGame(name: GameName, rules: HouseRulesTold | null = null): Promise<GameModule> {
  const [module] = await Promise.all([drawnGame(name), speakOf(name)]);
  module.playBy?.(rules?.cards ?? null);
  return module;
}

/** A game for its art alone, where several are shown on one page. */
export const drawnGame = (name: GameName): Promise<GameModule> =>
  (modules[`./${name}/index.ts`] ?? (async () => (await import("../plain/index.ts")).default))();
