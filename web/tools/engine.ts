/**
 * The package in Python for browsers, run in Node: `node tools/engine.ts program.py seed game…` runs a program there,
 * and calls its `walked`, `advised`, `padded`, `counselled` for each game, by its module, for two players and a seed.
 */
import { loadPyodide } from "pyodide";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ENGINE = join(import.meta.dirname, "../python/"),
  MODULES = join(import.meta.dirname, "../src/modules/"),
  [program = "", seed = "1", ...games] = process.argv.slice(2);
const read = (path: string) => new Uint8Array(readFileSync(path));

type Call = (...given: unknown[]) => unknown;
const viewOf = (memory: WebAssembly.Memory, at: number, size: number) => new Uint8Array(memory.buffer, at, size);

async function run(): Promise<void> {
  const python = await loadPyodide({ indexURL: ENGINE, lockFileContents: lock() });
  python.unpackArchive(read(join(ENGINE, "rooftree.zip")), "zip", { extractDir: "/lib/rooftree" });
  python.runPython("import sys; sys.path.append('/lib/rooftree'); from rooftree.device.start import Desk");
  const desk = (python.globals.get("Desk") as Call)(null, null) as { take: Call; thinkers: { game: Call } };
  for (const game of games) {
    const { instance } = await WebAssembly.instantiate(read(join(MODULES, `${game}.wasm`)));
    desk.take(game, instance.exports, viewOf, BigInt);
  }
  python.runPython(readFileSync(program, "utf8"));
  python.globals.set("desk", desk);
  for (const game of games) {
    const asked = `(desk.thinkers.game("${game}"), 2, ${seed})`;
    console.log(
      python.runPython(`" ".join([*walked${asked}, *advised${asked}, *padded${asked}, *counselled${asked}])`),
    );
  }
}

function lock(): string {
  const path = join(import.meta.dirname, "../node_modules/pyodide/pyodide-lock.json"),
    { info } = JSON.parse(readFileSync(path, "utf8")) as { info: object };
  return JSON.stringify({ info, packages: {} });
}

// the text alone: Node would print all of Pyodide's source with it
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
