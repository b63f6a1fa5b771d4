/** What the engine says of a position that is being set up: how it is drawn, what is impossible, what opens. */
import type { GameName, PadAnswer, PadProblem } from "$protocol";
import { engine } from "./engine.ts";
import { sheetOf } from "./pad.ts";
import { setUp, type Forms, type Setting } from "./placing.ts";
import type { Taken } from "./study.svelte.ts";

export class Judging {
  answer = $state.raw<PadAnswer | null>(null);
  problems = $state.raw<PadProblem[]>([]);
  taken = $state.raw<Taken | null>(null);
  private newest = 0;

  constructor(
    private readonly game: GameName,
    private readonly forms: Forms,
  ) {}

  /** What becomes of just this setting, even if a newer one is shown by then. */
  async judge(chosen: Setting): Promise<Taken | null> {
    const mine = ++this.newest,
      sheet = sheetOf(this.forms.home, chosen.homes);
    const players = chosen.seats.length;
    const answer = await engine.ask<PadAnswer>("pads.scored", { game: this.game, players, ...sheet });
    const { taken, problems } = await setUp(this.game, this.forms, chosen);
    if (mine === this.newest) [this.answer, this.problems, this.taken] = [answer, problems, taken];
    return taken;
  }
}
