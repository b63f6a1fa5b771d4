/**
 * How long it takes from opening the analysis board to a board on it, in Chromium against a server of its own:
 * `python tools/node.py node tools/opening.ts [TIMES]`, after `make web`. The first time nothing is kept yet.
 */
import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import config from "../playwright.config.ts";
import { newcomer } from "../e2e/people.ts";
import { Server } from "../e2e/server.ts";

const PATIENCE = 120_000;
const server = await Server.start(),
  browser = await chromium.launch(config.use?.launchOptions ?? {});
const page = await newcomer(browser, server);
await page.goto("/");
await page.evaluate("navigator.serviceWorker.ready");
for (let time = 0; time < Number(process.argv[2] ?? 3); time++) {
  const begun = Date.now();
  await page.goto("/analysis");
  await page.locator('[data-way="deal"] button').click();
  await page.locator("[data-board]").waitFor({ timeout: PATIENCE });
  const board = Date.now() - begun;
  await page.locator("aside ol li button").first().waitFor({ timeout: PATIENCE });
  const load = loadavg()[0]!.toFixed(1);
  console.log(`${time ? "kept" : "fetched"}: board ${board} ms, first ideas ${Date.now() - begun} ms, load ${load}`);
}
await browser.close();
await server.close();
