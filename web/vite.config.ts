/** The browser client is built into the Python package, which serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.ROOFTREE_SERVER ?? "http://127.0.0.1:8000";

/** The service worker keeps what is of one build: it is another one whenever the page is. */
function nameBuild(folder: string): void {
  const worker = join(folder, "sw.js"),
    build = createHash("sha256")
      .update(readFileSync(join(folder, "index.html")))
      .digest("hex")
      .slice(0, 12);
  writeFileSync(worker, readFileSync(worker, "utf8").replace("rooftree-BUILD", `rooftree-${build}`));
}

const PYTHON = here("python");

/** Python for browsers, if tools/engine.py has made it: all of it in one folder that is named by its content. */
function pythonParts(): { base: string; files: Record<string, number> } | null {
  if (!existsSync(PYTHON)) return null;
  const names = readdirSync(PYTHON).sort(),
    hash = createHash("sha256");
  for (const name of names) hash.update(name).update(readFileSync(join(PYTHON, name)));
  const fetched = names.filter((name) => !name.endsWith(".txt")); // what is for people to read stays where it is
  const files = Object.fromEntries(fetched.map((name) => [name, statSync(join(PYTHON, name)).size]));
  return { base: `/assets/python-${hash.digest("hex").slice(0, 12)}/`, files };
}
const python = pythonParts();

const LARGE = 1_000_000; // bytes: the last twentieth of what could be saved would take half a minute
const brotli = (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE ? 9 : 11,
      [constants.BROTLI_PARAM_LGWIN]: text.length > LARGE ? 24 : 22,
    },
  });

/** Beside every text and every module its compressed forms, so that the server has nothing to compress. */
function finished(): Plugin {
  let folder = "";
  const compress = (path: string) => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) compress(file);
      else if (/\.(js|mjs|css|html|svg|webmanifest|json|wasm|zip)$/.test(name)) {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotli(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    }
  };
  return {
    name: "finished",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (python) cpSync(PYTHON, join(folder, python.base), { recursive: true });
      nameBuild(folder);
      compress(folder);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), finished()],
  define: { __ENGINE__: JSON.stringify(python) },
  worker: { format: "es" },
  build: {
    outDir: process.env.ROOFTREE_STATIC ?? "../src/rooftree/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server }, "/socket": { target: server.replace("http", "ws"), ws: true } },
  },
  resolve: { conditions: ["browser"], alias: { $protocol: here("src/protocol.ts"), $lib: here("src/lib") } },
  // a busy machine is slow, not red
  test: { include: ["src/**/*.test.ts"], css: true, pool: "threads", testTimeout: 120_000 },
});
