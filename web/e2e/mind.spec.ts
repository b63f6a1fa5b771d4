/** A coach on the player's own device: at a running table, from what the seat knows, and for a finished game. */
import { expect, type Page } from "@playwright/test";
import { act, addBots, chance, newcomer, playOn, ready, sit, titleOf } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

/** A table with a coach for the first seat, through the front door. */
async function coached(page: Page, game: "california" | "homesweethome"): Promise<void> {
  await page.goto("/");
  await page.locator(`article[data-game="${game}"]`).locator("button.main").click();
  const dialog = page.locator("dialog");
  await dialog.locator("details", { hasText: "Coach" }).locator("summary").click();
  await dialog.getByLabel("Seat 1").selectOption("explain");
  await dialog.locator('button[type="submit"]').click();
  await page.locator(".seats").waitFor();
  await sit(page, "Anna");
  await addBots(page);
  await ready(page);
  await expect(page.locator("[data-board]")).toBeVisible();
}

test("what would you play is answered on this device, and the server is not asked to think", async ({ browser }) => {
  const page = await newcomer(browser, server, { name: "Anna", confirms: "no" }),
    random = chance(3),
    commands: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => void commands.push(String(payload))));
  const engine = page.waitForResponse(/rooftree\.zip/, { timeout: 240_000 });
  await coached(page, "homesweethome");
  await engine;
  const button = page.locator("button.ask"),
    worlds: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/world?")) worlds.push(`${answer.status()}`);
  });
  // Until the device can think the server does: so it is asked anew at each turn until it can.
  await expect(async () => {
    while (!(await button.isVisible())) await act(page, random);
    await button.click();
    await page.locator("#coach").locator("li, p").first().waitFor(); // ideas, or that the server's coach wakes up
    await page.locator("#coach .quiet").click();
    expect(worlds.length).toBeGreaterThan(0);
  }).toPass({ timeout: 240_000 });
  expect(new Set(worlds)).toEqual(new Set(["200"]));

  const before = commands.length;
  await button.click();
  await expect(page.locator("#coach .depth")).not.toContainText("…", { timeout: 120_000 });
  await expect(page.locator("#coach ol li")).not.toHaveCount(0);
  expect(commands.slice(before).filter((each) => each.includes('"advise"'))).toEqual([]);
  await page.locator("#coach ol li button").first().click(); // and it can be played
});

test("a game that was played on this device is judged on it", async ({ browser }) => {
  const page = await newcomer(browser, server, { name: "Anna", confirms: "no" }),
    random = chance(5);
  await page.goto("/");
  await page
    .locator("#here")
    .getByRole("button", { name: titleOf("california") })
    .click();
  const dialog = page.locator("dialog");
  await dialog.getByRole("button", { name: /bot…/ }).click();
  await page.locator("dialog").last().locator("li button").first().click();
  await dialog.locator("details", { hasText: "Coach" }).locator("summary").click();
  await dialog.getByLabel("Seat 1").selectOption("ideas");
  await dialog.locator('button[type="submit"]').click();
  await page.waitForURL(/\/t\/here[a-z2-9]{10}$/, { timeout: 120_000 });
  await sit(page, "Anna");
  await ready(page);
  await expect(page.locator("[data-board]")).toBeVisible();
  while (!(await page.locator("button.ask").isVisible())) await act(page, random);
  await page.locator("button.ask").click();
  await expect(page.locator("#coach ol li").first()).toBeVisible({ timeout: 120_000 });
  await playOn([page], random, 4000);
  await page.getByRole("link", { name: "The coach’s review" }).click();
  await expect(page.locator(".review path.line").first()).toBeVisible({ timeout: 240_000 });
});
