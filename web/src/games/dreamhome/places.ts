/** Where things stand on the picture of a house, as CSS. */
import { type Rect, SCENE } from "./art/index.ts";

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

export const within = ({ x, y, width, height }: Rect): string =>
  `left:${percent(x, SCENE.width)};top:${percent(y, SCENE.height)};width:${percent(width, SCENE.width)};height:${percent(height, SCENE.height)}`;
