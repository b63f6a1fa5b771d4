/** Whether turns wait to be confirmed, as this browser's owner likes it. */
import type { SeatSummary } from "$protocol";
import type { Settings } from "./settings.svelte.ts";

type Seats = Pick<SeatSummary, "player" | "is_yours" | "played_by" | "confirms">[];

/** My seats at which the server asks otherwise than I like, and what I like. */
export function unlike(likes: Settings["confirms"], seats: Seats): { seat: number; confirms: boolean }[] {
  return seats.flatMap((each, seat) => {
    const others = seats.some((other, index) => index !== seat && other.player === "human"),
      confirms = likes === "always" || (likes === "people" && others);
    return each.is_yours && each.played_by === null && each.confirms !== confirms ? [{ seat, confirms }] : [];
  });
}
