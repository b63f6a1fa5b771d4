/** Looks for good moves beside the page, in portions: whoever waits is told how far it is. */
import type { Candidate } from "./rules.ts";
import { bytesOf, Rules } from "./rules.ts";

export interface Task {
  module: string;
  state: string; // hex
  seat: number;
  playouts: number;
}
export type Report = { share: number } | { actions: string[]; lines: number } | { failure: string };

const PORTION = 25; // playouts: some milliseconds
const SEED = 0n;
const tell = (report: Report) => postMessage(report);

async function think({ module, state, seat, playouts }: Task): Promise<void> {
  const rules = await Rules.of(await (await fetch(module)).arrayBuffer()),
    bytes = bytesOf(state);
  rules.beginSearch(bytes, seat, playouts, SEED);
  for (let played = 0; rules.searchOn(PORTION); played += PORTION) tell({ share: Math.min(1, played / playouts) });
  const found: Candidate[] = rules.candidates(rules.moves(bytes).length);
  tell({
    actions: found.map(({ action }) => rules.facts.actions[action]!),
    lines: found.reduce((sum, { lines }) => sum + lines, 0),
  });
}

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  think(data).catch((error: unknown) => tell({ failure: String(error) }));
});
