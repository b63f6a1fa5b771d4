import { afterEach, expect, test, vi } from "vitest";
import { reloadIfRebuilt } from "./rebuilt.ts";

/** Whether a page that began with `main-1.js` is loaded again, if the server now answers with that page. */
async function reloads(answer: () => Promise<Response>): Promise<boolean> {
  const reload = vi.fn();
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/main-1.js" }) });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", answer);
  await reloadIfRebuilt();
  return reload.mock.calls.length > 0;
}
const page = (script: string) => async () =>
  new Response(`<script type="module" crossorigin src="/assets/${script}.js"></script>`);
afterEach(() => vi.unstubAllGlobals());

test("a page is loaded again only if there is another one", async () => {
  expect(await reloads(page("main-2"))).toBe(true);
  expect(await reloads(page("main-1"))).toBe(false);
  expect(await reloads(async () => new Response("a portal of some hotel"))).toBe(false);
  expect(await reloads(async () => new Response("", { status: 503 }))).toBe(false);
  expect(await reloads(() => Promise.reject(new TypeError("offline")))).toBe(false);
});
