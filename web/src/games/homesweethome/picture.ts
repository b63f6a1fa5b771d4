/** The house that everyone has built, with its rank, as a picture to keep. */
import { standalone, type Theme } from "$lib/standalone.ts";
import type { HomesweethomeView } from "$protocol";
import shared from "../../art/art.css?raw";
import own from "./art/art.css?raw";
import { SCENE, STAR, groundScene, rankArt } from "./art/index.ts";

/** The front page shows the house from its roof down. */
export const COVER_FROM = 0;

export function picture(view: HomesweethomeView, _seat: number, theme: Theme): string {
  const star =
    `<path d="${STAR}" transform="translate(116 176) scale(1.9)" fill="#f4c95d" stroke="#4a3426" ` +
    'stroke-width="1"/>';
  const points =
    '<text x="74" y="188" font-size="38" font-weight="800" text-anchor="middle" fill="#3a2a20"' +
    ' stroke="#fffaf0" stroke-width="8" stroke-linejoin="round" paint-order="stroke"' +
    ` font-family="var(--font)">${view.scores[0]!.points}</text>`;
  const medal = `<g transform="translate(20 12) scale(1.35)">${rankArt(view.rank)}</g>`;
  return standalone(`${groundScene({ ground: view.ground })}${medal}${star}${points}`, SCENE, theme, [shared, own]);
}
