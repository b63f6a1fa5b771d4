/** What can be looked at closely in a mansion, by its place in the view. */
import type { CaliforniaMansionView } from "$protocol";

/** The room, and the furniture in it. */
export function cellLook(mansion: CaliforniaMansionView, seat: number, cell: string): string {
  const place = `mansions.${seat}.cells.${cell}`;
  return mansion.cells[cell]?.piece ? `${place}.piece ${place}` : place;
}

/** What is stored; the first place of the attic if there is nothing. */
export const atticLook = (mansion: CaliforniaMansionView, seat: number): string =>
  mansion.attic.map((_, place) => `mansions.${seat}.attic.${place}`).join(" ") || `mansions.${seat}.attic.0`;
