/** The same cards for everybody: two houses side by side, and a team that gathers for the deal of a week. */
import { expect } from "@playwright/test";
import { built } from "./finished.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("what others built from the same cards stands beside mine, round by round", async ({ browser }) => {
  test.setTimeout(600_000);
  const anna = await newcomer(browser, server, { name: "Anna" }),
    ben = await newcomer(browser, server, { name: "Ben" });
  const deal = await built(anna, "california", false, "Anna");
  await built(ben, "california", true, "Ben");
  await anna.goto(`/daily/${deal}`);
  await anna.getByRole("button", { name: "Beside mine: Ben" }).click();
  await expect(anna.getByRole("heading", { name: "You and Ben, round by round" })).toBeVisible();
  const houses = anna.locator(".both article"),
    next = anna.getByRole("button", { name: "The next round" });
  await expect(houses).toHaveCount(2);
  const early = await houses.nth(1).innerText();
  while (await next.isEnabled()) await next.click();
  await expect(anna.getByText("The end", { exact: true })).toBeVisible();
  expect(await houses.nth(1).innerText()).not.toBe(early);
  const { mine, houses: all } = await (
    await anna.request.get(`/api/daily/${deal.slice(0, 10)}/${deal.slice(11)}`)
  ).json();
  const points = (house: { score: number }) => new RegExp(`(^|\\s)${house.score} point`);
  await expect(houses.nth(0)).toContainText(points(mine));
  await expect(houses.nth(1)).toContainText(points(all.find((house: { name: string }) => house.name === "Ben")));
});

test("a team gathers by a link, nobody sees the cards before, and the last to come has them dealt", async ({
  browser,
}) => {
  const anna = await newcomer(browser, server, { name: "Anna" }),
    ben = await newcomer(browser, server),
    cara = await newcomer(browser, server, { name: "Cara" });
  await anna.goto("/daily");
  await anna.locator('[data-week] li[data-players="2"]').getByRole("button", { name: "Gather a team" }).click();
  await expect(anna.getByText("a free seat")).toBeVisible();
  const link = new URL(await anna.locator("#invitation").inputValue()).pathname;
  expect(link).toBe(new URL(anna.url()).pathname);
  const table = link.split("/").at(-1)!;
  await ben.goto(`/t/${table}`);
  await expect(ben.getByText("First build your own house from these cards")).toBeVisible();
  await ben.goto(link);
  await ben.getByLabel("Your nickname").fill("Ben");
  await ben.getByRole("button", { name: "Join the team" }).click();
  for (const page of [anna, ben]) {
    await expect(page).toHaveURL(new RegExp(`/t/${table}$`));
    await expect(page.locator("[data-board]")).toBeVisible();
  }
  await cara.goto(link);
  await expect(cara.getByText("This team is complete.")).toBeVisible();
  await cara.goto(`/t/${table}`);
  await expect(cara.getByText("First build your own house from these cards")).toBeVisible();
});
