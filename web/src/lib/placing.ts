/** A position set up by hand: homes as on the score pad, what lies around them, and chance for the rest. */
import type { GameName, PadForm, PadProblem } from "$protocol";
import { engine } from "./engine.ts";
import { emptyHome, sheetOf, type Home } from "./pad.ts";
import type { Taken } from "./study.svelte.ts";

/** What can be chosen (device/study.py). */
export interface Forms {
  home: PadForm;
  table: PadForm;
  seat: PadForm;
}
/** What was chosen; what is beside the homes is kept in the same way as they are. */
export interface Setting {
  homes: Home[];
  seats: Home[];
  table: Home;
  first: number;
  seed: number;
}
export interface SetUp {
  taken: Taken | null;
  problems: PadProblem[];
}

export const formsOf = (game: GameName): Promise<Forms> => engine.ask("study.setting", { game });

/** What chance begins with. */
export const anyNumber = (): number => Math.floor(Math.random() * 1_000_000);

/** The beginning of a game, as nobody has set up anything yet; the first choices of a home are made, if it has any. */
export function blank({ home, table }: Forms, players: number, seed = anyNumber()): Setting {
  const named = (kinds: string[], seat: number) => kinds[seat % kinds.length]!;
  const homes = Array.from({ length: Math.min(players, home.most_homes) }, (_, seat) => ({
    ...emptyHome(),
    choices: Object.fromEntries(home.choices.map(({ key, kinds }) => [key, named(kinds, seat)])),
  }));
  const numbers = Object.fromEntries(Object.keys(table.numbers).map((key) => [key, 1]));
  return {
    homes,
    seats: Array.from({ length: players }, () => emptyHome()),
    table: { ...emptyHome(), numbers },
    first: 0,
    seed,
  };
}

const around = ({ lists, choices, numbers }: Home) => ({ ...lists, ...choices, ...numbers });

/** As the engine takes it. */
export const asked = (game: GameName, { home }: Forms, { homes, seats, table, first, seed }: Setting): object => ({
  game,
  homes: sheetOf(home, homes)[home.entry],
  seats: seats.map(around),
  table: around(table),
  first,
  seed,
});

/** The position, or all that is impossible about it. */
export const setUp = (game: GameName, forms: Forms, setting: Setting): Promise<SetUp> =>
  engine.ask("study.place", asked(game, forms, setting));
