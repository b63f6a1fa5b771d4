/** What is printed of a game: pictures by their path, `rooms/kitchen#2`, each with the part of it that is seen. */
import type { Rect } from "./draw.ts";

export interface Print {
  body: string;
  /** x, y, width, height */
  box: readonly [number, number, number, number];
}
export type Prints = Record<string, Print>;

export const whole = (body: string, { width, height }: Pick<Rect, "width" | "height">): Print => ({
  body,
  box: [0, 0, width, height],
});

/** A picture of each name, in a folder. */
export const folder = <N extends string>(
  name: string,
  of: readonly N[],
  draw: (name: N, index: number) => Print,
): Prints => Object.fromEntries(of.map((each, index) => [`${name}/${each}`, draw(each, index)]));
