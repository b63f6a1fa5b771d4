/** House rules: what a table that is played by them is called, and where their numbers are told. */
import type { Summary } from "$protocol";

/** The game in whose box the cards are: `dreamhome` for `dreamhome~1f3a5c7e90`. */
export const familyOf = (game: string): string => game.split("~", 1)[0]!;

/** What the rules of a table are asked for by: those of the house have their own numbers. */
export const bookNameOf = (summary: Pick<Summary, "game" | "house_rules">): string =>
  summary.house_rules?.id ?? summary.game;
