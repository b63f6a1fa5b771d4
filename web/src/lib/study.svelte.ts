/** A game taken apart on this device: gone through, tried otherwise, and what a coach thinks (device/study.py). */
import type { Effect, GameName, RecordedSeat, Said, View } from "$protocol";
import { isModest } from "./budget.ts";
import { engine } from "./engine.ts";

/** A record as the engine has read and verified it. */
export interface Taken {
  game: GameName;
  ruleset: string;
  options: Record<string, boolean | string>;
  seats: RecordedSeat[];
  start: string;
  moves: string[];
  seed: string | null;
  /** how it was set up by hand, if it was: then it is saved so, and not as a record */
  placed: object | null;
}
export interface Shown {
  view: View;
  to_act: number | null;
  told: [number, string, Said, Said[]] | null;
  legal: Record<string, Said>;
}
export interface Thought {
  /** move, points, chance of winning, whether it is as good as the best */
  ideas: [string, number, number | null, boolean][];
  reason: Said | null;
}
type Effects = Record<string, Effect>;

export class Study {
  /** the lines that were looked at: the game itself first */
  lines = $state.raw<string[][]>([]);
  line = $state(0);
  move = $state(0);
  /** through whose eyes; empty: of whoever decides */
  seat = $state("");
  shown = $state.raw<Shown | null>(null);
  effects = $state.raw<Effects>({});
  reasons = $state.raw<Record<string, Said>>({});
  thought = $state.raw<Thought | null>(null);
  isThinking = $state(false);
  isPlayingOn = $state(false);

  moves = $derived(this.lines[this.line] ?? []);

  constructor(readonly taken: Taken) {
    this.lines = [taken.moves];
    this.move = taken.moves.length;
  }

  private get at() {
    const { game, ruleset, start } = this.taken;
    return { game, ruleset, start, moves: this.moves.slice(0, this.move) };
  }
  private get here(): string {
    return JSON.stringify([this.at.moves, this.seat]);
  }

  /** The position, then what its moves bring, then what a coach thinks of it, as long as nobody goes on. */
  async look(): Promise<void> {
    const here = this.here,
      line = this.at,
      isHere = () => this.here === here;
    const shown = await engine.ask<Shown>("study.position", {
      line,
      seat: this.seat === "" ? null : Number(this.seat),
    });
    if (!isHere()) return;
    [this.shown, this.effects, this.reasons, this.thought] = [shown, {}, {}, null];
    if (shown.to_act === null || this.isPlayingOn) return;
    const told = await engine.ask<{ moves: Effects; reasons: Record<string, Said> }>("study.preview", { line });
    if (!isHere()) return;
    [this.effects, this.reasons] = [told.moves, told.reasons];
    this.isThinking = true;
    try {
      for (const playouts of QUICK_THEN_SURE) {
        const thought = await engine.ask<Thought>("study.advise", { line, playouts });
        if (!isHere()) return;
        this.thought = thought;
      }
    } finally {
      if (isHere()) this.isThinking = false;
    }
  }

  go(wanted: number): void {
    this.move = Math.max(0, Math.min(this.moves.length, wanted));
  }

  /** Make a move here: that of the line, or another one, which begins a line of its own. */
  play(move: string): void {
    if (this.moves[this.move] === move) {
      this.move += 1;
      return;
    }
    const made = [...this.moves.slice(0, this.move), move],
      isEnd = this.move === this.moves.length && this.line > 0;
    if (isEnd) this.lines = this.lines.map((each, index) => (index === this.line ? made : each));
    else {
      this.lines = [...this.lines, made];
      this.line = this.lines.length - 1;
    }
    this.move = made.length;
  }

  /** Whether nobody has stopped it, and there is something to play. */
  private goesOn(): boolean {
    return this.isPlayingOn && this.shown?.to_act !== null;
  }

  /** Let somebody play on at each seat, until the end or until it is stopped. */
  async playOn(levels: string[], pace: () => Promise<void>): Promise<void> {
    this.isPlayingOn = true;
    try {
      for (let seed = 1; this.goesOn(); seed++) {
        const bot = levels[this.shown?.to_act ?? 0]!;
        this.play(await engine.ask<string>("study.choose", { line: this.at, bot, seed }));
        await this.look();
        await pace();
      }
    } finally {
      this.isPlayingOn = false;
      await this.look();
    }
  }

  /** The line up to here and beyond, as a record. */
  record(): Promise<string> {
    const { seats, seed, placed } = this.taken;
    return engine.ask<string>("study.record", { line: { ...this.at, moves: [...this.moves] }, seats, seed, placed });
  }
  looked(piece: string): Promise<unknown> {
    return engine.ask("study.look", { line: this.at, seat: this.shown?.view.you ?? null, piece });
  }
}

const QUICK_THEN_SURE = isModest() ? [40, 160] : [60, 400];
