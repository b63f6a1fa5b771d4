/** Places in a picture's own units, as CSS in percent of its frame. */
import type { Rect } from "./draw.ts";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

export const boxOf = (rect: Rect, frame: Rect): string =>
  `left:${percent(rect.x - frame.x, frame.width)};top:` +
  `${percent(rect.y - frame.y, frame.height)};width:${percent(rect.width, frame.width)};height:` +
  percent(rect.height, frame.height);
