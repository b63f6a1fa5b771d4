/** The question of the moment: it follows each step of a move. */
import type { Said, View } from "$protocol";
import type { Choice } from "./choosing.svelte.ts";
import type { GameModule } from "./game.ts";

export function questionOf(module: GameModule, view: View, choice: Choice): Said {
  const next = choice.picked.length ? module.following(view, choice.picked) : null;
  return next ?? { key: `decision-${view.decision}`, args: {} };
}
