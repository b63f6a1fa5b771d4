/** The end of a game: counted first, the winner last, and once. */
import { expect } from "@playwright/test";
import { finished } from "./finished.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("it is counted line by line once, then the winner is told, and a picture can be kept", async ({ browser }) => {
  const page = await newcomer(browser, server, { speed: "slow" });
  const table = await finished(page, "california", 2);
  await page.goto(`/t/${table}`);
  const headline = page.locator(".finale h2");
  await expect(page.locator(".finale .lit").first()).toBeVisible();
  await expect(headline).toHaveText("The points are counted");
  await expect(page.locator(".finale .winner")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(headline).toContainText("points!");
  await expect(page.locator(".finale article").first()).toHaveClass(/winner/);
  await expect(page.getByRole("columnheader", { name: "Anna" })).toBeVisible();

  await page.reload();
  await expect(headline).toContainText("points!");
  await page.getByRole("button", { name: "Count again" }).click();
  await expect(headline).toHaveText("The points are counted");
  await page.getByRole("button", { name: "Skip ahead" }).click();

  await page.getByRole("button", { name: "Picture of all houses" }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the picture" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Rooftree - California - .*Anna.*\.png$/);

  const still = await newcomer(browser, server, { speed: "slow" }, { reducedMotion: "reduce" });
  await still.goto(`/t/${table}`);
  await expect(still.locator(".finale h2")).toContainText("points!");
});
