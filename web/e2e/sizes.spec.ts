/** Every size of window: what must be seen is seen, nothing runs off the edge, a television can be read from afar. */
import { expect, type Page } from "@playwright/test";
import { middle } from "./late.ts";
import { GAMES, newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

const PHONE = { width: 390, height: 844 },
  SMALL = { width: 360, height: 640 },
  SIDE = { width: 844, height: 390 },
  DESK = { width: 1440, height: 900 },
  ZOOMED = { width: 720, height: 450 }, // the desk, twice as large
  TABLETS = [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ],
  TV = { width: 1920, height: 1080 };
/** Words are longer in some languages: each game is seen in another one. */
const LANGUAGES: Record<string, string> = { california: "fr", dreamhome: "is", homesweethome: "is" };
/** At 1080 lines on 55 inches capitals are 13 mm: from four metres twice what good eyes need. */
const LEAST = 28;
/** What one chooses from, and where it goes. */
const SEEN: Record<string, { market: string; mine: string }> = {
  dreamhome: { market: ".column", mine: '[data-spot^="cell-"]' },
  california: { market: ".slot", mine: '[data-spot^="cell-"]' },
  homesweethome: { market: ".hs-head", mine: ".hs-card" },
  gable: { market: '[data-spot^="cell-M"]', mine: '[data-spot^="cell-"]' },
};

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(["web/e2e/with_gable.py"]);
});
test.afterAll(() => server.close());

for (const game of [...GAMES, "gable"])
  test(`a table of ${game} for four fits every window`, async ({ browser }) => {
    const page = await newcomer(browser, server, { language: LANGUAGES[game] ?? "en" }, { viewport: PHONE });
    const table = await middle(page, game, 4);
    await page.goto(`/t/${table}`);
    await page.locator(".recap .main").click();
    const { market, mine } = SEEN[game]!;

    for (const size of [PHONE, SMALL, SIDE, DESK, ZOOMED, ...TABLETS]) {
      await page.setViewportSize(size);
      await expect.poll(() => overflow(page), `${game} at ${size.width} × ${size.height}`).toEqual([]);
    }
    const letters = await page.context().newCDPSession(page);
    for (const pixels of [32, 16]) {
      await letters.send("Page.setFontSizes", { fontSizes: { standard: pixels, fixed: pixels } });
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => overflow(page), `${game} at ${size.width} in letters of ${pixels}`).toEqual([]);
      }
    }
    await expect.poll(() => hidden(page, market, "across")).toEqual([]);
    await page.locator(".talk").click();
    await expect(page.locator("aside li").last(), "the log opens at its newest line").toBeInViewport();
    await page.locator("aside .close").click();
    await page.mouse.move(0, 0); // what the place under the pointer would do makes the bar larger
    for (const size of [SIDE, ZOOMED, DESK]) {
      await page.setViewportSize(size);
      const what = `${game} at ${size.width} × ${size.height}`;
      await expect.poll(() => hidden(page, market, "all"), `the market of ${what}`).toEqual([]);
      await expect.poll(() => hidden(page, mine, "all"), `what is mine of ${what}`).toEqual([]);
    }

    await page.setViewportSize(TV);
    await page.goto(`/tv/${table}`);
    await expect(page.locator("figure.code figcaption strong")).toContainText(`/t/${table}`);
    await expect(page.locator(".qr")).toBeInViewport({ ratio: 1 });
    expect(await tooSmall(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TV.height);
  });

/** Names of players and of my cards that are cut, and whatever makes the page wider than its window. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    const names = [...document.querySelectorAll<HTMLElement>(".players strong, .hand .label")]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return each.scrollWidth > each.clientWidth || left < 0 || right > innerWidth;
      })
      .map((each) => `${each.textContent} is cut`);
    return [...wide, ...names];
  });
}

/** Which of them are not wholly in sight when one comes, and why. */
function hidden(page: Page, what: string, how: "across" | "all"): Promise<string[]> {
  return page.evaluate(
    ([what, how]) => {
      scrollTo(0, 0);
      const bar = document.querySelector("footer")!.getBoundingClientRect().top; // it hides what is under it
      const places = [...document.querySelectorAll<HTMLElement>(`.board ${what}`)];
      if (!places.length) return ["nothing is there"];
      return places.flatMap((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const isIn = left >= -1 && right <= innerWidth + 1 && (how === "across" || (top >= -1 && bottom <= bar + 1));
        const at = [left, top, right, bottom].map(Math.round).join(" ");
        return isIn ? [] : [`${place.dataset.spot} at ${at}, the bar at ${Math.round(bar)}`];
      });
    },
    [what, how] as const,
  );
}

/** What is written smaller than can be read from afar, also by pseudo-elements. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>(".tv *")) {
      if (each.closest("svg, .unseen") || !each.getClientRects().length) continue;
      const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      const told = ["::before", "::after"].some((part) => /attr|"[^"]/.test(getComputedStyle(each, part).content));
      const size = parseFloat(getComputedStyle(each).fontSize);
      if ((own || told) && size < least)
        found.push(`${each.className} "${each.textContent || each.dataset.text}" ${size}`);
    }
    return found;
  }, LEAST);
}
