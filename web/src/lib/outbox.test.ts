import { beforeEach, expect, test, vi } from "vitest";
import type { Order } from "./connection.ts";

const kept = new Map<string, string>();
const KEY = "rooftree-unsent";
const hello: Order = { do: "say", table: "t", text: "hello" },
  bye: Order = { do: "say", table: "u", text: "bye" };

/** The page is loaded, for the first time or once more. */
async function load() {
  vi.resetModules();
  return (await import("./outbox.svelte.ts")).outbox;
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("what was not answered is there after the page is loaded anew, under its id, until it is answered", async () => {
  const before = await load();
  before.claim("t");
  before.put({ id: "1", order: hello });
  before.put({ id: "1", order: hello }); // it is sent again: that is the same deed
  const after = await load();
  expect(after.loose).toEqual([{ id: "1", order: hello }]);
  after.drop("1");
  expect((await load()).loose).toEqual([]);
});

test("an open table sends what is its own, and no more", async () => {
  const outbox = await load();
  outbox.put({ id: "1", order: hello });
  outbox.put({ id: "2", order: bye });
  expect(outbox.claim("t")).toEqual([{ id: "1", order: hello }]);
  expect(outbox.loose.map(({ id }) => id)).toEqual(["2"]);
  outbox.claim("t"); // the page of the same table comes before the old one is gone
  outbox.release("t");
  expect(outbox.loose.map(({ id }) => id)).toEqual(["2"]);
  outbox.release("t");
  expect(outbox.loose.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a store that is damaged or forbidden does no harm", async () => {
  for (const text of ["{", "7", "null"]) {
    kept.set(KEY, text);
    expect((await load()).loose).toEqual([]);
  }
  vi.stubGlobal("sessionStorage", undefined);
  const outbox = await load();
  outbox.put({ id: "1", order: hello });
  expect(outbox.loose.length).toBe(1);
});
