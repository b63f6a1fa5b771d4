/** Every game in three languages: all that is said is a sentence, and none is left in another language. */
import { expect } from "@playwright/test";
import { act, begin, chance, confirm, GAMES, newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "parallel" });

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

const WORDS = { en: "Confirm", fr: "Confirmer", is: "Staðfesta" };
for (const language of ["en", "fr", "is"] as const)
  test(`in ${language}, every game speaks, and nothing is left untranslated`, async ({ browser }) => {
    test.setTimeout(240_000);
    const page = await newcomer(browser, server, { language, confirms: "always" });
    for (const game of GAMES) {
      await begin(page, game);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const random = chance(11);
      let hasConfirmed = false;
      for (let acts = 0; acts < 28 || (!hasConfirmed && acts < 300); acts++) {
        if (await confirm(page).isVisible()) {
          await expect(confirm(page)).toContainText(WORDS[language]);
          hasConfirmed = true;
        }
        if (!(await act(page, random))) await page.waitForTimeout(60);
      }
      expect(hasConfirmed).toBe(true);
      const text = await page.locator("main").innerText(),
        words = await page.locator(".words").innerText();
      for (const each of [text, words]) {
        expect(each).not.toMatch(/\b(web|dh|ca|hs|why|tell|line|name|action|decision|effect)-[a-z]+/);
        expect(each).not.toMatch(/undefined|\[object|\{ ?\$/);
      }
    }
  });
