/** The lines of a score, wherever a view keeps them. */
import type { ResultLine, View } from "$protocol";

export function linesOf(view: View, seat: number): ResultLine[] {
  switch (view.game) {
    case "dreamhome":
      return view.houses[seat]?.lines ?? [];
    case "california":
      return view.mansions[seat]?.lines ?? [];
    case "homesweethome":
      return view.lines;
  }
}
