/** Two browsers and a bot play each game to the end, step by step, through everything that happens to real tables. */
import { expect, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import {
  act,
  addBots,
  chance,
  confirm,
  GAMES,
  newcomer,
  openTable,
  playOn,
  ready,
  sit,
  titleOf,
  undo,
} from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

for (const game of GAMES)
  test.describe.serial(`${game}: two browsers and a bot`, () => {
    const random = chance(7);
    let server: Server, anna: Page, ben: Page, path: string;

    test.beforeAll(async ({ browser }) => {
      server = await Server.start();
      [anna, ben] = [await newcomer(browser, server), await newcomer(browser, server)];
    });
    test.afterAll(async () => {
      for (const page of [anna, ben]) await page.context().close();
      await server.close();
    });

    test("sit down, and a move is taken back", async () => {
      path = await openTable(anna, game, 3);
      await sit(anna, "Anna");
      await ben.goto(path);
      await sit(ben, "Ben");
      await addBots(anna);
      await ready(anna);
      await ready(ben);
      for (const page of [anna, ben]) await expect(page.locator("h1", { hasText: titleOf(game) })).toBeVisible();
      await expect(anna.locator(".board .spot").first()).toBeVisible();
      await takeBack(anna, ben, random);
    });

    test("a page is loaded anew in the middle of the game", async () => {
      await playFor(25, [anna, ben], random);
      await ben.reload();
      await expect(ben.locator(".board .spot").first()).toBeVisible();
      await playFor(15, [anna, ben], random);
    });

    test("what was accepted survives a crash of the server", async () => {
      const before = await numMoves(anna, path);
      await server.kill();
      await expect(anna.locator(".offline")).toBeVisible();
      await server.start();
      await expect(anna.locator(".offline")).toBeHidden();
      await expect(ben.locator(".offline")).toBeHidden();
      expect(await numMoves(anna, path)).toBeGreaterThanOrEqual(before); // a bot may have been about to move
    });

    test("a bot plays for Ben, and Ben plays again", async () => {
      await letBotPlay(ben);
      await expect(ben.locator("footer")).toContainText("A bot plays for you");
      await playFor(15, [anna], random);
      await ben.locator("footer .main", { hasText: "Play myself again" }).click();
      await expect(ben.locator("footer", { hasText: "Play myself again" })).toBeHidden();
    });

    test("the game goes on", async () => {
      await playFor(60, [anna, ben], random);
    });

    test("and to its end", async () => {
      await playOn([anna, ben], random);
      await expect(ben.locator(".finale")).toBeVisible();
    });

    test("the houses are counted, kept as pictures, and built again", async () => {
      const record = await (await anna.request.get(`/api${path.replace("/t/", "/tables/")}/record`)).json();
      await expect(anna.locator(".finale tfoot td").first()).toHaveText(String(Math.max(...record.result.scores)));
      await keepsPictures(anna);
      await watchesAgain(anna, record.moves.length);
    });

    test("the deal was the one under the seal that both browsers saw, and another one is told", async () => {
      const verdict = ben.locator(".fairness summary");
      await expect(verdict).toContainText("The deal was fair: checked");
      await verdict.click();
      await expect(ben.locator(".fairness dt")).toContainText([
        "Seal",
        "What was sealed",
        /(Anna|Ben)/,
        /(Anna|Ben)/,
        "Seed",
      ]);
      await seeAnotherSeal(ben);
      await expect(verdict).toContainText("this is not the deal that was promised");
    });
  });

async function playFor(acts: number, pages: Page[], random: () => number): Promise<void> {
  let done = 0;
  await playOn(pages, random, 2500, async () => done++ >= acts);
}

/** Anna takes a move back, and everyone sees the table as it was. */
async function takeBack(anna: Page, ben: Page, random: () => number): Promise<void> {
  await playOn([anna, ben], random, 400, () => undo(anna).isVisible());
  const [, id] = new URL(anna.url()).pathname.split("/t/");
  const count = async () => (await (await anna.request.get(`/api/tables/${id}`)).json()).summary.num_moves as number;
  const before = await count();
  await undo(anna).click();
  await expect.poll(count).toBeLessThan(before);
  await expect(anna.locator(".board .spot.open").first()).toBeVisible();
}

/** As if the server had shown another seal before the deal. */
async function seeAnotherSeal(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem("shares")!) as { commitment: string }[];
    for (const each of seen) each.commitment = "0".repeat(64);
    localStorage.setItem("shares", JSON.stringify(seen));
  });
  await page.reload();
}

async function letBotPlay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("footer")).toContainText("Play myself again");
}

async function numMoves(page: Page, path: string): Promise<number> {
  while (await confirm(page).isVisible()) await act(page, () => 0);
  const table = await page.request.get(`/api${path.replace("/t/", "/tables/")}`);
  return (await table.json()).summary.num_moves;
}

async function keepsPictures(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Picture/ })
    .first()
    .click();
  for (const [button, magic] of [
    ["Save the picture", "\x89PNG"],
    ["Save as a drawing (SVG)", "<svg"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).first().click(),
    ]);
    const content = await readFile(await download.path());
    expect(content.toString("latin1", 0, 300)).toContain(magic);
    expect(content.length).toBeGreaterThan(10_000);
  }
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();
}

async function watchesAgain(page: Page, moves: number): Promise<void> {
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.locator("output")).toHaveText(`0 / ${moves}`);
  await page.getByRole("button", { name: "Forward" }).click();
  await expect(page.locator("output")).toHaveText(`1 / ${moves}`);
  await expect(page.locator(".told")).not.toHaveText("The deal");
  await page.getByRole("slider").fill(String(Math.floor(moves / 2)));
  await expect(page.locator("output")).toHaveText(`${Math.floor(moves / 2)} / ${moves}`);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator(".finale")).toBeVisible();
}
