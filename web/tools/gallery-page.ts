/** What the galleries of all games share. */
export type Parts = Record<string, () => string>;

export const picture = (body: string, w: number, h: number, scale: number, title = ""): string =>
  `<figure><svg viewBox="0 0 ${w} ${h}" width="${w * scale}" height="${h * scale}">${body}` +
  `</svg><figcaption>${title}</figcaption></figure>`;
