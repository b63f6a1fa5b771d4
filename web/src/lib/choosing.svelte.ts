/**
 * Making a move by touching places. Every move of the server's, legal or not, is a path of places (a card, then a
 * cell); what has been touched is the beginning of a path. A place is open if a legal move goes on there, shut if only
 * impossible ones do: then it can say why. That is all a client needs to know about a game.
 */
import type { Effect, Said } from "$protocol";

export interface Offer {
  /** legal moves, in notation */
  legal: string[];
  /** why others are impossible */
  reasons: Record<string, Said>;
  /** what legal moves would change, once the server has told */
  effects: Record<string, Effect>;
  steps(move: string): string[][];
  begin: string[];
}

interface Path {
  move: string;
  steps: string[];
  why: Said | null;
}

/** What a place means at the moment. */
export interface Spot {
  state: "open" | "shut" | "idle";
  isPicked: boolean;
  /** where what is in hand may go on; open places that are not are another beginning */
  isNext: boolean;
  /** legal moves that go on there */
  moves: string[];
  /** the move that touching it makes */
  move: string | null;
  why: Said | null;
}

const NOTHING: Offer = { legal: [], reasons: {}, effects: {}, steps: () => [], begin: [] };
const IDLE: Spot = { state: "idle", isPicked: false, isNext: false, moves: [], move: null, why: null };
/** pixels that a resting hand trembles */
const STILL = 4;

export class Choice {
  /** the beginning of a path */
  picked = $state.raw<string[]>([]);
  /** the place under the pointer, the finger or the keyboard */
  looked = $state<string | null>(null);
  /** the place whose touch made the move that is on its way */
  touched = $state<string | null>(null);
  /** places that somebody points at: in a lesson, or told of in the log */
  shown = $state.raw<string[]>([]);
  /** The pointer has moved, or a key was pressed, since the last change: what is looked at is meant. */
  isMeant = $state(false);
  #pointer = { x: 0, y: 0 };
  #rested = { x: 0, y: 0 };
  #offer = $state.raw<Offer>(NOTHING);
  #paths = $derived(pathsOf(this.#offer));
  #next = $derived(spotsAfter(this.#paths, this.picked));
  #first = $derived(this.picked.length ? spotsAfter(this.#paths, []) : this.#next);

  constructor(
    private play: (move: string) => void,
    private refuse: (why: Said) => void = () => {},
  ) {}

  get offer(): Offer {
    return this.#offer;
  }
  get isAsked(): boolean {
    return this.#offer.legal.length > 0;
  }

  /** Whether something was picked up that can be put back. */
  get isHolding(): boolean {
    return this.isAsked && this.picked.length > 0 && this.picked.join() !== this.#offer.begin.join();
  }

  /** A new question, or none. What was picked up stays in hand if the question is the same. */
  ask(offer: Offer | null, isSame = false): void {
    this.#offer = offer ?? NOTHING;
    if (isSame) return;
    this.#take(offer?.begin ?? NOTHING.begin);
  }

  /** The pointer is here now. One that rests while the table changes below it has not asked anything. */
  point(x: number, y: number): void {
    this.#pointer = { x, y };
    if (Math.hypot(x - this.#rested.x, y - this.#rested.y) > STILL) this.mean();
  }

  /** Somebody wants to know: whatever is impossible says why. */
  mean(): void {
    this.isMeant = true;
  }

  at(place: string): Spot {
    const spot = this.#next.get(place) ?? IDLE;
    const first = spot.state === "open" ? spot : (this.#first.get(place) ?? IDLE);
    const best = spot.state === "open" || first.state !== "open" ? (spot.state === "idle" ? first : spot) : first;
    if (!this.picked.includes(place))
      return best === spot && this.picked.length ? { ...best, isNext: best.state === "open" } : best;
    // Touched once more it is put back: that makes no move.
    return this.#next.has(place) ? { ...best, isPicked: true } : { ...best, isPicked: true, moves: [], move: null };
  }

  /** Touch a place: go on there, make the move, put it back, or hear why not. */
  touch(place: string): void {
    if (this.picked.includes(place) && !this.#next.has(place)) {
      this.#take(this.picked.slice(0, this.picked.indexOf(place)));
      return;
    }
    const next = this.#next.get(place);
    const first = this.#first.get(place);
    if (next?.state === "open") this.#go([...this.picked, place], next);
    else if (first?.state === "open") this.#go([place], first);
    else {
      const why = next?.why ?? first?.why;
      if (why && this.isMeant) this.refuse(why);
    }
  }

  /** Put everything back. */
  drop(): void {
    this.#take(this.picked.join() === this.#offer.begin.join() ? [] : this.#offer.begin);
  }

  /** Have this in hand; what lies under the pointer may mean something else from now on. */
  #take(picked: string[]): void {
    this.picked = picked;
    this.isMeant = false;
    this.#rested = this.#pointer;
  }

  #go(steps: string[], spot: Spot): void {
    if (spot.move === null) this.#take(steps);
    else {
      this.#take([]);
      this.touched = steps.at(-1)!;
      this.play(spot.move);
    }
  }
}

function pathsOf(offer: Offer): Path[] {
  const paths = (move: string, why: Said | null) => offer.steps(move).map((steps) => ({ move, steps, why }));
  return [
    ...offer.legal.flatMap((move) => paths(move, null)),
    ...Object.entries(offer.reasons).flatMap(([move, why]) => paths(move, why)),
  ];
}

function spotsAfter(paths: Path[], picked: string[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const { move, steps, why } of paths) {
    const place = steps[picked.length];
    if (place === undefined || !picked.every((each, index) => steps[index] === each)) continue;
    const old = spots.get(place);
    if (why === null) {
      const isWhole = steps.length === picked.length + 1;
      spots.set(place, {
        state: "open",
        isPicked: false,
        isNext: false,
        why: null,
        moves: [...(old?.moves ?? []), move],
        move: isWhole ? move : (old?.move ?? null),
      });
    } else if (!old) spots.set(place, { ...IDLE, state: "shut", why });
  }
  return spots;
}
