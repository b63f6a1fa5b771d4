/** What people come back for besides tables: the score pad for the box at home, and puzzles. */
import { expect } from "@playwright/test";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("a house is touched and written together, mended, scored by the rules, and its evening is kept", async ({
  browser,
}) => {
  const page = await newcomer(browser, server);
  await page.goto("/pad");
  await page.locator('.boxes [data-game="dreamhome"]').click();
  await page.locator('[data-place="T1"]').click();
  await page.locator('dialog [data-kind="garage"]').click();
  await page.keyboard.press("Escape");
  // what is impossible is told: what, where, and what would be right
  await expect(page.getByText("T1: nothing lies below it; G1 must be filled first.")).toBeVisible();
  await expect(page.getByText("T1: only the basement (B4, B5) has a place for a garage.")).toBeVisible();
  await expect(page.locator('[data-place="T1"]')).toHaveClass(/wrong/);

  await page.getByRole("button", { name: "Write" }).click();
  await page.locator('[data-write="T1.room"]').fill("");
  await page.locator('[data-write="G1.room"]').fill("eldhús");
  await page.locator('[data-write="G2.room"]').fill("kichen");
  await page.locator('[data-write="roofs"]').fill("red, brun, green window");
  await page.locator('[data-write="roofs"]').press("Tab");
  await page.locator(".near").getByRole("button", { name: "kitchen", exact: true }).click();
  await page.getByLabel("Name").fill("Anna");
  await expect(page.locator(".total")).toHaveText(/^\s*6\s+Anna\s*$/); // a kitchen of two cells
  await expect(page.getByRole("tab", { name: "Anna" })).toContainText("6");

  await page.getByRole("button", { name: "Keep this result" }).click();
  await page.reload();
  await expect(page.locator(".total")).toHaveText(/Anna/);
  await page.goto("/pad");
  await expect(page.locator('article[data-game="dreamhome"]')).toContainText("Anna");
});

test("once opened, the pad counts without a server and without a network", async ({ browser }) => {
  const own = await Server.start(),
    page = await newcomer(browser, own);
  await page.goto("/pad");
  await expect(page.getByText("works without a connection")).toBeVisible({ timeout: 120_000 });
  await own.close(); // for good
  await page.context().setOffline(true);

  await page.reload();
  await page.locator('.boxes [data-game="dreamhome"]').click(); // never opened before
  await page.getByRole("button", { name: "Write" }).click();
  await page.locator('[data-write="G1.room"]').fill("eldhús");
  await page.locator('[data-write="G2.room"]').fill("kichen");
  await page.locator('[data-write="G2.room"]').press("Tab");
  await page.locator(".near").getByRole("button", { name: "kitchen", exact: true }).click({ timeout: 120_000 });
  await page.getByLabel("Name").fill("Anna");
  await expect(page.locator(".total")).toHaveText(/^\s*6\s+Anna\s*$/);
  await expect(page.getByText("Without a connection this device counts")).toBeVisible();
  await page.getByRole("button", { name: "Keep this result" }).click();
  await page.goto("/pad");
  await expect(page.locator('article[data-game="dreamhome"]')).toContainText("Anna");
});

test("a puzzle is solved on the board, with hints for whoever wants them, and the list knows", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto("/puzzles");
  await page.locator('section[data-game="california"] li a').first().click();
  await expect(page.locator(".stage .spot").first()).toBeVisible();
  const over = page.locator(".words h2"),
    hint = page.getByRole("button", { name: "A hint" });
  await hint.click();
  await expect(page.locator(".stage .spot.shown").first()).toBeVisible();
  // a turn has one decision or several; whoever touches what is pointed out makes the right moves
  await expect(async () => {
    if (await hint.isVisible()) await hint.click({ timeout: 2000 });
    else if (!(await over.isVisible())) await page.locator(".stage .spot.shown").first().click({ timeout: 2000 });
    await expect(over).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000 });
  await expect(over).toHaveText("This was the turn");
  await expect(page.locator(".words li")).toHaveCount(6); // how many bots of each level find it
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.locator('section[data-game="california"] li a.helped')).toHaveCount(1);
});
