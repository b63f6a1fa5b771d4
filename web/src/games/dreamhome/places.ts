/** Where things stand on the picture of a house, as CSS. */
import { boxOf } from "../../art/boxes.ts";
import { type Rect, SCENE } from "./art/index.ts";

export const within = (rect: Rect): string => boxOf(rect, { x: 0, y: 0, ...SCENE });
