/** A mind on this device: the rules and the search of a game, in a worker (docs/wasm.md). */
import { isModest } from "./budget.ts";
import type { Report, Task } from "./mind.worker.ts";

const MODULES = import.meta.glob<string>("../modules/*.wasm", { query: "?url", import: "default", eager: true });
/** Where the rules of each game are, as a module. */
export const moduleAddresses: Record<string, string> = Object.fromEntries(
  Object.entries(MODULES).map(([path, url]) => [/(\w+)\.wasm$/.exec(path)![1]!, url]),
);

/** What came of it: the moves, the best first, and how many lines were looked at. */
export interface Advice {
  moves: string[];
  lines: number;
}

/** Whether this device can think about a game by itself. */
export const canThink = (game: string): boolean => game in moduleAddresses && typeof WebAssembly === "object";

/** The moves of a position, the best first; `told` hears how far it is, `signal` ends it. */
export function think(
  game: string,
  position: { state: string; seat: number },
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<Advice> {
  const playouts = isModest() ? 500 : 2000,
    worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Advice>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")));
    worker.addEventListener("error", () => reject(new Error("no worker")));
    worker.addEventListener("message", ({ data }: MessageEvent<Report>) => {
      if ("share" in data) told(data.share);
      else if ("actions" in data) resolve({ moves: data.actions, lines: data.lines });
      else reject(new Error(data.failure));
    });
    const task: Task = { module: moduleAddresses[game]!, playouts, state: position.state, seat: position.seat };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
