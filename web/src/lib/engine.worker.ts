/**
 * Python beside the page: the package itself, as a server has it, with the rules of its module (docs/wasm.md).
 * Questions are answered one after the other; a line is what a socket is to a server.
 */
import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { entriesOf, keepEntry } from "./keeping.ts";

export interface Parts {
  /** where Python and the package are */
  base: string;
  /** how large each file of it is */
  files: Record<string, number>;
  modules: Record<string, string>;
}
export type Request =
  | { start: Parts }
  | { id: number; ask: string; given: string }
  | { line: number; open: true }
  | { line: number; text: string }
  | { line: number; close: true };
export type Reply =
  | { share: number }
  | { ready: true }
  | { failure: string }
  | { id: number; answer: string }
  | { line: number; text: string };

interface PageLine {
  hear_text: (text: string) => void;
  end: () => void;
}
interface Desk {
  take: (game: string, exports: WebAssembly.Exports, viewOf: unknown, wide: unknown) => void;
  ask: (name: string, given: string) => Promise<string>;
  connect: (send: (text: string) => void) => PageLine;
  hear: (table: string, version: number) => Promise<void>;
}

/** Pyodide has a list of packages that can be fetched; ours has all it needs, and fetches none. */
const NO_MORE = JSON.stringify({ info, packages: {} });
const STARTED = 0.2; // of all the waiting, what comes after the files
const tell = (reply: Reply) => postMessage(reply);
const viewOf = (memory: WebAssembly.Memory, at: number, size: number) => new Uint8Array(memory.buffer, at, size);
/** other pages of this browser hear what was written */
const others = new BroadcastChannel("rooftree-here");

let desk: Promise<Desk> | undefined;
const lines = new Map<number, Promise<PageLine>>();

/** The files of Python, all at once, so that whoever waits is told how far it is; then they are at hand. */
async function fetched({ base, files }: Parts): Promise<Map<string, Uint8Array>> {
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  let had = 0;
  const found = Object.entries(files).map(async ([name, size]): Promise<[string, Uint8Array]> => {
    const answer = await fetch(base + name);
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    const content = new Uint8Array(size);
    let at = 0;
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return [name, content];
      content.set(value, at);
      at += value.length;
      had += value.length;
      tell({ share: ((1 - STARTED) * had) / all });
    }
  });
  return new Map(await Promise.all(found));
}

/** The rules of a game, to be called from Python. */
async function exportsOf(address: string): Promise<WebAssembly.Exports> {
  return (await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer())).instance.exports;
}

async function started(parts: Parts): Promise<Desk> {
  const modules = Object.entries(parts.modules).map(
    async ([game, address]): Promise<[string, WebAssembly.Exports]> => [game, await exportsOf(address)],
  );
  const rules = Promise.all(modules), // meanwhile
    files = await fetched(parts);
  const python = await loadPyodide({ indexURL: parts.base, lockFileContents: NO_MORE, packageBaseUrl: parts.base });
  tell({ share: 1 - STARTED / 2 });
  python.unpackArchive(files.get("rooftree.zip")!, "zip", { extractDir: "/lib/rooftree" });
  python.runPython("import sys; sys.path.append('/lib/rooftree'); from rooftree.device.start import Desk");
  const keep = async (table: string, version: number, entry: string, row: string) => {
    const failed = await keepEntry(table, version, entry, row);
    if (!failed) others.postMessage({ table, version });
    return failed;
  };
  const log = async (table: string) => `[${(await entriesOf(table)).join(",")}]`;
  const made = (python.globals.get("Desk") as (...given: unknown[]) => Desk)(keep, log);
  for (const [game, exports] of await rules) made.take(game, exports, viewOf, BigInt);
  others.onmessage = ({ data }: MessageEvent<{ table: string; version: number }>) =>
    void made.hear(data.table, data.version);
  return made;
}

async function answer(request: Request): Promise<void> {
  if ("start" in request) {
    desk = started(request.start);
    await desk;
    tell({ ready: true });
  } else if ("ask" in request) {
    tell({ id: request.id, answer: await (await desk!).ask(request.ask, request.given) });
  } else if ("open" in request) {
    const { line } = request;
    lines.set(
      line,
      desk!.then((found) => found.connect((text) => tell({ line, text }))),
    );
  } else if ("close" in request) {
    (await lines.get(request.line))?.end();
    lines.delete(request.line);
  } else (await lines.get(request.line))?.hear_text(request.text);
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }));
});
