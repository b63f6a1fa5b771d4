/**
 * Pictures of every page and of a finished game of each kind, desktop and phone, light and dark, into docs/pictures,
 * and the page that shows them all, docs/pages.md: `make screenshots`, or some of them with their names.
 */
import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import config from "../playwright.config.ts";
import { begun, built, finished } from "../e2e/finished.ts";
import { act, chance, GAMES, newcomer, titleOf } from "../e2e/people.ts";
import { Server } from "../e2e/server.ts";

const DOCS = join(import.meta.dirname, "../../docs"),
  FOLDER = join(DOCS, "pictures");
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const MIDDLE = 40; // touches until a game is worth looking at
const PATIENCE = 120_000;
/** A house as somebody writes it down on the score pad. */
const HOUSE = {
  "T1.room": "playroom",
  "T2.room": "living room",
  "T2.decor": "piano",
  "T3.room": "living room",
  "T4.room": "bathroom",
  "G1.room": "bathroom",
  "G2.room": "bedroom",
  "G2.decor": "cat house",
  "G3.room": "kitchen",
  "G4.room": "pantry",
  "G5.room": "kitchen",
  "B4.room": "garage",
  "B5.room": "empty",
  roofs: "red, red, brown, green window",
};
const wanted = process.argv.slice(2);
const taken: string[] = [];

async function shoot(page: Page, name: string): Promise<void> {
  if (wanted.length && !wanted.some((each) => name.includes(each))) return;
  taken.push(name);
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(350);
      writeFileSync(
        join(FOLDER, `${name}-${size}-${theme}.webp`),
        await webp(page.context().browser()!, await page.screenshot()),
      );
    }
  }
  await page.setViewportSize(SIZES.desktop);
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  console.log(name);
}

/** A fifth of the bytes of PNG. */
async function webp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86).split(",")[1]!;
  }, png.toString("base64"));
  await page.close();
  return Buffer.from(text, "base64");
}

const server = await Server.start(undefined, ["--house-rules", "examples/house_rules"]),
  browser = await chromium.launch(config.use!.launchOptions);
mkdirSync(FOLDER, { recursive: true });
if (!wanted.length) for (const file of readdirSync(FOLDER)) if (file.endsWith(".webp")) rmSync(join(FOLDER, file));
try {
  const page = await newcomer(browser, server, { name: "Anna" }, { viewport: SIZES.desktop });
  const open = async (path: string, sign: string) => {
    await page.goto(path);
    await expect(page.locator(sign).first()).toBeVisible({ timeout: PATIENCE });
    await page.waitForLoadState("networkidle");
  };
  await page.request.post("/api/me");
  const { id } = await (
    await page.request.post("/api/tables", { data: { game: "dreamhome", players: 4, is_public: true } })
  ).json();
  await open(`/t/${id}`, ".seats");
  await page.locator('input[autocomplete="nickname"]').fill("Anna");
  await page.locator("li.free button.main").first().click();
  await page.locator("li.free button:not(.main)").first().click();
  await page.locator("dialog [data-character]:enabled").last().click();
  await expect(page.locator("li.free")).toHaveCount(2);
  await shoot(page, "seats");
  await open(`/tv/${id}`, ".qr");
  await shoot(page, "tv-invitation");
  await open("/", "article");
  await shoot(page, "home");
  await page.locator("article button.main").first().click();
  await expect(page.locator("dialog form")).toBeVisible();
  await shoot(page, "set-up");
  await open("/", "article");
  await page.locator('article[data-game="dreamhome"] button.main').click();
  await page.getByLabel("House rules").selectOption({ label: "Bookworms" });
  await page.getByText("What is different").scrollIntoViewIfNeeded();
  await shoot(page, "house-rules-chosen");
  await page.locator('dialog button[type="submit"]').click();
  await page.locator("dl summary").click();
  await shoot(page, "house-rules-table");
  await open("/settings", ".preferences");
  await shoot(page, "settings");
  await open("/rules/dreamhome", ".text section");
  await shoot(page, "rules");
  await open("/pad/dreamhome", "[data-drawn=yes]");
  await page.getByRole("button", { name: "Write" }).click();
  for (const [place, what] of Object.entries(HOUSE)) await page.locator(`[data-write="${place}"]`).fill(what);
  await page.getByLabel("Name").fill("Anna");
  await page.getByRole("button", { name: "Touch" }).click();
  await expect(page.locator(".total")).toContainText("Anna");
  await shoot(page, "pad");
  await open("/puzzles/california-20", ".stage .spot");
  await page.getByRole("button", { name: "A hint" }).click();
  await shoot(page, "puzzle-california");
  await open("/analysis", "[data-way=place]");
  await page.locator("[data-way=place]").getByRole("combobox").first().selectOption("dreamhome");
  await page.locator("[data-way=place] button").click();
  await expect(page.locator("[data-drawn=yes]")).toBeVisible({ timeout: PATIENCE });
  await page.getByRole("button", { name: "G2", exact: false }).first().click();
  await page.locator('dialog [data-kind="kitchen"]').click();
  await page.locator("dialog .do .main").click();
  await page.getByLabel("Round").fill("2");
  await expect(page.locator(".wrong")).toContainText("Player 2");
  await shoot(page, "position");
  const ben = await newcomer(browser, server, { name: "Ben" });
  const deal = await built(page, "dreamhome", false, "Anna");
  await built(ben, "dreamhome", true, "Ben");
  await ben.context().close();
  await open("/daily", "[data-week]");
  await shoot(page, "daily");
  await open(`/daily/${deal}`, ".panel");
  await page.getByRole("button", { name: "Beside mine" }).first().click();
  await page.locator(".both article").last().waitFor();
  await page.getByRole("slider").fill("8");
  await shoot(page, "daily-beside");
  await open("/daily", "[data-week]");
  await page.locator('[data-week] li[data-players="3"] button').click();
  await expect(page.locator("#invitation")).toBeVisible();
  await shoot(page, "daily-team");
  for (let houses = 0; houses < 4; houses++) await finished(page, "dreamhome", 2, {}, "random");
  await open("/houses", ".street img");
  await page.locator("select").last().selectOption("oddest");
  await expect(page.locator(".street .odd").first()).toBeVisible();
  await shoot(page, "houses");
  for (const game of GAMES) {
    await open(`/learn/${game}`, ".coach");
    await shoot(page, `lesson-${game}`);
    const table = await begun(page, game, 3);
    await open(`/t/${table}`, ".board .spot");
    const random = chance(5);
    const isChoosing = async () => (await page.locator(".board .spot.open").count()) > 0;
    for (let acts = 0, tries = 0; (acts < MIDDLE || !(await isChoosing())) && tries < 400; tries++)
      if (await act(page, random)) acts++;
      else await page.waitForTimeout(60);
    await page.mouse.move(0, 0);
    await shoot(page, `table-${game}`);
    await open(`/tv/${table}`, ".tv");
    await shoot(page, `tv-${game}`);
    const over = await finished(page, game, 3);
    await open(`/t/${over}`, ".finale tfoot");
    await shoot(page, `end-${game}`);
    await open(`/replay/${over}`, "output");
    await page.getByRole("slider").fill("30");
    await page.getByRole("slider").blur();
    await expect(page.locator(".told")).not.toBeEmpty();
    await shoot(page, `replay-${game}`);
    await open(`/analysis/${over}`, "[data-board]");
    await page.getByRole("slider").fill("30");
    await page.getByRole("slider").blur();
    await expect(page.locator("aside ol li").first()).toBeVisible({ timeout: PATIENCE });
    await shoot(page, `analysis-${game}`);
  }
} finally {
  await browser.close();
  await server.close();
}

if (!wanted.length) {
  const row = (name: string) =>
    `## ${name}\n\n` +
    ["light", "dark"]
      .map((theme) =>
        ["desktop", "phone"]
          .map(
            (size) =>
              `<img src="pictures/${name}-${size}-${theme}.webp" height="420" alt="${name}, ${size}, ${theme}">`,
          )
          .join(" "),
      )
      .join("\n") +
    "\n";
  const text =
    "# Every page\n\nDesktop and phone, light and dark, as `make screenshots` takes them: " +
    `${GAMES.map(titleOf).join(", ")}.\n\n${taken.map(row).join("\n")}`;
  writeFileSync(join(DOCS, "pages.md"), text);
}
