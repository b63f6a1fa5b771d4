/**
 * A lesson as it is gone through: a whole game, move by move, in which the newcomer makes their own moves, reads what
 * is said, and watches the rest; then the score, part by part.
 */
import type { GameLesson, LessonCount, LessonNote, LessonStep, Line } from "$protocol";

export class LessonPlay {
  /** the move that comes next; beyond the last, the game is over */
  index = $state(0);
  /** which of its notes is said: one after the other, so that none is long */
  #read = $state(0);
  /** the part of the score that is told; beyond the last, all is said */
  counted = $state(0);

  constructor(readonly lesson: GameLesson) {}

  get step(): LessonStep | null {
    return this.lesson.steps[this.index] ?? null;
  }
  /** The move made last. */
  get told(): LessonStep | null {
    return this.lesson.steps[this.index - 1] ?? null;
  }
  get note(): LessonNote | null {
    return this.step?.notes[this.#read] ?? null;
  }
  /** Whether the newcomer is to make the move: everything before it is said. */
  get isMine(): boolean {
    return this.step !== null && this.#isAsked(this.step) && this.#read >= this.step.notes.length - 1;
  }
  /** Whether it goes on by itself. */
  get isFlowing(): boolean {
    return this.step !== null && !this.#isStop(this.step);
  }
  get count(): LessonCount | null {
    return this.step ? null : (this.lesson.counts[this.counted] ?? null);
  }
  get isOver(): boolean {
    return !this.step && !this.count;
  }
  /** The lines of my score that are being told. */
  get lines(): Line[] {
    return this.#linesOf(this.count ? [this.count] : []);
  }
  /** My points, as far as they are told. */
  get points(): number {
    const told = this.#linesOf(this.lesson.counts.slice(0, this.counted + 1));
    return told.reduce((sum, line) => sum + line.points, 0);
  }

  /** How far it is, counting what waits for the newcomer. */
  get progress(): { now: number; all: number } {
    const { steps, counts } = this.lesson;
    const stops = (until: number) => steps.slice(0, until).reduce((sum, step) => sum + this.#numStops(step), 0);
    const all = stops(steps.length) + counts.length;
    const here = this.step ? (this.isFlowing ? 0 : this.#read + 1) : this.counted + 1;
    const now = stops(this.index) + here;
    return { now: Math.min(Math.max(now, 1), all), all };
  }

  /** Make a move: the one of the lesson, or nothing happens. */
  play(move: string): boolean {
    if (move !== this.step?.move) return false;
    this.#go(this.index + 1);
    return true;
  }

  next(): void {
    if (this.step && this.#read < this.step.notes.length - 1) this.#read += 1;
    else if (this.step) this.#go(this.index + 1);
    else if (this.count) this.counted += 1;
  }

  /** To where the newcomer was asked or told something last. */
  back(): void {
    if (this.#read > 0) this.#read -= 1;
    else if (!this.step && this.counted > 0) this.counted -= 1;
    else this.#go(Math.max(0, this.#stopBefore(this.index)), true);
  }

  /** Over what only flows by. */
  skip(): void {
    while (this.isFlowing) this.#go(this.index + 1);
  }

  again(): void {
    this.#go(0);
    this.counted = 0;
  }

  #go(index: number, isBack = false): void {
    this.index = index;
    this.#read = isBack ? Math.max(0, (this.step?.notes.length ?? 0) - 1) : 0;
  }

  #stopBefore(index: number): number {
    return this.lesson.steps.findLastIndex((step, at) => at < index && this.#isStop(step));
  }
  #isStop = (step: LessonStep): boolean => this.#numStops(step) > 0;
  #numStops = (step: LessonStep): number => Math.max(step.notes.length, Number(this.#isAsked(step)));
  #isAsked = (step: LessonStep): boolean => step.seat === this.lesson.you && !step.film;
  #linesOf(counts: LessonCount[]): Line[] {
    const mine = this.lesson.end.scores[this.lesson.you]!.lines;
    return counts.flatMap((count) => count.lines.map((line) => mine[line]!));
  }
}
