/** People and their tables: coming, being sent away and coming back, watching, giving up, a line that breaks. */
import { expect, test } from "@playwright/test";
import { newcomer, openTable, ready, sit } from "./people.ts";
import { Server } from "./server.ts";

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
