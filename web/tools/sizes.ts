/**
 * Pictures of every page in every window, to be looked at one by one: a phone upright and on its side, tablets, a desk,
 * twice the zoom, the largest text, a television. `make sizes`, or some of them: `make sizes ARGS="table side fr"`;
 * with `whole` also what one has to scroll to.
 */
import { chromium, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import config from "../playwright.config.ts";
import { finished } from "../e2e/finished.ts";
import { middle } from "../e2e/late.ts";
import { GAMES, newcomer } from "../e2e/people.ts";
import { Server } from "../e2e/server.ts";

const FOLDER = join(import.meta.dirname, "../node_modules/.sizes");
const PATIENCE = 120_000;
const LETTERS = 16; // the pixels of a letter, unless somebody has asked their browser for larger ones
const HAND = {
  phone: [390, 844, LETTERS],
  small: [360, 640, LETTERS],
  side: [844, 390, LETTERS],
  tablet: [768, 1024, LETTERS],
  lying: [1024, 768, LETTERS],
  desk: [1440, 900, LETTERS],
  low: [1280, 720, LETTERS],
  zoom: [720, 450, LETTERS],
  largest: [1440, 900, 2 * LETTERS],
  "phone-largest": [390, 844, 2 * LETTERS],
} as const;
const WALL = { tv: [1920, 1080, LETTERS], "tv-4k": [3840, 2160, LETTERS] } as const;
const LANGUAGES = ["en", "fr", "is"];
const THEMES = ["light", "dark"];
const WHOLE = "whole";

const words = process.argv.slice(2);
const of = (known: string[], unlessSaid: string[]) => {
  const said = known.filter((each) => words.includes(each));
  return said.length ? said : unlessSaid;
};
const sizes = of([...Object.keys(HAND), ...Object.keys(WALL)], []),
  languages = of(LANGUAGES, ["en"]),
  themes = of(THEMES, ["light"]);
const names = words.filter(
  (each) => ![...Object.keys(HAND), ...Object.keys(WALL), ...LANGUAGES, ...THEMES, WHOLE].includes(each),
);
const isWanted = (name: string) => !names.length || names.some((each) => name.includes(each));

const server = await Server.start(["web/e2e/with_gable.py"]),
  browser = await chromium.launch(config.use!.launchOptions);
mkdirSync(FOLDER, { recursive: true });
/** What is done on a page before its picture is taken. */
let prepare = async () => {};
const page = await newcomer(browser, server, { name: "Anna" }),
  letters = await page.context().newCDPSession(page);

async function shoot(name: string, windows: typeof HAND | typeof WALL = HAND): Promise<void> {
  for (const [size, [width, height, pixels]] of Object.entries(windows)) {
    if (sizes.length && !sizes.includes(size)) continue;
    await page.setViewportSize({ width, height });
    await lettersOf(pixels);
    for (const language of languages) {
      await speak(page, language);
      for (const theme of themes) {
        await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
        await page.waitForTimeout(250);
        const path = join(FOLDER, `${name}.${size}.${language}.${theme}.png`);
        await page.screenshot({ path, fullPage: words.includes(WHOLE) });
      }
    }
  }
  await lettersOf(LETTERS);
  console.log(name);
}

let current = LETTERS;
async function lettersOf(pixels: number): Promise<void> {
  if (pixels === current) return;
  await letters.send("Page.setFontSizes", { fontSizes: { standard: (current = pixels), fixed: pixels } });
  await again();
}

async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page.evaluate((language) => {
    const liked = JSON.parse(localStorage.getItem("rooftree") ?? "{}") as object;
    localStorage.setItem("rooftree", JSON.stringify({ ...liked, language }));
  }, language);
  await again();
}

async function again(): Promise<void> {
  await page.reload();
  await settled();
}

async function settled(): Promise<void> {
  await page.waitForLoadState("networkidle");
  const recap = page.locator(".recap .main"); // what was missed meanwhile
  if (await recap.isVisible()) await recap.click();
  await prepare();
}

async function open(path: string, sign: string): Promise<void> {
  await page.goto(path);
  await page.locator(sign).first().waitFor({ timeout: PATIENCE });
  await settled();
}

/** Whatever is wanted of these names, prepared once. */
async function each(
  name: string,
  path: () => Promise<string>,
  sign: string,
  {
    windows = HAND,
    first = async () => {},
  }: { windows?: typeof HAND | typeof WALL; first?: () => Promise<void> } = {},
): Promise<void> {
  if (!isWanted(name)) return;
  prepare = first;
  await open(await path(), sign);
  await shoot(name, windows);
}

const touch = (what: string) => () =>
  page
    .locator(what)
    .first()
    .click({ timeout: 5000 })
    .catch(() => {});

try {
  await open("/", "article");
  await each("home", async () => "/", "article");
  await each("set-up", async () => "/", "article", { first: touch("article button.main") });
  await each("settings", async () => "/settings", ".preferences");
  const waiting = async () => {
    await page.request.post("/api/me");
    const data = { game: "dreamhome", players: 4, is_public: true };
    return (await (await page.request.post("/api/tables", { data })).json()).id as string;
  };
  await each("lobby", async () => `/t/${await waiting()}`, ".seats");
  await each("tv-lobby", async () => `/tv/${await waiting()}`, ".qr", { windows: WALL });
  for (const game of [...GAMES, "gable"]) {
    await each(`rules-${game}`, async () => `/rules/${game}`, ".text section");
    if (game !== "gable") await each(`lesson-${game}`, async () => `/learn/${game}`, ".coach");
    for (const players of [2, 4]) {
      let table: Promise<string> | undefined;
      const id = () => (table ??= middle(page, game, players));
      await each(`table-${game}-${players}`, async () => `/t/${await id()}`, ".board .spot");
      if (players === 4) {
        const path = async () => `/t/${await id()}`;
        await each(`log-${game}`, path, ".board .spot", { first: touch(".talk") });
        await each(`taken-${game}`, path, ".board .spot", { first: touch(".board .spot.open") });
        await each(`looked-${game}`, path, ".board .spot", { first: touch("article .house") });
        await each(`magnifier-${game}`, path, ".board .spot", { first: touch(".board .piece") });
        await each(`menu-${game}`, path, ".board .spot", { first: touch(".menu") });
      }
      await each(`tv-${game}-${players}`, async () => `/tv/${await id()}`, ".tv", { windows: WALL });
    }
    let over: Promise<string> | undefined;
    const ended = () => (over ??= finished(page, game, 4, {}, "random"));
    await each(`end-${game}`, async () => `/t/${await ended()}`, ".finale tfoot");
    await each(`tv-end-${game}`, async () => `/tv/${await ended()}`, ".finale tfoot", { windows: WALL });
    await each(`replay-${game}`, async () => `/replay/${await ended()}`, "output");
  }
} finally {
  await browser.close();
  await server.close();
}
