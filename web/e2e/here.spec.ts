/** Playing on this device: the network goes away, the page is loaded anew, and the game goes on. */
import { expect } from "@playwright/test";
import { act, chance, newcomer, playOn, ready, sit } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});

test("a game goes on without a network, from where it was, and so does analysis", async ({ browser }) => {
  const page = await newcomer(browser, server, { name: "Anna", confirms: "no" }),
    random = chance(7);
  const failures: string[] = [];
  page.on("console", (line) => line.type() === "error" && failures.push(line.text()));
  await page.goto("/");
  await page.evaluate("navigator.serviceWorker.ready");
  await page.goto("/analysis"); // by now the worker keeps what is fetched
  await page.locator('[data-way="deal"]').waitFor();
  await page.goto("/");
  await page.locator("#here").getByRole("button", { name: "California" }).click();
  const dialog = page.locator("dialog");
  await dialog.getByRole("button", { name: /bot…/ }).click();
  await page.locator("dialog").last().locator("li button").first().click();
  await dialog.locator('button[type="submit"]').click();
  await page.waitForURL(/\/t\/here[a-z2-9]{10}$/, { timeout: 120_000 });
  await sit(page, "Anna");
  await ready(page);
  await expect(page.locator("[data-board]")).toBeVisible();
  for (let acts = 0; acts < 6;) acts += Number(await act(page, random));
  expect(failures).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-device", "kept", { timeout: 60_000 });

  await server.close(); // for good
  await page.context().setOffline(true);
  const log = await page.locator("aside li").count();
  await page.reload();
  await expect(page.locator("[data-board]")).toBeVisible({ timeout: 60_000 });
  expect(await page.locator("aside li").count()).toBeGreaterThanOrEqual(log);
  let isOn = 0;
  await playOn([page], random, 2500, () => Promise.resolve(++isOn > 25));
  expect(await page.locator("aside li").count()).toBeGreaterThan(log);

  await page.goto("/analysis");
  await page.locator('[data-way="deal"]').locator('button[type="submit"]').click();
  const idea = page.locator("aside ol li button").first();
  await idea.waitFor({ timeout: 60_000 });
  await idea.click();
  await expect(page.locator("output")).toHaveText("1 / 1");
});

test("whoever has opened the puzzles solves any of them without a network, and so it is with lessons", async ({
  browser,
}) => {
  const own = await Server.start();
  const page = await newcomer(browser, own);
  await page.goto("/");
  await page.evaluate("navigator.serviceWorker.ready");
  for (const path of ["/puzzles/california-1", "/learn/dreamhome"]) {
    await page.goto(path); // what draws these games is kept from now on
    await expect(page.locator(".stage")).toBeVisible();
  }
  await page.goto("/puzzles");
  await expect(page.locator("html")).toHaveAttribute("data-device", "kept", { timeout: 120_000 });

  await own.close(); // for good
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('a[href="/puzzles/california-7"]').click(); // nobody has asked for this one
  await expect(page.locator(".stage")).toBeVisible({ timeout: 120_000 });
  await page.goto("/learn/dreamhome");
  await expect(page.locator(".coach")).toBeVisible({ timeout: 120_000 });
});
