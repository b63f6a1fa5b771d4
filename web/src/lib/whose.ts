/** Whose turn it is, and what each player is doing: said to whoever looks at this screen. */
import type { Said, SeatSummary, Summary } from "$protocol";

interface Watched {
  summary: Summary | null;
  names: string[];
  /** the seat that is played from here */
  seat: number | null;
  isMyTurn: boolean;
  isHeld: boolean;
  /** moves of others are still being shown */
  isBehind: boolean;
}

/** Whether this screen is to do something now. */
export const isAsked = (table: Watched): boolean => (table.isMyTurn && !table.isBehind) || table.isHeld;

/** Whose turn it is; null where it is nobody's. */
export function whose(table: Watched): Said | null {
  const { summary, names } = table,
    acting = summary?.held ?? summary?.to_act ?? null;
  if (summary?.status !== "playing" || acting === null) return null;
  const name = names[acting] ?? "",
    seat = summary.seats[acting]!;
  if (isAsked(table)) return { key: "turn-of", args: { player: name } };
  if (seat.is_yours) return seat.played_by ? { key: "web-played-for-you", args: {} } : null; // it comes in a moment
  return { key: isAway(seat) ? "web-turn-of-absent" : "join-others", args: { name } };
}

/** A person who is asked, and is not there: nobody plays for them. */
export const isAway = (seat: SeatSummary): boolean => seat.player === "human" && !seat.played_by && !seat.is_here;

/** What the player is doing who is waited for. */
export function doing(summary: Summary, index: number): string {
  const seat = summary.seats[index]!;
  if (seat.is_yours && !seat.played_by) return "web-your-turn";
  if (isAway(seat)) return "web-away";
  if (summary.held === index) return "web-may-confirm";
  return seat.is_late ? "web-time-nearly-up" : "web-thinking";
}
