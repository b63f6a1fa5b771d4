/** A puzzle as it is solved: the decisions of one turn, tries, hints, and the solution played out. */
import type { GamePuzzle, PuzzleStep } from "$protocol";

export type Verdict = { kind: "right" | "as-good" } | { kind: "wrong"; move: string; points: number };

export class PuzzlePlay {
  /** the decision that comes next; beyond the last, the turn is played */
  index = $state(0);
  /** what came of the last try */
  verdict = $state.raw<Verdict | null>(null);
  /** how much was helped with the decision at hand: 0 nothing, 1 three places, 2 the right one */
  hints = $state(0);
  wrong = $state(0);
  /** whether anything was given away */
  isHelped = $state(false);

  constructor(readonly puzzle: GamePuzzle) {}

  get step(): PuzzleStep | null {
    return this.puzzle.steps[this.index] ?? null;
  }
  get told(): PuzzleStep | null {
    return this.puzzle.steps[this.index - 1] ?? null;
  }
  get isAsked(): boolean {
    return (this.step?.good.length ?? 0) > 0;
  }
  get isOver(): boolean {
    return this.step === null;
  }
  /** Solved by oneself, whatever was tried before. */
  get isSolved(): boolean {
    return this.isOver && !this.isHelped;
  }

  /** A try; what is as good as the best is right, and the turn goes on as it was played. */
  play(move: string): boolean {
    const { step } = this;
    if (!step || !this.isAsked) return false;
    if (!step.good.includes(move)) {
      this.wrong += 1;
      this.verdict = { kind: "wrong", move, points: (step.behind[move] ?? 0) / 10 };
      return false;
    }
    this.#go({ kind: move === step.move ? "right" : "as-good" });
    return true;
  }
  hint(): void {
    this.isHelped = true;
    this.hints = Math.min(2, this.hints + 1);
  }
  /** What nobody is asked about, and what is shown: the move is made. */
  show(): void {
    if (this.isAsked) this.isHelped = true;
    if (this.step) this.#go(this.verdict?.kind === "wrong" ? null : this.verdict);
  }
  again(): void {
    this.index = this.hints = this.wrong = 0;
    this.verdict = null;
    this.isHelped = false;
  }
  #go(verdict: Verdict | null): void {
    this.index += 1;
    this.hints = 0;
    this.verdict = verdict;
  }
}

/** Three places among which the right one is, always the same three for a decision. */
export function among(right: string, others: string[], seed: number): string[] {
  const rest = [...new Set(others)].filter((each) => each !== right).sort();
  const decoys = [0, 1].map((each) => rest.splice((seed * 7 + each * 3) % Math.max(1, rest.length), 1)[0]);
  return [right, ...decoys.filter((each) => each !== undefined)].sort();
}
