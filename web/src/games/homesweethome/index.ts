/** Home Sweet Home at the table: one house for all, hidden hands, few words. */
import type { GameModule } from "$lib/game.ts";
import type { HomesweethomeView } from "$protocol";
import { playBy } from "./art/names.ts";
import Board from "./Board.svelte";
import { describe } from "./describe.ts";
import Extras from "./Extras.svelte";
import House from "./House.svelte";
import { feasts } from "./feasts.ts";
import { drawn } from "./drawn.ts";
import { begin, following, steps } from "./moves.ts";
import { pad } from "./pad.ts";
import { picture } from "./picture.ts";

export default {
  Board,
  House,
  Extras,
  isShared: true,
  steps,
  begin,
  following,
  progress: (view) => ({ key: "hs-progress", now: Math.min(view.turn, view.num_turns), all: view.num_turns }),
  describe,
  picture,
  pad,
  feasts,
  drawn,
  playBy,
} satisfies GameModule<HomesweethomeView>;
