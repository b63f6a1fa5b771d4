/** People and their tables: coming, being sent away and coming back, watching, giving up, a line that breaks. */
import { expect } from "@playwright/test";
import type { MyTable } from "$protocol";
import { begun, finished } from "./finished.ts";
import { ended } from "./late.ts";
import { moduleOf, played, playedHere } from "./modules.ts";
import { newcomer, openTable, ready, sit } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("whoever is removed is told, and comes back by the front page; giving up asks first", async ({ browser }) => {
  const anna = await newcomer(browser, server),
    ben = await newcomer(browser, server),
    eve = await newcomer(browser, server);
  const table = await openTable(anna, "dreamhome", 2);
  await sit(anna, "Anna");
  await ben.goto(table);
  await sit(ben, "Ben");
  await eve.goto(table);
  await expect(eve.getByText("The table is full: you are watching.")).toBeVisible();
  await ready(ben);
  await ready(anna);
  await anna.locator(".menu").click();
  await anna.getByRole("button", { name: "Remove…" }).click();
  await anna.locator("[data-yes]").click();
  await expect(ben.locator(".former")).toContainText("The host has given your seat to a bot.");
  await ben.goto("/");
  const line = ben.locator("[data-table]");
  await expect(line).toContainText("The host has given your seat to a bot.");
  await line.getByRole("button", { name: "Take my seat back" }).click();
  await expect(ben.locator('article.mine[data-seat="1"]')).toContainText("Ben");
  await ben.goto("/");
  await expect(line).toContainText("It is Anna’s turn.");
  await line.getByRole("button", { name: "Give up…" }).click();
  await ben.locator("dialog [data-yes]").click();
  await expect(line).toContainText("You have given up this game.");
  await anna.goto("/");
  await expect(anna.locator("[data-table]")).toContainText("Your turn, Anna.");
  await expect(anna).toHaveTitle("(1) Rooftree");
});

test("whoever joins is told of the clock, and of what the host changes", async ({ browser }) => {
  const anna = await newcomer(browser, server),
    ben = await newcomer(browser, server);
  const table = await openTable(anna, "california", 3);
  await ben.goto(table);
  await ben.locator("li.free button.main").first().click(); // without a name
  await ben.locator("li.free input").fill("Ben 👨‍👩‍👧‍👦");
  await ben.keyboard.press("Enter");
  await expect(ben.locator("li.mine strong")).toHaveText("Ben 👨‍👩‍👧‍👦");
  await anna.getByRole("button", { name: "Change" }).click();
  await anna.getByLabel("Time for a move").selectOption({ label: "30 seconds" });
  await anna.getByLabel("Show it among the open tables").check();
  await anna.locator("dialog").getByRole("button", { name: "Change" }).click();
  await expect(ben.getByText("The host has changed how this table plays.").last()).toBeVisible();
  await expect(ben.locator(".clock")).toContainText("30 seconds for each move");
  await ben.getByRole("button", { name: "Stand up" }).click();
  await expect(ben.getByLabel("Your nickname")).toHaveValue("Ben 👨‍👩‍👧‍👦");
  await ben.goto("/");
  const line = ben.locator(".lists li", { hasText: "California" }).first();
  await expect(line).toContainText(/California\s+3 seats are free\s+⏱ 30 seconds\s+Join/); // by nobody who has a name
});

test("what is done while the line is lost waits with a sign, and counts once", async ({ browser }) => {
  const page = await newcomer(browser, server),
    id = await begun(page, "dreamhome", 2);
  await page.goto(`/t/${id}`);
  await page.getByRole("tab", { name: /Chat/ }).click();
  await expect(page.locator(".board .spot.open").first()).toBeVisible();
  await expect(page).toHaveTitle(/^Your turn, Anna\./);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/icon-turn.svg");
  await page.context().setOffline(true);
  await expect(page.locator(".offline")).toBeVisible();
  await page.locator(".board .spot.open").first().click();
  await expect(page.locator(".unsent .spot.touched")).toBeVisible();
  await expect(page.locator("[data-question]")).toContainText("Your move waits for the connection.");
  for (let times = 0; times < 2; times++) {
    await page.locator("#chat-line").fill("Are you there?");
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".unheard")).toHaveText(/Are you there\?/);
  await expect(page.locator(".offline")).toContainText("2 things");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked; // whoever closes the window would lose it
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await page.locator('a[href="/"]').first().click(); // whoever goes to another page does not
  await expect(page.locator("article").first()).toBeVisible();
  await expect(page.locator(".offline")).toContainText("2 things");
  await page.context().setOffline(false);
  await expect(page.locator(".offline")).toHaveCount(0, { timeout: 60_000 });
  await page.goBack();
  await page.getByRole("tab", { name: /Chat/ }).click();
  await expect(page.locator(".unheard")).toHaveCount(0);
  await expect(page.locator("aside li", { hasText: "Are you there?" })).toHaveCount(1);
  const { log } = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(log.filter((entry: { seat: number; move: string | null }) => entry.seat === 0 && entry.move).length).toBe(1);
});

test("a replay's arrow keys go on after its buttons, and stop the film", async ({ browser }) => {
  const page = await newcomer(browser, server),
    id = await finished(page, "dreamhome", 2, {}, "random");
  await page.goto(`/replay/${id}`);
  const told = page.locator("output");
  await page.getByRole("button", { name: "To the end" }).click();
  const [, last] = (await told.innerText()).split(" / ");
  await page.keyboard.press("ArrowLeft");
  await expect(told).toHaveText(`${Number(last) - 1} / ${last}`);
  await expect(page).toHaveURL(new RegExp(`/replay/${id}\\?move=${Number(last) - 1}&seat=0$`));
  await page.reload(); // as whoever is sent the link sees it
  await expect(told).toHaveText(`${Number(last) - 1} / ${last}`);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  // What would be good here, the browser works out by itself: in Chromium by the same rules as anywhere.
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(told).toHaveText(`0 / ${last}`);
  }).toPass();
  await page.getByRole("button", { name: "What would be good here?" }).click();
  await expect(page.locator(".mind li")).toHaveCount(3);
  await expect(page.locator(".mind li").first()).toContainText("column");
  expect(await page.evaluate(played, moduleOf("dreamhome"))).toEqual(await playedHere("dreamhome"));
});

test("a daily house is begun from the front page, once, and shown to nobody who could still build it", async ({
  browser,
}) => {
  const anna = await newcomer(browser, server, { name: "Anna" }),
    ben = await newcomer(browser, server);
  await anna.goto("/");
  await anna.locator("a.daily").click();
  await expect(anna.getByRole("heading", { name: "Today" })).toBeVisible();
  const deal = anna.locator('[data-game="california"]').first();
  await deal.getByRole("combobox").selectOption("novice");
  await deal.getByRole("button", { name: "Build it" }).click();
  await expect(anna.locator('article.mine[data-seat="0"]')).toContainText("Anna");
  await ben.goto(anna.url());
  await expect(ben.getByText("First build your own house from these cards")).toBeVisible();
  await anna.goto("/daily");
  await expect(deal.getByRole("link", { name: "Go on" })).toBeVisible();
  await expect(deal.getByRole("button")).toHaveCount(0);
});

test("a finished house stands in my street, leads to its replay, and can be deleted for good", async ({ browser }) => {
  const anna = await newcomer(browser, server, { name: "Anna" });
  await anna.goto("/houses");
  await expect(anna.getByText("The street is empty still.")).toBeVisible();
  const table = await finished(anna, "california", 2);
  await anna.goto("/houses");
  const lot = anna.locator(`[data-table="${table}"]`);
  await expect(lot.locator("img")).toBeVisible();
  await expect(lot.getByRole("link").first()).toHaveAttribute("href", `/replay/${table}`);
  await expect(lot.getByRole("link", { name: "Admire" })).toHaveAttribute("href", `/t/${table}`);
  await lot.getByRole("button").click();
  await anna.locator("dialog [data-yes]").click();
  await expect(anna.getByText("The street is empty still.")).toBeVisible();
});

test("of several houses the street tells what only one of them has", async ({ browser }) => {
  const anna = await newcomer(browser, server, { name: "Anna" });
  for (const seed of ["1", "2", "3"]) await ended(anna, "dreamhome", 2, seed);
  await anna.goto("/houses");
  await anna.getByLabel("Order").selectOption("oddest");
  const houses: MyTable[] = await (await anna.request.get("/api/me/houses")).json();
  expect(houses.map(({ things }) => things)).toEqual([
    { kitchen: 2, playroom: 1, bathroom: 1, bedroom: 1 },
    { bedroom: 2, kitchen: 1, "living-room": 1, pantry: 1 },
    { bedroom: 1, "living-room": 1, bathroom: 1, playroom: 2, "play-tent": 1 },
  ]);
  await expect(anna.locator(".street li .odd")).toHaveText([
    "The only one without this: kitchen.",
    "The only one without this: playroom.",
    "The only one without this: living room.",
  ]);
  await expect(anna.getByRole("heading", { name: "From house to house" })).toBeVisible();
});

test("a finished game is reviewed once, kindly if that is wished, and can be played on from any move", async ({
  browser,
}) => {
  test.setTimeout(600_000); // coaches work when nobody else wants to
  const page = await newcomer(browser, server, { name: "Anna" }),
    id = await finished(page, "california", 2, {}, "random"),
    moments = page.locator(".moment");
  await page.setViewportSize({ width: 390, height: 844 }); // a phone is content with a quick look
  await page.goto(`/replay/${id}?review`);
  await expect(page.locator("progress")).toBeVisible();
  await expect(moments.first()).toBeVisible({ timeout: 500_000 });
  await expect(page.getByText("blunders", { exact: true })).toBeVisible();
  await moments.first().click();
  const told = page.getByRole("region", { name: "Coach", exact: true });
  await expect(told).toContainText(/(blunder|mistake|inaccuracy): about .* Better: /i);
  await expect(page.locator(".spot.shown").first()).toBeVisible(); // the better move, on the board

  await page.goto("/settings");
  await page.getByLabel("The coach never calls a move a mistake").check();
  await page.goto(`/replay/${id}?review`);
  await expect(moments.first()).toBeVisible(); // it was kept
  await moments.first().click();
  await expect(told).toContainText("There was more to gain here");
  await expect(page.locator("main")).not.toContainText(/blunder|inaccurac|a mistake/i);

  const move = Number((await page.locator("output").innerText()).split(" / ")[0]);
  await page.getByRole("button", { name: "Play on from here…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".board, [data-spot]").first()).toBeVisible();
  const table = new URL(page.url()).pathname.split("/").at(-1);
  const { summary } = await (await page.request.get(`/api/tables/${table}`)).json();
  expect([summary.resumed_at, summary.status, summary.seats.length]).toEqual([move, "playing", 2]);
});
