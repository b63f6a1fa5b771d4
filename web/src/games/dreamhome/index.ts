/** Dream Home at the table. */
import type { DreamhomeView } from "$protocol";
import type { GameModule } from "$lib/game.ts";
import Board from "./Board.svelte";
import { describe } from "./describe.ts";
import Extras from "./Extras.svelte";
import House from "./House.svelte";
import { feasts } from "./feasts.ts";
import { drawn } from "./drawn.ts";
import { playBy } from "./art/names.ts";
import { begin, following, steps, unasked } from "./moves.ts";
import { pad } from "./pad.ts";
import { picture } from "./picture.ts";

const dreamhome: GameModule<DreamhomeView> = {
  Board,
  House,
  Extras,
  steps,
  begin,
  following,
  unasked,
  describe,
  picture,
  pad,
  feasts,
  tieBreak: (view, seat) => view.houses[seat]!.children,
  drawn,
  playBy,
  isShared: false,
  isWide: true,
  progress: (view) => ({ key: "dh-progress", now: view.round, all: view.num_rounds }),
};
export default dreamhome;
