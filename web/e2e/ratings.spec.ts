/** Ratings: everybody at the table agrees, the game counts, and its people alone see what for. */
import { expect } from "@playwright/test";
import { command } from "./finished.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { obstacles } from "./axe.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("a game counts for ratings if everybody agrees; its people see it, others if they are let", async ({
  browser,
}) => {
  const anna = await newcomer(browser, server, { name: "Anna" }),
    ben = await newcomer(browser, server, { name: "Ben" });
  await anna.goto("/");
  await anna.locator("article", { hasText: "California" }).locator("button.main").click();
  await anna.getByText("It counts for ratings").click();
  await anna.locator("dialog [type=submit]").click();
  await anna.getByRole("button", { name: "Sit here" }).first().click();
  await expect(anna.getByText("It begins only if everybody agrees.")).toBeVisible();
  await ben.goto(anna.url());
  await ben.getByRole("button", { name: "Sit here" }).click();
  await anna.getByRole("button", { name: "I agree, and am ready" }).click();
  await ben.getByRole("button", { name: "I agree, and am ready" }).click();
  await expect(anna.locator("[data-board]")).toBeVisible();
  const table = anna.url().split("/").at(-1)!;
  await command(ben, table, { do: "resign", seat: 1 }); // whoever gives up has lost
  await command(anna, table, { do: "take-over", seat: 0, bot: "random" });
  await expect(anna.getByRole("link", { name: "Your ratings" })).toBeVisible({ timeout: 120_000 });
  await ben.goto("/ratings");
  const his = ben.locator('[data-game="california"] .number');
  await expect(his).toHaveText(/^\d+ ± \d+$/);
  await anna.getByRole("link", { name: "Your ratings" }).click();
  const hers = anna.locator('[data-game="california"] .number');
  await expect(hers).toHaveText(/^\d+ ± \d+$/);
  expect(Number.parseInt(await hers.innerText())).toBeGreaterThan(1000);
  expect(Number.parseInt(await his.innerText())).toBeLessThan(1000);
  await expect(anna.getByText("Nobody shows a rating yet.")).toBeVisible();
  await anna.getByLabel("Show my ratings to others").check();
  await ben.reload();
  await expect(ben.locator("ol li")).toHaveText(/Anna/);
  expect(await obstacles(anna)).toEqual([]);
  await anna.getByRole("button", { name: "Delete my ratings…" }).click();
  await anna.locator("dialog [data-yes]").click();
  await expect(anna.getByText("You have no rating, and none is kept.")).toBeVisible();
  await ben.reload();
  await expect(ben.getByText("Nobody shows a rating yet.")).toBeVisible();
});
