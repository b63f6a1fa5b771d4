/** Coming back: when I was here last, and how one is greeted at this hour. */
import { keep, kept } from "./storage.ts";

const VISITS = "rooftree-visits";
const AWAY = 3 * 3600_000; // milliseconds after which one has been away

interface Visits {
  /** the end of the last visit but this one */
  before: number | null;
  seen: number;
}

/** When the last visit ended, in milliseconds since 1970; null for whoever is here for the first time. */
export function lastVisit(now = Date.now()): number | null {
  const found = kept(VISITS) as Partial<Visits> | null;
  const seen = typeof found?.seen === "number" ? found.seen : null,
    before = typeof found?.before === "number" ? found.before : null;
  const last = seen !== null && now - seen > AWAY ? seen : before;
  keep(VISITS, { before: last, seen: now } satisfies Visits);
  return last;
}

/** By the clock of whoever comes. */
export function greeting(hour = new Date().getHours()): string {
  if (hour >= 5 && hour < 11) return "web-good-morning";
  return hour >= 18 || hour < 5 ? "web-good-evening" : "web-good-day";
}

const EIGHT = 8 * 60; // minutes after midnight

/** Eight in the morning here, as a minute of the day by UTC; `offset` as browsers have it. */
export const morningHere = (offset = new Date().getTimezoneOffset()): number => (EIGHT + offset + 1440) % 1440;
