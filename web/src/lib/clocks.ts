/** The time of a move, as one chooses it and as it is told. */
import type { Summary } from "$protocol";
import { say } from "./texts.svelte.ts";

export const CLOCKS: Record<Summary["pace"], (number | null)[]> = {
  live: [null, 30, 60, 120, 300],
  days: [null, 86_400, 3 * 86_400, 7 * 86_400],
};

export function clockName(seconds: number | null): string {
  if (seconds === null) return say("web-clock-none");
  if (seconds >= 86_400) return say("web-clock-days", { days: Math.round(seconds / 86_400) });
  if (seconds >= 3600) return say("web-clock-hours", { hours: Math.round(seconds / 3600) });
  if (seconds % 60 === 0) return say("web-clock-minutes", { minutes: seconds / 60 });
  return say("web-clock-seconds", { seconds });
}
