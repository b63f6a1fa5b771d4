/** The browser client is built into the Python package, which serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

/** Beside every text and every module its compressed forms, so that the server has nothing to compress. */
function finished(): Plugin {
  let folder = "";
  const compress = (path: string) => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) compress(file);
      else if (/\.(js|css|html|svg|webmanifest|json|wasm)$/.test(name)) {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
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
      nameBuild(folder);
      compress(folder);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), finished()],
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
  test: { include: ["src/**/*.test.ts"], css: true, testTimeout: 120_000 }, // a busy machine is slow, not red
});
