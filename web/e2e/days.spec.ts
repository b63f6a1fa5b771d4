/** Games that take days: the next table that waits for me, reminders that stay kind, holidays. */
import { expect, type Page } from "@playwright/test";
import { newcomer, ready, sit } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

/** A game over days that Anna has opened, and at which both sit. */
async function begun(anna: Page, ben: Page): Promise<string> {
  await anna.goto("/");
  const id = await anna.evaluate(async () => {
    await fetch("/api/me", { method: "POST" });
    const body = JSON.stringify({ game: "california", players: 2, pace: "days" }),
      headers = { "Content-Type": "application/json" };
    const made: unknown = await (await fetch("/api/tables", { method: "POST", body, headers })).json();
    return (made as { id: string }).id;
  });
  for (const page of [anna, ben]) await page.goto(`/t/${id}`);
  await sit(anna, "Anna");
  await sit(ben, "Ben");
  await ready(anna);
  await ready(ben);
  for (const page of [anna, ben]) await expect(page.locator("[data-board]")).toBeVisible();
  return `/t/${id}`;
}

test("whoever has moved is led to the next table, and reminds nobody too soon or on holiday", async ({ browser }) => {
  const anna = await newcomer(browser, server, { confirms: "no" }),
    ben = await newcomer(browser, server, { confirms: "no" });
  const first = await begun(anna, ben),
    second = await begun(anna, ben);
  const [asked, waiting] = [anna, ben]; // whoever has opened a table begins
  await asked.goto("/");
  await expect(asked.getByText("2 tables wait for you.")).toBeVisible();
  await asked.getByRole("link", { name: /^Next: California/ }).click();
  await expect(asked).toHaveURL(new RegExp(`${first}$`)); // it waits longest
  await asked.goto("/settings");

  const remind = waiting.getByRole("button", { name: "Remind them" });
  await expect(remind).toBeVisible();
  await remind.click();
  await expect(waiting.getByText(/Leave \w+ some time/)).toBeVisible();

  await asked.getByRole("button", { name: "I am off" }).click();
  await expect(asked.getByText(/You are on holiday until/)).toBeVisible();
  await expect(waiting.getByText(/on holiday until/).first()).toBeVisible();
  await expect(remind).toBeHidden();
  await asked.getByRole("button", { name: "I am back" }).click();
  await expect(remind).toBeVisible();
  await Promise.all([asked.waitForResponse(/me\/morning/), asked.getByLabel(/once a morning/).check()]);
  await asked.reload();
  await expect(asked.getByLabel(/once a morning/)).toBeChecked();
  expect(second).not.toBe(first);
});

test("at a table the way to the next one is a touch away", async ({ browser }) => {
  const anna = await newcomer(browser, server, { confirms: "no" }),
    ben = await newcomer(browser, server, { confirms: "no" }),
    cara = await newcomer(browser, server, { confirms: "no" });
  // whoever opens a table begins there
  const mine = await begun(anna, ben),
    theirs = await begun(cara, anna);
  await expect(anna.getByRole("link", { name: "Next table" })).toBeVisible({ timeout: 60_000 });
  await anna.getByRole("link", { name: "Next table" }).click();
  await expect(anna).toHaveURL(new RegExp(`${mine}$`));
  expect(theirs).not.toBe(mine);
});
