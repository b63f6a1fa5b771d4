/** Whole games in the engines of Firefox and Safari, and what engines have of their own: fingers, sounds, pictures. */
import { expect } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, addBots, chance, GAMES, isOver, openTable, playOn, ready, sit } from "../e2e/people.ts";
import { Server } from "../e2e/server.ts";
import { ESCAPE } from "./driver.ts";
import { DESKTOP, PHONE, test } from "./newcomer.ts";
import type { Page } from "./page.ts";

async function begin(page: Page, game: (typeof GAMES)[number], beforehand = async () => {}): Promise<string> {
  const path = await openTable(page, game, 2);
  await beforehand();
  await sit(page, "Anna");
  await addBots(page);
  await ready(page);
  await page.locator(".board .spot.open").first().waitFor();
  return path.replace("/t/", "/api/tables/");
}

/** How many moves were made at a table. */
const moves = (page: Page, table: string): Promise<number> =>
  page.answer(async (table) => (await (await fetch(table)).json()).summary.num_moves as number, table);

for (const game of GAMES)
  test(`a whole game of ${game}, and a picture of it`, async ({ newcomer, opened }) => {
    const page = await newcomer();
    await begin(page, game);
    await playOn([page], chance(7));
    const total = page.locator(".finale tfoot td").first();
    expect(await total.innerText()).toMatch(/^\d+$/);
    await page.locator("button", { hasText: "Picture" }).first().click();
    await page.locator("dialog .picture img").waitFor();
    await page.locator("dialog button:enabled", { hasText: "Save the picture" }).click();
    const picture = await saved(opened.downloads);
    expect(picture.toString("latin1", 1, 4)).toBe("PNG");
    expect(await page.answer(numColours, picture.toString("base64"))).toBeGreaterThan(200);
  });

/** What was saved, once all of it is there; the next picture will be another one. */
const taken = new Set<string>();
async function saved(folder: string): Promise<Buffer> {
  const news = () => readdirSync(folder).filter((name) => name.endsWith(".png") && !taken.has(name));
  const END = Buffer.from("IEND");
  let content = Buffer.alloc(0);
  await expect
    .poll(() => {
      const [name] = news();
      content = name ? readFileSync(join(folder, name)) : content;
      return content.includes(END);
    })
    .toBe(true);
  for (const name of news()) taken.add(name);
  return content;
}

/** In the page: an empty picture has one. */
async function numColours(png: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [300, Math.round((300 * image.height) / image.width)];
  const pen = canvas.getContext("2d")!;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size;
}

for (const game of GAMES)
  test(`${game} on a phone, by touch`, { tag: "@smoke" }, async ({ newcomer }) => {
    const page = await newcomer({}, PHONE);
    const table = await begin(page, game),
      random = chance(3);
    let numActs = 0;
    const isEnough = async () => numActs >= 6 && (await moves(page, table)) > 0; // one may take and put back for long
    for (let tries = 0; tries < 400 && !(await isEnough()) && !(await isOver(page)); tries++)
      if (await act(page, random, "tap")) numActs++;
      else await page.waitForTimeout(50);
    await expect.poll(() => moves(page, table)).toBeGreaterThan(0);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(1);
    await page.driver.resize(DESKTOP.width, DESKTOP.height); // it is turned, or laid on a desk
    await expect.poll(() => page.answer(isLastLineSeen, null)).toBe(true);
  });

/** In the page: the log is at its last line. */
function isLastLineSeen(): boolean {
  const list = document.querySelector("#side-list")!.getBoundingClientRect(),
    last = document.querySelector("#side-list li:last-child")!.getBoundingClientRect();
  return last.height > 0 && last.bottom <= list.bottom + 1;
}

test("a thing is dragged to its place", async ({ newcomer }) => {
  const page = await newcomer();
  const table = await begin(page, "california");
  const thing = page.locator(".board .spot.open.thing").first();
  await thing.click();
  const name = (await page.locator(".board .spot.next").first().getAttribute("data-spot"))!;
  await page.type(ESCAPE);
  await page.locator(".board .spot.picked").waitFor({ state: "hidden" });
  const [from, to] = [await thing.middle(), await page.locator(`[data-spot="${name}"]`).middle()];
  await page.drag(from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to);
  await expect.poll(() => moves(page, table)).toBeGreaterThan(0);
});

test("sounds are heard once one has touched the page", async ({ newcomer }) => {
  const page = await newcomer({ sounds: true });
  await begin(page, "california", () => page.answer(listen, null));
  await page.locator(".board .spot.open.thing").first().click();
  await page.locator(".board .spot.shut").first().click(); // which makes a sound, and says why not
  await page.locator(".toast.bad").waitFor();
  await expect.poll(() => page.evaluate("heard.map(({ state }) => state).join()")).toBe("running");
});

/** In the page: whatever sounds from now on can be asked. */
function listen(): void {
  const heard: AudioContext[] = [];
  class Heard extends AudioContext {
    constructor() {
      super();
      heard.push(this);
    }
  }
  Object.assign(window, { AudioContext: Heard, heard });
}

test("fields are drawn by us, not by the engine, and a window begins with nothing chosen", async ({ newcomer }) => {
  const page = await newcomer({}, PHONE);
  await page.goto("/");
  await page.locator('article[data-game="dreamhome"]').locator("button.main").click();
  await page.locator("dialog [type=radio]").first().waitFor();
  const looks =
    "[...document.querySelectorAll('select, [type=checkbox], [type=radio]')]" +
    ".map((each) => getComputedStyle(each).appearance)";
  expect(await page.evaluate(`[...new Set(${looks})]`)).toEqual(["none"]);
  expect(await page.evaluate("document.activeElement.localName")).toBe("dialog");
  const [height, content] = (await page.evaluate(
    "[document.querySelector('dialog .inside')].flatMap((each) => [each.clientHeight, each.scrollHeight])",
  )) as [number, number];
  expect(height).toBeLessThan(Math.min(content, PHONE.height)); // what has no room can be scrolled to
});

test("it opens without a server, and has what it takes to be installed", async ({ newcomer }) => {
  const server = await Server.start();
  try {
    const page = await newcomer({}, PHONE);
    await page.goto(server.address);
    const icons = await page.answer(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!,
        { icons } = (await (await fetch(link.href)).json()) as { icons: { src: string }[] },
        touch = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')!; // Safari's
      const sizes = [...icons.map(({ src }) => src), touch.href].map(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      });
      return Promise.all(sizes);
    }, null);
    expect(icons.length).toBeGreaterThan(3);
    expect(Math.min(...icons)).toBeGreaterThan(0);
    await page.evaluate("navigator.serviceWorker.ready.then(() => 1)");
    await page.goto(server.address);
    await page.locator("article").first().waitFor();
    await server.kill();
    await page.goto(server.address);
    await page.locator("article, h1").first().waitFor();
    await page.locator(".toast", { hasText: "does not answer" }).waitFor();
  } finally {
    await server.close();
  }
});
