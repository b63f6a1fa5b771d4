/** The browser client is built into the Python package, which serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["ROOFTREE_SERVER"] ?? "http://127.0.0.1:8000";

/** Beside every text its compressed forms, so that the server has nothing to compress. */
function compressed(): Plugin {
  let folder = "";
  const compress = (path: string) => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) compress(file);
      else if (/\.(js|css|html|svg|webmanifest|json)$/.test(name)) {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    }
  };
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) { folder = resolve(config.root, config.build.outDir); },
    closeBundle() { compress(folder); },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: process.env["ROOFTREE_STATIC"] ?? "../src/rooftree/server/static",
    emptyOutDir: true, target: "es2022", assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server }, "/socket": { target: server.replace("http", "ws"), ws: true } } },
  resolve: { conditions: ["browser"], alias: { $protocol: here("../docs/protocol.ts"), $lib: here("src/lib") } },
  test: { include: ["src/**/*.test.ts"], css: true },
});
