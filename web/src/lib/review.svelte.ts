/** A finished game judged by the coach: asked for until it is there, and what it says of one move. */
import type { Decision, Reviewed, Reviewing } from "$protocol";
import { ask, reasonOf, recordOf } from "./api.ts";
import { isModest } from "./budget.ts";
import { once } from "./once.ts";
import { called } from "./telling.ts";
import { say } from "./texts.svelte.ts";

export type Depth = "quick" | "full";
export type Progress = Pick<Reviewing, "place" | "done" | "all">;
const AGAIN_MS = 1000; // until whoever waits asks again
const SMALL = "(max-width: 40rem)"; // a phone is content with a quick look

/** The review, or how far it is; whoever does not know yet is asked again, after a while if it is the server. */
export interface Reviewer {
  ask: (table: string, depth: Depth) => Promise<Reviewing>;
  again: number;
}
const server: Reviewer = {
  ask: (table, depth) =>
    ask("POST /api/tables/{table}/review", { names: { table }, query: { depth } }) as Promise<Reviewing>,
  again: AGAIN_MS,
};
/** Whoever can work it out: this device, decision by decision, if it can run the package at all. */
async function reviewer(): Promise<Reviewer> {
  const { canRun, engine } = await import("./engine.ts");
  if (!canRun()) return server;
  await engine.start();
  const record = (table: string) => once(`record ${table}`, () => recordOf(table));
  return { ask: async (table, depth) => engine.ask("counsel.review", { text: await record(table), depth }), again: 0 };
}

/** What was heard stays while this tab does: whoever comes back does not wait again. */
function keptReview(table: string, depth: Depth): Reviewed | null {
  try {
    return JSON.parse(sessionStorage.getItem(`review ${table} ${depth}`) ?? "null") as Reviewed | null;
  } catch {
    return null; // a browser that keeps nothing
  }
}
function keepReview(table: string, depth: Depth, review: Reviewed): void {
  try {
    sessionStorage.setItem(`review ${table} ${depth}`, JSON.stringify(review));
  } catch {
    // there is no room, or it keeps nothing
  }
}

/** How closely to look at first. */
export const usualDepth = (): Depth => (matchMedia(SMALL).matches || isModest() ? "quick" : "full");

export class GameReview {
  review = $state.raw<Reviewed | null>(null);
  depth = $state<Depth>("full");
  /** how far it is, while it is waited for */
  progress = $state.raw<Progress | null>(null);
  failure = $state("");
  private question = 0;

  constructor(
    private readonly table: string,
    private readonly find: () => Promise<Reviewer> = () => reviewer().catch(() => server),
  ) {}

  get isAsked(): boolean {
    return this.progress !== null || this.review !== null || this.failure !== "";
  }

  /** Ask, and ask again until it is there; what was there stays until something better is. */
  async hear(depth: Depth = usualDepth()): Promise<void> {
    const question = ++this.question,
      kept = keptReview(this.table, depth);
    this.failure = "";
    if (kept) {
      [this.review, this.depth, this.progress] = [kept, depth, null];
      return;
    }
    this.progress = { place: 0, done: 0, all: 0 };
    try {
      const { ask, again } = await this.find();
      while (question === this.question) {
        const found = await ask(this.table, depth);
        if (question !== this.question) return;
        if (found.review) {
          [this.review, this.depth, this.progress] = [found.review, depth, null];
          keepReview(this.table, depth, found.review);
          return;
        }
        this.progress = found;
        await new Promise((done) => setTimeout(done, again));
      }
    } catch (error) {
      if (question === this.question) [this.failure, this.progress] = [reasonOf(error), null];
    }
  }

  /** Nobody waits any more. */
  leave(): void {
    this.question += 1;
    this.progress = null;
  }

  /** What is said of the decision that comes after so many moves, if there is anything to say. */
  after(moves: number): Decision | null {
    return this.review?.decisions.find(({ number, what }) => number === moves + 1 && what) ?? null;
  }
}

/** What a decision is called, and what it gave away; to people who want no harsh words, only the latter. */
export function verdict({ verdict, gave_away: loss }: Decision, isTogether: boolean, isGentle: boolean): string {
  const given = isTogether
    ? say("review-points", { points: Math.round(10 * loss) / 10 })
    : say("review-chance", { percent: Math.round(100 * loss) });
  return isGentle ? say("review-gentle", { given }) : say("review-called", { verdict, given });
}

/** Who did what, with the number of the move. */
export const headline = ({ number, seat, what }: Decision, names: string[]): string =>
  say("review-moment", { number, player: names[seat] ?? "", move: what ? called(what, names) : "" });

/** A line of the chart as points of an SVG path: of each decision, how a seat stood before it, and the end. */
export function lineOf({ decisions, end }: Reviewed, seat: number, moves: number, most: number): [number, number][] {
  const at = (number: number, standing: number[]): [number, number] => [
    (number - 1) / Math.max(1, moves),
    Math.max(0, Math.min(1, (standing[seat] ?? 0) / most)),
  ];
  return [...decisions.map(({ number, standing }) => at(number, standing)), at(moves + 1, end)];
}

/** The top of the chart: certain victory, or a little more than the most points that were ever in sight. */
export const topOf = ({ is_together: isTogether, decisions, end }: Reviewed): number =>
  isTogether
    ? Math.max(10, Math.ceil(Math.max(end[0]!, ...decisions.map(({ standing }) => standing[0]!)) / 10) * 10)
    : 1;
