/** What lies on the table is called by its place in the view: `market.2.room`, `houses.0.cells.T1`. */
import type { View } from "$protocol";

/** What stands in a view under the name of a piece. */
export function valueAt(view: View, piece: string): unknown {
  let value: unknown = view;
  for (const step of piece.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The pieces that an element shows: its own, or those inside of it. */
export function piecesOf(element: Element): string[] {
  const own = element.getAttribute("data-look");
  const marked = own ? [element] : [...element.querySelectorAll("[data-look]")];
  return [...new Set(marked.flatMap((each) => each.getAttribute("data-look")!.split(" ")))];
}
