/** People at a table: they come by the front door, sit down, and play by touching what glows. */
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
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

/** What people need of a page: Playwright's have it, and those of the other engines (`engines/page.ts`). */
export interface Screen {
  goto(path: string): Promise<unknown>;
  locator(css: string, options?: { hasText?: string }): Place;
  evaluate(question: string): Promise<unknown>;
  waitForTimeout(milliseconds: number): Promise<void>;
}
export interface Place {
  locator(css: string): Place;
  first(): Place;
  last(): Place;
  nth(index: number): Place;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  waitFor(options?: { state?: "visible" | "hidden" }): Promise<void>;
  innerText(): Promise<string>;
  getAttribute(name: string, options?: { timeout?: number }): Promise<string | null>;
  click(options?: { timeout?: number }): Promise<void>;
  tap(options?: { timeout?: number }): Promise<void>;
  fill(text: string): Promise<void>;
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

/** All browsers that are open. */
export const guests: BrowserContext[] = [];

/** A browser of somebody who was never here before; what goes wrong on its pages fails the test. */
export async function newcomer(
  browser: Browser,
  server: Server,
  likes: Likes = {},
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, ...options });
  guests.push(context);
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
export async function openTable(page: Screen, game: GameName, players: number): Promise<string> {
  await page.goto("/");
  await page.locator(`article[data-game="${game}"]`).locator("button.main").click();
  const dialog = page.locator("dialog");
  await dialog.locator(`label:has(> input[name="players"][value="${players}"])`).click();
  await dialog.locator('button[type="submit"]').click();
  await page.locator(".seats").waitFor();
  return String(await page.evaluate("location.pathname"));
}

/** The first who sits down writes a name above; whoever comes after at the same screen is asked for it in place. */
export async function sit(page: Screen, name: string): Promise<void> {
  const seat = page.locator("li.free").first(),
    isFirst = (await page.locator("li.mine").count()) === 0;
  if (isFirst) await page.locator('input[autocomplete="nickname"]').fill(name);
  await seat.locator("button.main").click();
  if (!isFirst) {
    await seat.locator("input").fill(name);
    await seat.locator("button.main").click();
  }
  await page.locator("li.mine strong", { hasText: name }).waitFor();
}

/** The best of the bots that answer at once: whoever is chosen by face may want to think. */
export async function addBots(page: Screen): Promise<void> {
  await page.evaluate(`(async () => {
    const table = location.pathname.split("/").at(-1);
    const { summary } = await (await fetch("/api/tables/" + table)).json();
    const { bots } = (await (await fetch("/api/games")).json()).find(({ name }) => name === summary.game);
    for (const [seat, { player }] of summary.seats.entries())
      if (player === null)
        await fetch("/api/do", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ do: "seat-bot", table, seat, bot: bots.at(-1), id: "bot-" + seat }),
        });
  })()`);
  await expect.poll(() => page.locator("li.free").count()).toBe(0);
}

export const ready = (page: Screen) => page.locator(".begin button").click();

/** Anna and a bot at a table of a game, where she can begin. */
export async function begin(page: Page, game: GameName): Promise<void> {
  await openTable(page, game, 2);
  await sit(page, "Anna");
  await addBots(page);
  await ready(page);
  await expect(page.locator(".board .spot").first()).toBeVisible();
}

/** A generator of numbers that a failed test can be repeated with. */
export function chance(seed: number): () => number {
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

interface Found<P> {
  locator(css: string): P;
}
export const confirm = <P>(page: Found<P>): P => page.locator('[aria-keyshortcuts="c"]');
export const insist = <P>(page: Found<P>): P => page.locator("[data-insist]");
export const undo = <P>(page: Found<P>): P => page.locator('[aria-keyshortcuts="u"]');
const looked = (page: Screen) => page.locator("#magnifier .close");
export const isOver = (page: Screen) => page.locator(".finale").isVisible();

const PLACES = ".board .spot.open:not(.picked)";
interface Offered {
  isConfirmed: boolean;
  isInsisted: boolean;
  places: string[];
}
/** A question to the page: what can be done, all at once, as each question takes longer than its answer. */
const OFFERED = `(() => {
  const isSeen = (css) => {
    const each = document.querySelector(css), box = each?.getBoundingClientRect();
    return !!box && box.width > 0 && box.height > 0 && getComputedStyle(each).visibility === "visible";
  };
  return {
    isConfirmed: isSeen('[aria-keyshortcuts="c"]'),
    isInsisted: isSeen("[data-insist]"),
    places: [...document.querySelectorAll("${PLACES}")].map((each) => each.dataset.spot ?? ""),
  };
})()`;

/** Do one thing if there is anything to do: confirm, or touch one of the places that glow. */
export async function act(page: Screen, random: () => number, touch: "click" | "tap" = "click"): Promise<boolean> {
  const { isConfirmed, isInsisted, places } = (await page.evaluate(OFFERED)) as Offered;
  if (isConfirmed) {
    await touched(page, confirm(page), touch, '[aria-keyshortcuts="c"]');
    await confirm(page).waitFor({ state: "hidden" });
    return true;
  }
  if (isInsisted) {
    await touched(page, insist(page), touch, "[data-insist]");
    await insist(page).waitFor({ state: "hidden" });
    return true;
  }
  if (places.length === 0) return false;
  const chosen = Math.floor(random() * places.length);
  return touched(page, page.locator(PLACES).nth(chosen), touch, `.board [data-spot="${places[chosen]}"].open`);
}

/** Whether it could be touched. If it is gone, the table went on meanwhile; if it is there, something lies on it. */
async function touched(page: Screen, place: Place, touch: "click" | "tap", name: string): Promise<boolean> {
  try {
    await place[touch]({ timeout: 2500 });
    return true;
  } catch (error) {
    const isCovered = String(error).includes("intercepts pointer events") && (await page.locator(name).count()) > 0;
    if (!isCovered || (await insist(page).isVisible())) return false; // a question about the touch before may have come
    // The touch before came when nothing could be done there any more: then it was looked at, and that is closed first,
    // or it was told why, and that goes by itself.
    if (await page.evaluate(isUnderToast(name))) return false;
    if (!(await looked(page).isVisible())) throw error;
    await looked(page)[touch]();
    return false;
  }
}

/** A question to the page: whether a toast is what lies on the middle of a place. */
const isUnderToast = (name: string) => `(() => {
  const box = document.querySelector(${JSON.stringify(name)})?.getBoundingClientRect();
  return !!box && !!document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".toasts");
})()`;

/** Everybody plays until the houses are shown. */
export async function playOn(
  pages: Screen[],
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
