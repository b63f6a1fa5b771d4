/**
 * Python for browsers, compiled by itself: `node tools/bytecode.ts FROM INTO`. Otherwise every page that wants it would
 * compile it anew, which takes twice as long as all the rest of its start.
 */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PYODIDE = join(import.meta.dirname, "../node_modules/pyodide/"),
  LIBRARY = "python_stdlib.zip",
  OURS = "rooftree.zip",
  [from = "", into = ""] = process.argv.slice(2);

/**
 * Of the library what every start asks for; the rest stays text, which is sent in half the bytes. Ours is found by the
 * names of its files: they stay, and are empty.
 */
const PROGRAM = `
import importlib.util, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

sys.path.append("/lib/rooftree")
import rooftree.device.start

wanted = {name.replace(".", "/") for name in sys.modules}

def compiled(content, path):
    code = compile(content, path, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False))

def library(name, content):
    if name.endswith(".py") and name.removesuffix(".py").removesuffix("/__init__") in wanted:
        return [(name + "c", compiled(content, f"/lib/python314.zip/{name}"))]
    return [(name, content)]

def ours(name, content):
    if name.endswith(".py"):
        return [(name, b""), (importlib.util.cache_from_source(name), compiled(content, f"/lib/rooftree/{name}"))]
    return [(name, content)]

def written(texts, made, change):
    with zipfile.ZipFile(texts) as read, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as into:
        for each in read.infolist():
            for name, content in change(each.filename, read.read(each)):
                into.writestr(zipfile.ZipInfo(name, each.date_time), content)

written("/from-library", "/library", library)
written("/from-ours", "/ours", ours)
`;

async function run(): Promise<void> {
  const python = await loadPyodide({ indexURL: PYODIDE, stdLibURL: join(from, LIBRARY) });
  python.unpackArchive(read(OURS), "zip", { extractDir: "/lib/rooftree" });
  python.FS.writeFile("/from-library", read(LIBRARY));
  python.FS.writeFile("/from-ours", read(OURS));
  python.runPython(PROGRAM);
  write(python, "/library", LIBRARY);
  write(python, "/ours", OURS);
}

function read(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(from, name)));
}
function write(python: PyodideAPI, path: string, name: string): void {
  writeFileSync(join(into, name), python.FS.readFile(path) as Uint8Array);
}

// the text alone: Node would print all of Pyodide's source with it
run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
