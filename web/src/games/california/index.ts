/** California in the browser. */
import type { CaliforniaView } from "$protocol";
import type { GameModule } from "$lib/game.ts";
import { playBy } from "./art/names.ts";
import Board from "./Board.svelte";
import Extras from "./Extras.svelte";
import House from "./House.svelte";
import { describe } from "./describe.ts";
import { feasts } from "./feasts.ts";
import { drawn } from "./drawn.ts";
import { begin, following, steps } from "./moves.ts";
import { pad } from "./pad.ts";
import { picture } from "./picture.ts";

export default {
  Board,
  House,
  Extras,
  isShared: false,
  steps,
  begin,
  following,
  describe,
  picture,
  pad,
  feasts,
  tieBreak: (view, seat) => view.mansions[seat]!.wealth,
  // two may be done before the last day
  progress: (view) => ({ key: view.num_players > 2 ? "ca-day" : "ca-day-of-two", now: view.day, all: view.num_days }),
  drawn,
  playBy,
} satisfies GameModule<CaliforniaView>;
