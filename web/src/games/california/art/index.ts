/** The pictures of California: pure functions from names and views to SVG. */
import { PAINT } from "./floors.ts";
import { type Colour, isColour } from "./names.ts";

export * from "./floors.ts";
export * from "./mansion.ts";
export * from "./names.ts";
export * from "./people.ts";
export * from "./pieces.ts";
export * from "./table.ts";
export * from "./thumb.ts";

/** The colour of each board, strong enough for names, rings and flags. There is no grey board. */
export const boardColours: Record<Exclude<Colour, "grey">, string> = {
  brown: PAINT.brown.strong,
  red: PAINT.red.strong,
  mauve: PAINT.mauve.strong,
  "light-blue": PAINT["light-blue"].strong,
  green: PAINT.green.strong,
};

/** The colour of somebody's board. */
export const boardOf = ({ board }: { board: string }): Colour => (isColour(board) ? board : "brown");

/** The colour of a board, dark enough for white words on it. */
export const ribbonColour = (board: string): string =>
  `color-mix(in srgb, ${isColour(board) ? PAINT[board].strong : "#6b5f52"} 74%, #2b1a10)`;
