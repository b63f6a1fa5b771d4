/** Every page, in both themes: nothing that keeps anyone out. And the lessons, the rules, the settings. */
import { expect, type Page } from "@playwright/test";
import { look, obstacles } from "./axe.ts";
import { begun, finished } from "./finished.ts";
import { GAMES, newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

async function visit(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeVisible();
  await look(page, path);
}

test("axe finds nothing serious on the pages around the games, light or dark", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await visit(page, "/", "article");
  await page.locator("article button.main").first().click();
  await expect(page.locator("dialog form")).toBeVisible();
  await look(page, "set-up");
  await visit(page, "/settings", ".preferences");
  await visit(page, "/rules", ".choose img");
  await visit(page, "/print", "section li");
  await visit(page, "/daily", ".deals article");
  await visit(page, "/houses", ".empty");
  await visit(page, "/ratings", ".none");
  await visit(page, "/pad", ".boxes img");
  await visit(page, "/pad/dreamhome", "[data-drawn=yes]");
  await visit(page, "/nowhere", ".lost svg");
  await page.evaluate(() => document.querySelector("main")!.append(document.createElement("img")));
  expect(await obstacles(page)).toEqual([expect.stringContaining("image-alt")]);
  await page.request.post("/api/me");
  const waiting = await page.request.post("/api/tables", { data: { game: GAMES[0], players: 2 } });
  await visit(page, `/t/${(await waiting.json()).id}`, ".seats");
});

for (const game of GAMES)
  test.describe(`axe finds nothing serious about ${game}, light or dark`, () => {
    test("to be read", async ({ browser }) => {
      const page = await newcomer(browser, server);
      await visit(page, `/rules/${game}`, ".text section");
      await visit(page, `/learn/${game}`, ".coach");
    });

    test("at the table", async ({ browser }) => {
      const page = await newcomer(browser, server);
      const table = await begun(page, game, 3);
      await visit(page, `/t/${table}`, ".board .spot");
      await page.getByRole("button", { name: "Menu" }).click();
      await look(page, `menu of ${game}`);
      await visit(page, `/tv/${table}`, ".tv");
    });

    test("at its end", async ({ browser }) => {
      const page = await newcomer(browser, server);
      const over = await finished(page, game, 2);
      await visit(page, `/t/${over}`, ".finale tfoot");
      await visit(page, `/replay/${over}`, "output");
      await visit(page, `/embed/${over}`, "figure");
      await framed(page, over);
    });
  });

/** In the page of another site a game is played, and nobody is known there. */
async function framed(page: Page, table: string): Promise<void> {
  const blog = server.address.replace("127.0.0.1", "localhost") + "/blog";
  await page.route(blog, (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${server.address}/embed/${table}"></iframe>` }),
  );
  await page.goto(blog);
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("output")).toHaveText(/^0 /);
  await frame.locator(".controls button").click();
  await expect(frame.locator("output")).toHaveText(/^[1-9]/);
}

/** What is asked or told in a lesson, up to its end; what flows by is skipped. */
async function stops(page: Page, atEach: (number: number) => Promise<void>): Promise<void> {
  const ended = page.locator(".end h1"),
    skip = page.getByRole("button", { name: "Skip ahead" });
  for (let number = 0; number < 100; number++) {
    await expect(page.locator(".coach .do, .end h1")).toBeVisible();
    while (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => {}); // it may be over by itself
    if (await ended.isVisible()) return;
    await atEach(number);
  }
  throw new Error("the lesson does not end");
}

for (const game of GAMES)
  test(`the newcomer's lesson of ${game}, played by touching, leads to a game of one's own`, async ({ browser }) => {
    const page = await newcomer(browser, server);
    await page.goto(`/learn/${game}`);
    const step = page.locator(".coach header small"),
      asked = page.getByRole("button", { name: "Do it for me" }),
      marked = page.locator(".spot.shown.open:not(.picked)");
    let mine = 0,
      hasTriedOther = false;
    await stops(page, async () => {
      const before = await step.innerText();
      if (await page.locator(".coach .main").isVisible()) return page.locator(".coach .main").click();
      const other = page.locator(".spot.open:not(.shown)").first();
      if (!hasTriedOther && (await other.count())) {
        hasTriedOther = true;
        await other.click();
        await page.keyboard.press("Escape");
        expect(await step.innerText()).toBe(before); // a lesson goes its way
      }
      mine++;
      const isDone = async () => !(await asked.isVisible()) || (await step.innerText()) !== before;
      for (let touches = 0; touches < 4 && !(await isDone()); touches++) {
        await expect(marked.first()).toBeInViewport({ ratio: 0.5 });
        await marked.first().click();
      }
      expect(await isDone()).toBe(true);
    });
    expect(mine).toBeGreaterThan(15);
    await page.getByRole("button", { name: "Play for real" }).click();
    await page.waitForURL("**/t/*");
    await expect(page.locator(".board .spot").first()).toBeVisible();
  });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
for (const game of GAMES)
  test(`what the lesson of ${game} speaks about is seen, whatever the window`, async ({ browser }) => {
    const page = await newcomer(browser, server, {}, { viewport: SIZES.at(-1)! });
    await page.goto(`/learn/${game}`);
    await stops(page, async (number) => {
      await expect.poll(() => page.evaluate(firstPointed)).toBe("seen");
      await page.setViewportSize(SIZES[number % SIZES.length]!); // for the next one
      await page.locator(".coach .do button").nth(1).click();
    });
  });

/** In the page: whether the coach leaves the table alone, and the place pointed at is not covered by anything. */
function firstPointed(): string {
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const [coach, stage] = [box(".coach"), box(".stage")];
  if (coach.right > stage.left + 1 && coach.top < stage.bottom - 1) return "the coach covers the table";
  const spots = [...document.querySelectorAll(".spot.shown")];
  const isSeen = (spot: Element) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && spot.contains(there);
  };
  return !spots.length || spots.some(isSeen) ? "seen" : "hidden";
}

test("the rules show worked examples, on a screen and on paper", async ({ browser }) => {
  const page = await newcomer(browser, server, { theme: "dark" });
  await page.goto("/rules/dreamhome#scoring");
  const example = page.locator("#scoring figure");
  await expect(example.locator("tfoot td")).toHaveText("29");
  await example.getByRole("row", { name: "living room T2 T3" }).hover();
  await expect(example.locator(".lit")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  for (const chrome of ["#app > header", ".rules nav"]) await expect(page.locator(chrome)).toBeHidden();
  await expect(example).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("an impossible place says why, and leads to the rule", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto(`/t/${await begun(page, "california", 2)}`);
  await page.locator(".board .spot.open.thing").first().click();
  await page.locator(".board .spot.shut").first().click({ force: true }); // it is aria-disabled, and yet it answers
  const toast = page.locator(".toast.bad");
  await expect(toast).toBeVisible();
  const [rules] = await Promise.all([page.context().waitForEvent("page"), toast.getByRole("link").click()]);
  await expect(rules.locator("section.asked")).toBeVisible();
});

test("what one likes stays: language, theme, size, letters", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto("/settings");
  const selects = page.locator(".preferences select");
  await selects.nth(0).selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await selects.nth(1).selectOption("dark");
  await selects.nth(2).selectOption("huge");
  await page.locator(".check input").first().check();
  await page.reload();
  for (const [name, value] of [
    ["lang", "fr"],
    ["data-theme", "dark"],
    ["data-size", "huge"],
    ["data-letters", "on"],
  ] as const)
    await expect(page.locator("html")).toHaveAttribute(name, value);
  await expect(page.locator("h1")).toHaveText("Réglages");
});

test("it can be installed, and opens without a network", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto("/");
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const icon of manifest.icons) expect((await page.request.get(icon.src)).ok()).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.locator("article").first()).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator("h1")).toHaveText("Build a home together");
  await expect(page.getByText("There is no network just now.")).toBeVisible(); // and one can play on all the same
});
