/** A house as a picture to keep. */
import { standalone, type Theme } from "$lib/standalone.ts";
import type { DreamhomeView } from "$protocol";
import shared from "../../art/art.css?raw";
import own from "./art/art.css?raw";
import { SCENE, houseScene } from "./art/index.ts";

export const picture = (view: DreamhomeView, seat: number, theme: Theme): string =>
  standalone(houseScene(view.houses[seat]!), SCENE, theme, [shared, own]);
