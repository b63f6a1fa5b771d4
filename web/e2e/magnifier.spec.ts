/** Nothing on a table is mute: whatever lies there shows itself large, with its words and its rule. */
import { expect, type Page } from "@playwright/test";
import type { Language } from "$protocol";
import { obstacles } from "./axe.ts";
import { late } from "./late.ts";
import { newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start(["web/e2e/with_gable.py"]);
});
test.afterAll(() => server.close());

const TABLES: [game: string, players: number, back: number, language: Language, options: object][] = [
  ["dreamhome", 4, 14, "fr", { roofs: "open" }],
  ["dreamhome", 3, 60, "is", {}],
  ["california", 3, 12, "is", {}],
  ["homesweethome", 4, 60, "fr", {}],
  ["gable", 3, 9, "en", {}],
];

interface Shown {
  look: string;
  titles: string[];
  words: string[];
  rules: number;
}

/** Point at everything that is marked, one after the other, and read what is shown. */
const walk = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const shown = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const things = [...document.querySelectorAll<HTMLElement>("[data-look]")];
    for (const look of new Set(things.map((each) => each.dataset.look!))) {
      const thing = document.querySelector(`[data-look="${look}"]`)!;
      (document.activeElement as HTMLElement | null)?.blur();
      thing.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
      thing.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "i" }));
      const pieces = look.split(" ").length;
      const all = () => [...document.querySelectorAll("#magnifier:popover-open article")];
      for (
        let tries = 0;
        tries < 600 && !(all().length === pieces && all().every((each) => each.querySelector(".rule")));
        tries++
      )
        await frame();
      const text = (selector: string) =>
        all().map((each) => [...each.querySelectorAll(selector)].map((part) => part.textContent.trim()).join(" "));
      shown.push({ look, titles: text("h3"), words: text("p, li"), rules: text(".rule").filter(Boolean).length });
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      for (let tries = 0; tries < 300 && document.querySelector("#magnifier:popover-open"); tries++) await frame();
    }
    return shown;
  });

/** Pictures of cards and tokens at which nobody could point. */
const mute = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [];
    for (const drawn of document.querySelectorAll(".board [data-piece], .players [data-piece], .players svg")) {
      drawn.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = drawn.getBoundingClientRect();
      if (
        width === 0 ||
        drawn.closest(".layer, .portrait") !== null ||
        getComputedStyle(drawn).visibility === "hidden"
      )
        continue;
      const there = document.elementsFromPoint(left + width / 2, top + height / 2);
      if (!drawn.closest("[data-look]") && !there.some((each) => each.closest("[data-look]")))
        found.push(drawn.outerHTML.slice(0, 160));
    }
    return found;
  });

for (const [game, players, back, language, options] of TABLES)
  test(`every piece of ${game} with ${players} explains itself in ${language}`, async ({ browser }) => {
    const page = await newcomer(browser, server, { language });
    const id = await late(page, game, players, back, options);
    await page.goto(`/t/${id}`);
    await expect(page.locator("footer.mine"), "nobody goes on meanwhile").toBeVisible();
    expect(await mute(page), "drawn, and not to be looked at").toEqual([]);
    const shown = await walk(page);
    expect(shown.length).toBeGreaterThan(20);
    for (const { look, titles, words, rules } of shown) {
      const pieces = look.split(" ").length;
      expect([titles.length, rules], look).toEqual([pieces, pieces]);
      for (const text of [...titles, words.join(" ")]) {
        expect(text.length, look).toBeGreaterThan(1);
        expect(text, look).not.toMatch(/\b(web|look|effect|name|line)-[a-z]|undefined|\[object|\{ ?\$/);
      }
    }
  });

test("by mouse, key and finger, beside the thing, with its rule; the hint goes on telling of the move", async ({
  browser,
}) => {
  const page = await newcomer(browser, server);
  const id = await late(page, "california", 2, 12);
  await page.goto(`/t/${id}`);
  const magnifier = page.locator("#magnifier"),
    tile = page.locator('.board .spot.open[data-look^="slots."]').first();
  const bonus = page.locator('.board [data-look="bonuses.0"]');
  await expect(bonus).toBeVisible();

  // A mouse that rests: picture, words and worth, beside the thing and not on the question.
  await bonus.hover();
  await expect(magnifier).toHaveRole("tooltip");
  await expect(magnifier).toContainText("Worth 3 points to the first who has three brown pieces");
  await expect(magnifier.locator(".art > svg")).toBeVisible();
  const boxes = await Promise.all([magnifier, bonus, page.locator("footer")].map((each) => each.boundingBox()));
  const [shown, thing, bar] = boxes as { x: number; y: number; width: number; height: number }[];
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(bar!.y + 1);
  expect(
    shown!.x >= thing!.x + thing!.width || shown!.x + shown!.width <= thing!.x || shown!.y + shown!.height <= thing!.y,
  ).toBe(true);
  await page.mouse.move(2, 2);
  await expect(magnifier).toBeHidden();

  // A place to play: the hint says what the move would do, the magnifier what the thing is; a click plays.
  if (await tile.count()) {
    await tile.hover();
    await expect(magnifier).toContainText("Costs");
    await expect(page.locator("#hint")).not.toBeEmpty();
    await tile.click();
    await expect(magnifier).toBeHidden();
    await page.keyboard.press("Escape");
  }

  // A key for what is in focus; Escape goes back there. The rule opens over the table.
  await bonus.focus();
  await page.keyboard.press("?");
  await expect(magnifier).toHaveRole("dialog");
  await expect(magnifier).toBeFocused();
  const impacts = ["minor", "moderate", "serious", "critical"];
  expect(await obstacles(page, { within: "#magnifier", impacts })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(magnifier).toBeHidden();
  await expect(bonus).toBeFocused();
  await page.keyboard.press("i");
  await magnifier.getByRole("button", { name: "The rule: Bonus cards" }).click();
  await expect(page.locator("dialog h2")).toHaveText("Bonus cards");
  await expect(page.locator("dialog")).toContainText("Whoever is first to have what a card shows");
});

test("a finger taps what nothing can be done with, and holds what it could play; a sheet with a cross", async ({
  browser,
}) => {
  const page = await newcomer(browser, server, {}, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const id = await late(page, "dreamhome", 2, 20);
  await page.goto(`/t/${id}`);
  const magnifier = page.locator("#magnifier");
  await page.locator('.players [data-look$=".roof"]').first().tap();
  await expect(magnifier).toContainText("Roof cards in the pile");
  await magnifier.getByRole("button", { name: "Close" }).tap();
  await expect(magnifier).toBeHidden();

  const open = page.locator(".board .spot.open[data-look], .board .spot.open:has([data-look])").first();
  await open.scrollIntoViewIfNeeded();
  const name = await open.getAttribute("data-spot");
  const { x, y, width, height } = (await open.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(magnifier).toBeVisible();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(magnifier, "looked at, not played").toBeVisible();
  await expect(page.locator(`.board .spot.open[data-spot="${name}"]`)).toBeVisible();
});
