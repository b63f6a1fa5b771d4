/** The options of a game: some of their values are only for larger tables. */
import type { GameInfo } from "$protocol";

type Values = (boolean | string)[];
type Options = Record<string, boolean | string>;

/** What so many players can choose from. */
export const valuesOf = (info: GameInfo, name: string, players: number): Values =>
  (info.options[name] ?? []).filter((value) => (info.options_need[name]?.[String(value)] ?? 0) <= players);

/** The same choice for so many players: what no longer fits goes back to what is usual. */
export const fitting = (info: GameInfo, options: Options, players: number): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      const values = valuesOf(info, name, players);
      return [name, values.includes(value) ? value : values[0]!];
    }),
  );
