/**
 * How heavy the first page is, how soon it can be used, and how smoothly a full table moves. Times are printed only.
 */
import { expect } from "@playwright/test";
import { begun, command } from "./finished.ts";
import { GAMES, newcomer } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

const MOST = 150_000; // bytes, compressed

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.close());

test("the first page is light", async ({ browser }) => {
  // What a service worker hands over weighs nothing: letters and covers would count or not, as it comes soon or late.
  const page = await newcomer(browser, server, {}, { serviceWorkers: "block" });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  const files = new Map<string, string>();
  network.on("Network.responseReceived", ({ requestId, response }) =>
    files.set(requestId, new URL(response.url).pathname),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!files.get(requestId)?.startsWith("/api")) bytes += encodedDataLength;
  });
  await page.goto("/");
  await expect(page.locator("article button.main").first()).toBeEnabled();
  const times = await page.evaluate(() => ({
    usable: Math.round(performance.now()),
    painted: Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
  }));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  const counted = [...files.values()];
  for (const each of [/nunito-latin-/, /cover-/, /index-.*js$/])
    expect(counted).toContainEqual(expect.stringMatching(each));
  console.log(
    `first page: ${(bytes / 1000).toFixed(1)} kB in ${files.size} files;` +
      ` on a processor slowed four times: painted after ${times.painted} ms, usable after ` +
      `${times.usable} ms`,
  );
  expect(bytes).toBeLessThan(MOST);
});

for (const game of GAMES)
  test(`a full table of ${game} moves smoothly`, async ({ browser }) => {
    const page = await newcomer(browser, server, { speed: "normal" });
    const id = await begun(page, game, 4);
    await page.goto(`/t/${id}`);
    await expect(page.locator(".board .spot").first()).toBeVisible();
    await command(page, id, { do: "take-over", seat: 0, bot: "greedy" }); // from here on, everything moves by itself
    const { frames, seconds, slow, flights } = await page.evaluate(async () => {
      const gaps: number[] = [];
      let last = performance.now(),
        flights = 0;
      const begin = last;
      await new Promise<void>((resolve) => {
        const tick = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (document.querySelector(".flying")) flights++;
          if (now - begin > (flights ? 6_000 : 60_000))
            resolve(); // on a busy machine it takes longer until one moves
          else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      });
      return {
        frames: gaps.length,
        seconds: (last - begin) / 1000,
        slow: gaps.filter((gap) => gap > 34).length,
        flights,
      };
    });
    console.log(
      `${game}, four players: ${(frames / seconds).toFixed(1)} frames a second over ` +
        `${seconds.toFixed(1)} s, ${slow} of ${frames} later than 34 ms; a piece was in flight at ` +
        `${flights} of these frames`,
    );
    expect(flights).toBeGreaterThan(0);
  });
