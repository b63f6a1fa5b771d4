/** Tests get an engine by its name, one for all of them, and each a page of somebody who was never here before. */
import { expect, test as plain } from "@playwright/test";
import { Server } from "../e2e/server.ts";
import type { Engine } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { Page } from "./page.ts";
import { webkit } from "./webkit.ts";

const ENGINES = { firefox, webkit };
export type EngineName = keyof typeof ENGINES;

export interface Wanted {
  engine: EngineName;
}
interface Shared extends Wanted {
  opened: Engine;
  server: Server;
}
type Newcomer = (likes?: object, size?: { width: number; height: number }) => Promise<Page>;

export const DESKTOP = { width: 1440, height: 900 },
  PHONE = { width: 390, height: 844 };

export const test = plain.extend<{ newcomer: Newcomer }, Shared>({
  engine: ["firefox", { option: true, scope: "worker" }],
  opened: [
    async ({ engine }, use) => {
      const opened = await ENGINES[engine]();
      await use(opened);
      await opened.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  server: [
    async ({ opened: _ }, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  newcomer: async ({ opened, server }, use) => {
    const pages: Page[] = [];
    await use(async (likes = {}, { width, height } = DESKTOP) => {
      const driver = await opened.newcomer(),
        page = new Page(driver, server.address);
      pages.push(page);
      await driver.resize(width, height);
      await page.goto("/icon.svg"); // no page of ours: nothing is kept yet
      const kept = JSON.stringify({ language: "en", theme: "light", speed: "off", ...likes });
      await page.answer((kept) => localStorage.setItem("rooftree", kept), kept);
      return page;
    });
    const wrongs = [];
    for (const page of pages) {
      wrongs.push(...(await page.wrongs()));
      await page.driver.close();
    }
    expect(wrongs, "nothing went wrong on the pages").toEqual([]);
  },
});
