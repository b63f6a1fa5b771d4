/** A table for any game, drawn or not: made from view, notation and texts alone. */
import type { GameModule } from "$lib/game.ts";
import Board from "./Board.svelte";
import Extras from "./Extras.svelte";
import House from "./House.svelte";
import { describe } from "./describe.ts";
import { drawn } from "./drawn.ts";
import { begin, steps } from "./moves.ts";
import { picture } from "./picture.ts";
import { progress } from "./reading.ts";

const plain: GameModule = {
  Board,
  House,
  Extras,
  isShared: false,
  steps,
  begin,
  following: () => ({ key: "web-next-step", args: {} }),
  describe,
  picture,
  drawn,
  progress,
};
export default plain;
