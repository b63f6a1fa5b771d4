/** People at a table: they come by the front door, sit down, and play by touching what glows. */
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GameName } from "$protocol";
import type { Server } from "./server.ts";

const SOURCES = join(import.meta.dirname, "../../src/rooftree/games");

/** The games that are drawn here. */
export const GAMES: GameName[] = globSync("*/index.ts", { cwd: join(import.meta.dirname, "../src/games") }).map(
  dirname,
);

export function titleOf(game: GameName): string {
  return /^game-title = (.*)$/m.exec(readFileSync(join(SOURCES, game, "texts/en.ftl"), "utf8"))![1]!;
}

interface Likes {
  language?: string;
  theme?: string;
  speed?: string;
  confirms?: string;
  name?: string;
  letters?: boolean;
  size?: string;
}

/** A browser of somebody who was never here before; what goes wrong on its pages fails the test. */
export async function newcomer(
  browser: Browser,
  server: Server,
  likes: Likes = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, ...options });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem("rooftree")) localStorage.setItem("rooftree", kept);
    },
    JSON.stringify({ language: "en", theme: "light", speed: "off", ...likes }),
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Through the front door: a table of a game, for so many. */
export async function openTable(page: Page, game: GameName, players: number): Promise<string> {
  await page.goto("/");
  await page.locator(`article[data-game="${game}"]`).locator("button.main").click();
  const dialog = page.locator("dialog");
  await dialog.locator(`input[name="players"][value="${players}"]`).check({ force: true });
  await dialog.locator('button[type="submit"]').click();
  await page.waitForURL("**/t/*");
  return new URL(page.url()).pathname;
}

/** The first who sits down writes a name above; whoever comes after at the same screen is asked for it in place. */
export async function sit(page: Page, name: string): Promise<void> {
  const seat = page.locator("li.free").first(),
    isFirst = (await page.locator("li.mine").count()) === 0;
  if (isFirst) await page.locator('input[autocomplete="nickname"]').fill(name);
  await seat.locator("button.main").click();
  if (!isFirst) {
    await seat.locator("input").fill(name);
    await seat.locator("button.main").click();
  }
  await expect(page.locator("li.mine strong", { hasText: name })).toBeVisible();
}

export async function addBots(page: Page): Promise<void> {
  const free = page.locator("li.free");
  for (let left = await free.count(); left > 0; left--) {
    await free.first().locator("button:not(.main)").first().click();
    await page.locator("dialog [data-character]:enabled").last().click();
    await expect(free).toHaveCount(left - 1);
  }
}

export const ready = (page: Page) => page.locator(".begin button").click();

/** A generator of numbers that a failed test can be repeated with. */
export function chance(seed: number): () => number {
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

export const confirm = (page: Page) => page.locator('[aria-keyshortcuts="c"]');
export const insist = (page: Page) => page.locator("[data-insist]");
export const undo = (page: Page) => page.locator('[aria-keyshortcuts="u"]');
export const isOver = (page: Page) => page.locator(".finale").isVisible();

/** Do one thing if there is anything to do: confirm, or touch one of the places that glow. */
export async function act(page: Page, random: () => number, touch: "click" | "tap" = "click"): Promise<boolean> {
  if (await confirm(page).isVisible()) {
    await touched(page, confirm(page), touch, '[aria-keyshortcuts="c"]');
    await expect(confirm(page)).toBeHidden();
    return true;
  }
  if (await insist(page).isVisible()) {
    await touched(page, insist(page), touch, "[data-insist]");
    await expect(insist(page)).toBeHidden();
    return true;
  }
  const places = page.locator(".board .spot.open:not(.picked)"),
    count = await places.count();
  if (count === 0) return false;
  const place = places.nth(Math.floor(random() * count));
  const name = await place.getAttribute("data-spot", { timeout: 500 }).catch(() => null);
  return name !== null && touched(page, place, touch, `.board [data-spot="${name}"].open`);
}

/** Whether it could be touched. If it is gone, the table went on meanwhile; if it is there, something lies on it. */
async function touched(page: Page, place: Locator, touch: "click" | "tap", name: string): Promise<boolean> {
  try {
    await place[touch]({ timeout: 2500 });
    return true;
  } catch (error) {
    if (String(error).includes("intercepts pointer events") && (await page.locator(name).count()) > 0) throw error;
    return false;
  }
}

/** Everybody plays until the houses are shown. */
export async function playOn(
  pages: Page[],
  random: () => number,
  most = 2500,
  until = async () => false,
): Promise<void> {
  for (let turn = 0, idle = 0; turn < most; turn++) {
    if (await until()) return;
    if (await isOver(pages[0]!)) return;
    let hasActed = false;
    for (const page of pages) hasActed = (await act(page, random)) || hasActed;
    idle = hasActed ? 0 : idle + 1;
    if (idle > 0) await pages[0]!.waitForTimeout(Math.min(500, 20 * idle));
    if (idle > 200) throw new Error(`nobody can do anything: ${await pages[0]!.locator("footer").innerText()}`);
  }
  throw new Error("the game does not end");
}
