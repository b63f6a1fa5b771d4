/** A mansion as a picture to keep. */
import { standalone, type Theme } from "$lib/standalone.ts";
import type { CaliforniaView } from "$protocol";
import shared from "../../art/art.css?raw";
import own from "./art/art.css?raw";
import { SCENE, mansionScene } from "./art/mansion.ts";

export const picture = (view: CaliforniaView, seat: number, theme: Theme): string =>
  standalone(mansionScene(view.mansions[seat]!), SCENE, theme, [shared, own]);
