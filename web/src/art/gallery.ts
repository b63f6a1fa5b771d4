/** What the galleries of all games share. */

/** A finished game, and one in the middle. */
export interface Example<V> {
  end: V;
  middle: V;
}
export type Gallery = (only: readonly string[], example: Example<never>) => Parts;
export type Parts = Record<string, () => string>;

export const picture = (body: string, w: number, h: number, scale: number, title = ""): string =>
  `<figure><svg viewBox="0 0 ${w} ${h}" width="${w * scale}" height="${h * scale}">${body}` +
  `</svg><figcaption>${title}</figcaption></figure>`;

export const moved = (x: number, y: number, body: string): string => `<g transform="translate(${x} ${y})">${body}</g>`;
