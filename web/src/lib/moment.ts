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

export function linkTo(table: string, { move, seat }: Moment, page: "replay" | "embed" = "replay"): string {
  const asked = new URLSearchParams({ move: String(move), ...(seat === null ? {} : { seat }) });
  return `/${page}/${encodeURIComponent(table)}?${asked}`;
}

/** Whether a link asks the coach, too. */
export const asksCoach = (search: string): boolean => new URLSearchParams(search).has("review");

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** What to paste into a page of one's own, so that a game is played there. */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="640" height="520" loading="lazy" ` +
  'style="border:0;max-width:100%"></iframe>';
