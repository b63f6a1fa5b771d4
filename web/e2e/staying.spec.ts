/** What happens meanwhile takes nothing away: somebody talks, the language changes, the server is updated. */
import { expect, type Page } from "@playwright/test";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { begun, command } from "./finished.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

const BUILT = process.env.ROOFTREE_STATIC ?? resolve(import.meta.dirname, "../../src/rooftree/server/static");

test("a table stays open, and what is in hand stays in hand", async ({ browser }) => {
  const server = await Server.start();
  try {
    const page = await newcomer(browser, server),
      lines: string[] = [];
    page.on("websocket", (line) => lines.push(line.url()));
    const table = await begun(page, "california", 2);
    await page.goto(`/t/${table}`);
    await page.locator(".board .spot.open.thing").first().click();
    const picked = page.locator(".board .spot.picked");
    await expect(picked).toHaveCount(1);

    await command(page, table, { do: "say", text: "take your time" });
    await page.getByRole("tab", { name: /Chat/ }).click();
    await expect(page.locator("aside li", { hasText: "take your time" })).toBeVisible();
    await expect(picked).toHaveCount(1);

    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("dialog .preferences select").first().selectOption("fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.keyboard.press("Escape");
    await expect(page.locator("aside").getByRole("tab").first()).toHaveText("Journal");
    await page.locator("a.skip").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await expect(picked).toHaveCount(1);
    expect(lines.length).toBe(1);
  } finally {
    await server.close();
  }
});

/** As if there had been another build: the page and its worker are others, and a part has another name. */
function rebuild(folder: string): void {
  const change = (name: string, from: RegExp, to: string) => {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(from, to));
    for (const end of [".br", ".gz"]) rmSync(join(folder, name + end));
  };
  change("index.html", /(src="\/assets\/index-[\w-]+\.js)"/, '$1?new"');
  change("sw.js", /"rooftree-\w+"/, '"rooftree-new"');
  for (const name of readdirSync(join(folder, "assets")))
    if (name.startsWith("Settings-")) rmSync(join(folder, "assets", name));
}

test("after an update an old page finds the new one, once, and keeps nothing old", async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "rooftree-static-"));
  cpSync(BUILT, folder, { recursive: true });
  const before = process.env.ROOFTREE_STATIC;
  process.env.ROOFTREE_STATIC = folder;
  const server = await Server.start();
  try {
    const page = await newcomer(browser, server);
    await page.goto("/");
    const kept = () => page.evaluate(() => caches.keys());
    await expect.poll(kept).toEqual([expect.stringMatching(/^rooftree-[0-9a-f]{12}$/)]);
    await server.kill();
    rebuild(folder);
    await server.start();
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    const isOld = (of: Page) => of.locator("html[data-old]").count();
    await page.locator('nav a[href="/settings"]').click();
    await expect.poll(() => isOld(page)).toBe(0);
    await expect(page.getByRole("alert")).toBeVisible(); // it is really gone: that is said, and no reload without end
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    await page.waitForTimeout(1000);
    expect(await isOld(page)).toBe(1);
    await expect.poll(kept).toEqual(["rooftree-new"]);
  } finally {
    if (before === undefined) delete process.env.ROOFTREE_STATIC;
    else process.env.ROOFTREE_STATIC = before;
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
