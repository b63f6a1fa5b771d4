/** A position set up by hand on the analysis board: explained, mended, analysed, saved and opened again. */
import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import { look } from "./axe.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("what cannot be is explained; what can is analysed, saved, and read again", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto("/analysis");
  const way = page.locator('[data-way="place"]');
  await expect(way).toBeVisible();
  await look(page, "/analysis");
  await way.getByLabel("Games").selectOption("dreamhome");
  await way.getByRole("button").click();
  const table = page.locator('[data-part="table"]'),
    open = page.getByRole("button", { name: "Analyse this position" }),
    cell = async (name: string, kind: string) => {
      await page.locator(".plan button", { hasText: name }).click();
      await page.locator(`dialog [data-kind="${kind}"]`).click();
      await page.locator("dialog").getByRole("button", { name: "Done" }).click();
    };
  await expect(open).toBeEnabled({ timeout: 120_000 }); // an empty table is where games begin
  await cell("G1", "kitchen");
  await expect(page.getByText("Before round 1 no room stands in a house yet; here there are 1.")).toBeVisible();
  await expect(open).toBeDisabled();
  await look(page, "a position by hand");
  await table.getByLabel("Round").fill("2");
  await expect(page.getByText("Player 2: Before round 2 every house has one room; here there are 0.")).toBeVisible();
  await page.getByRole("tab", { name: "Player 2" }).click();
  await cell("G3", "sauna");
  await table.locator('[data-list="market-rooms"]').getByRole("button", { name: "add" }).click();
  await page.locator('dialog [data-kind="gym"]').click();
  await page.locator("dialog").getByRole("button", { name: "Done" }).click();
  await table.getByLabel("Whose turn it is").selectOption("1");
  await open.click();

  await expect(page.locator("[data-board]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What Player 2 could do" })).toBeVisible();
  await page.locator("aside ol li button").first().click({ timeout: 120_000 });
  await expect(page.locator("output")).toHaveText("1 / 1");
  await look(page, "an analysis board");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this line" }).click();
  const text = readFileSync(await (await saved).path(), "utf8");
  expect(text).toContain("rooftree-position/1");

  await page.getByRole("button", { name: "Another game" }).click();
  await expect(table).toBeVisible(); // as it was left
  await page.getByRole("button", { name: "Another game" }).click();
  await page.locator("textarea").fill(text);
  await page
    .locator("form", { has: page.locator("textarea") })
    .getByRole("button", { name: "Open" })
    .click();
  await expect(page.locator("output")).toHaveText("1 / 1");
});
