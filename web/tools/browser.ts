/**
 * Random games on a module of rules in Chromium, for `rooftree bench --device wasm --browser`.
 *
 *   python tools/node.py node tools/browser.ts play MODULE PLAYERS SEED GAMES
 *
 * Prints what `tools/rules.ts play` prints. The page has the module and its reader (`src/lib/rules.ts`), no more;
 * it sends the last states of a portion as they are, so that they are hashed by somebody else.
 */
import { chromium } from "@playwright/test";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import config from "../playwright.config.ts";
import type { Rules } from "../src/lib/rules.ts";

const PORTION = 1000; // games whose states travel at once
const [, path = "", players = "2", seed = "0", games = "1"] = process.argv.slice(2);

/** What the page knows. */
interface Here {
  rules: Rules;
}

const browser = await chromium.launch(config.use?.launchOptions ?? {}),
  page = await browser.newPage(),
  reader = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "../src/lib/rules.ts"), "utf8"));
await page.evaluate(
  async ([program, module]) => {
    const address = URL.createObjectURL(new Blob([program!], { type: "text/javascript" }));
    const { Rules } = (await import(address)) as { Rules: typeof import("../src/lib/rules.ts").Rules };
    const bytes = Uint8Array.from(atob(module!), (letter) => letter.charCodeAt(0));
    (globalThis as unknown as Here).rules = await Rules.of(bytes);
  },
  [reader, readFileSync(path).toString("base64")],
);

const hash = createHash("sha256");
let decisions = 0,
  seconds = 0;
for (let first = 0; first < Number(games); first += PORTION) {
  const played = await page.evaluate(
    async ([players, seed, count]) => {
      const { rules } = globalThis as unknown as Here,
        begun = performance.now(),
        { decisions, states } = rules.play(rules.blank(players as number), seed as bigint, count as number),
        seconds = (performance.now() - begun) / 1000;
      const text = await new Promise<string>((resolve) => {
        const file = new FileReader();
        file.onload = () => resolve(file.result as string);
        file.readAsDataURL(new Blob([states.slice()]));
      });
      return { decisions, seconds, states: text.slice(text.indexOf(",") + 1) };
    },
    [Number(players), BigInt(seed) + BigInt(first), Math.min(PORTION, Number(games) - first)] as const,
  );
  decisions += played.decisions;
  seconds += played.seconds;
  hash.update(Buffer.from(played.states, "base64"));
}
console.log(JSON.stringify({ decisions, seconds, hash: hash.digest("hex") }));
await browser.close();
