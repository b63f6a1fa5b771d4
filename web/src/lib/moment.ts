/** A moment of a game as a link: which move, and through whose eyes. */
export interface Moment {
  move: number;
  /** the seat that looks; empty for a spectator, null if the link does not say */
  seat: string | null;
}

export function momentIn(search: string): Moment {
  const asked = new URLSearchParams(search),
    move = asked.get("move") ?? "",
    seat = asked.get("seat");
  return { move: /^\d{1,5}$/.test(move) ? Number(move) : 0, seat: seat !== null && /^\d?$/.test(seat) ? seat : null };
}

export function linkTo(table: string, { move, seat }: Moment): string {
  const asked = new URLSearchParams({ move: String(move), ...(seat === null ? {} : { seat }) });
  return `/replay/${encodeURIComponent(table)}?${asked}`;
}
