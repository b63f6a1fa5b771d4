/** Small feasts: what a change of the table gives reason for, seen by comparing the views before and after it. */
import type { View } from "$protocol";

export const KINDS = ["room", "bonus", "roof", "storm", "gift", "points"] as const;

export interface Feast {
  /** how it looks and sounds */
  kind: (typeof KINDS)[number];
  /** whose house it is about; null where it is everybody's */
  seat: number | null;
  /** the spots around which it is, as far as they are on the page; else the house as a whole */
  at: string[];
  /** that were gained, where they are what it is about */
  points?: number;
}

export type Feasts<V extends View = View> = (before: V, after: V) => Feast[];

const MOST = 3; // at a time: more is a noise

/** What a game without feasts of its own has: points, where somebody gains some. */
export const gains: Feasts = (before, after) =>
  after.scores.flatMap(({ points }, seat) => {
    const gained = points - (before.scores[seat]?.points ?? points);
    return gained > 0 ? [{ kind: "points" as const, seat, at: [], points: gained }] : [];
  });

/** The reasons between two views of one table, the nearest to me first. */
export function feastsBetween(game: { feasts?: Feasts }, before: View | null, after: View): Feast[] {
  if (!before || before === after || before.game !== after.game || before.num_players !== after.num_players) return [];
  const found = game.feasts ? game.feasts(before, after) : gains(before, after);
  const far = ({ seat }: Feast) => (seat === null || seat === after.you ? 0 : 1);
  return [...found].sort((a, b) => far(a) - far(b)).slice(0, MOST);
}

/** Where on the page it is: around its spots if it is my house or everybody's, else where that player's panel is. */
export function placeOf(feast: Feast, you: number | null, root: ParentNode): DOMRect | null {
  const isNear = feast.seat === null || feast.seat === you;
  const spots = isNear ? feast.at.flatMap((id) => [...root.querySelectorAll(`[data-spot="${CSS.escape(id)}"]`)]) : [];
  const cells = isNear && !spots.length ? [...root.querySelectorAll('[data-spot^="cell-"]')] : [];
  const panel = feast.seat === null ? null : root.querySelector(`[data-seat="${feast.seat}"]`);
  const around = spots.length ? spots : cells.length ? cells : panel ? [panel] : [];
  return around.length ? unionOf(around.map((element) => element.getBoundingClientRect())) : null;
}

function unionOf(boxes: DOMRect[]): DOMRect | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!seen.length) return null;
  const left = Math.min(...seen.map((box) => box.left)),
    top = Math.min(...seen.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...seen.map((box) => box.right)) - left,
    Math.max(...seen.map((box) => box.bottom)) - top,
  );
}
