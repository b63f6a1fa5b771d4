/** The other ways to play: on a phone with fingers, with the keyboard alone, on one screen, in front of a TV. */
import { devices, expect, type Page } from "@playwright/test";
import {
  act,
  addBots,
  begin,
  chance,
  GAMES,
  insist,
  isOver,
  newcomer,
  openTable,
  playOn,
  ready,
  sit,
} from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

for (const game of GAMES)
  test(`${game} on a phone, by touch`, async ({ browser }) => {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
    const page = await newcomer(browser, server, {}, phone);
    await begin(page, game);
    const random = chance(3);
    for (let acts = 0; acts < 16 && !(await isOver(page));) {
      if (await act(page, random, "tap")) acts++;
      else await page.waitForTimeout(100);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        "nothing hangs over the edge",
      ).toBeLessThanOrEqual(1);
    }
    await page.addLocatorHandler(insist(page), (yes) => yes.tap()); // whatever the last touch would lose
    await page.locator(".talk").tap();
    await expect(page.getByRole("tab", { name: "Chat" })).toBeVisible();
    const log = page.locator("aside li.move");
    await expect.poll(() => log.count()).toBeGreaterThan(3);
  });

for (const game of GAMES)
  test(`${game} with the keyboard alone`, async ({ browser }) => {
    const page = await newcomer(browser, server);
    await page.goto("/");
    const card = page.locator(`article[data-game="${game}"]`);
    await tabTo(page, async () => card.locator("button.main").evaluate((each) => each === document.activeElement));
    await page.keyboard.press("Enter");
    await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute("type") === "submit"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/t/*");
    await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute("autocomplete") === "nickname"));
    await page.keyboard.type("Anna");
    await page.keyboard.press("Enter");
    await expect(page.locator("li.mine")).toBeVisible();
    await tabTo(page, () =>
      page.evaluate(
        () =>
          document.activeElement?.closest("li.free") !== null && !document.activeElement!.classList.contains("main"),
      ),
    );
    await page.keyboard.press("Enter");
    await tabTo(page, () => page.evaluate(() => document.activeElement?.hasAttribute("data-character") === true));
    await page.keyboard.press("Enter");
    await expect(page.locator("li.free")).toHaveCount(0);
    await tabTo(page, () => page.evaluate(() => document.activeElement?.closest(".begin") !== null));
    await page.keyboard.press("Enter");
    await expect(page.locator(".board .spot").first()).toBeVisible();

    let moved = 0;
    while (moved < 6) {
      if (await page.locator('[aria-keyshortcuts="c"]').isVisible()) {
        await page.keyboard.press("c");
        await expect(page.locator('[aria-keyshortcuts="c"]')).toBeHidden();
        continue;
      }
      if (await insist(page).isVisible()) {
        await tabTo(page, () => insist(page).evaluate((each) => each === document.activeElement));
        await page.keyboard.press("Enter");
        await expect(insist(page)).toBeHidden();
        continue;
      }
      if ((await page.locator(".board .spot.open:not(.picked)").count()) === 0) {
        await page.waitForTimeout(80);
        continue;
      }
      const places = ".board .spot.open:not(.picked)";
      await tabTo(page, () =>
        page.evaluate(
          (wanted) =>
            document.activeElement?.matches(wanted) === true ||
            !document.querySelector(wanted) ||
            document.querySelector("dialog[open]") !== null,
          places,
        ),
      );
      if ((await page.locator(places).count()) === 0 || (await insist(page).isVisible())) continue; // the table went on
      await page.keyboard.press("Enter");
      moved++;
    }
    // Arrows go from place to place.
    const place = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.spot);
    await expect(async () => {
      if (await insist(page).isVisible()) await page.keyboard.press("Escape"); // the last touch would lose something
      await page.locator(".board .spot").first().focus();
      const before = await place();
      for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
      const after = await place();
      expect(before).toBeDefined(); // bots may just have moved, and the table been drawn anew
      expect(after).toBeDefined();
      expect(after).not.toBe(before);
    }).toPass();
  });

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  const where = await page.evaluate(
    () =>
      `${document.activeElement?.outerHTML.slice(0, 200)}; open: ` +
      [...document.querySelectorAll<HTMLElement>(".spot.open:not(.picked)")].map((each) => each.dataset.spot).join(),
  );
  throw new Error(`no way there by keyboard from ${where}`);
}

test("two people at one screen with hidden hands hand it over behind a cover", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await openTable(page, "homesweethome", 2);
  await sit(page, "Anna");
  await sit(page, "Ben");
  await ready(page);
  const cover = page.locator(".cover");
  await expect(cover).toBeVisible();
  const first = await cover.locator("h1").innerText();
  expect(await page.locator(".board").count()).toBe(0); // nothing of the hand is in the page
  await cover.getByRole("button").click();
  await playOn([page], chance(5), 400, async () => cover.isVisible());
  await expect(cover.locator("h1")).not.toHaveText(first);
  expect(await page.locator(".board").count()).toBe(0);
});

test("a TV shows the table to everyone, and phones join by its code", async ({ browser }) => {
  const host = await newcomer(browser, server);
  const path = await openTable(host, "homesweethome", 2);
  const tv = await host.context().newPage(); // the same browser: it must not see the host's hand
  await tv.goto(path.replace("/t/", "/tv/"));
  await expect(tv.locator(".qr")).toBeVisible();
  const code = await tv.request.get(
    await tv
      .locator(".qr")
      .first()
      .getAttribute("src")
      .then((src) => src!),
  );
  expect(code.headers()["content-type"]).toContain("svg");
  await sit(host, "Anna");
  await expect(tv.locator(".join li", { hasText: "Anna" })).toBeVisible();
  await addBots(host);
  await expect(tv.locator(".join")).toContainText("Every seat is taken. Whoever comes by the link can watch.");
  await expect(tv.locator(".join .next")).toContainText("I am ready");
  await ready(host);
  await expect(tv.locator(".tv")).toBeVisible();
  expect(await tv.locator('[data-spot^="hand-"]').count()).toBe(0);
  await playOn([host], chance(2), 400, () => tv.locator(".lately li").first().isVisible());
});
