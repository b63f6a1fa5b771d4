/** The rules as WebAssembly: the same random games in the browser and here. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Rules } from "../src/lib/rules.ts";
import { ROOT } from "./server.ts";

/** The last states of some random games, hashed, with nothing but what every page has. */
export async function played(module: string): Promise<string> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(module)),
    { memory, __heap_base, play } = instance.exports as unknown as {
      memory: WebAssembly.Memory;
      __heap_base: WebAssembly.Global<"i32">;
      play: (states: number, blank: number, seed: bigint, count: number, moves: number, stream: number) => number;
    },
    [note] = WebAssembly.Module.customSections(await WebAssembly.compileStreaming(fetch(module)), "rooftree"),
    facts = JSON.parse(new TextDecoder().decode(note)) as { blank: string; sizes: Record<string, number> },
    blank = Uint8Array.from(facts.blank.match(/../g)!, (byte) => parseInt(byte, 16)),
    at = __heap_base.value,
    room = 4096;
  memory.grow(4);
  new Uint8Array(memory.buffer).set(blank, at);
  play(at + 3 * room, at, 7n, 100, at + room, at + 2 * room);
  const states = memory.buffer.slice(at + 3 * room, at + 3 * room + 100 * blank.length);
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", states)));
}

/** As the server has it. */
export function moduleOf(game: string): string {
  const names = readdirSync(join(ROOT, "src/rooftree/server/static/assets"));
  return `/assets/${names.find((name) => name.startsWith(`${game}-`) && name.endsWith(".wasm"))}`;
}

/** The same games in Node. */
export async function playedHere(game: string): Promise<string> {
  const rules = await Rules.of(readFileSync(join(ROOT, `web/src/modules/${game}.wasm`))),
    { states } = rules.play(rules.blank(rules.facts.players[0]), 7n, 100);
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", states.slice())));
}
