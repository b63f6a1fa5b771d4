import { afterEach, beforeEach, expect, test, vi } from "vitest";

const table = (id: string, status: string, turn: number | null) => ({
  id,
  game: "california",
  status,
  seats: [
    { name: "Ada", character: null, is_yours: true },
    { name: "Ben", character: null, is_yours: false },
  ],
  turn,
  former: null,
});
let kept: Record<string, string> = {};

beforeEach(() => {
  vi.resetModules();
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (body: unknown) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() =>
      Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } })),
    ),
  );

test("the server's list: where I am asked first, then games, then what waits; what is over is apart", async () => {
  const waiting = table("waiting", "waiting", null);
  answering([table("over", "over", null), waiting, table("theirs", "playing", 1), table("mine", "playing", 0)]);
  const { mine, refreshMine } = await import("./mine.svelte.ts");
  await refreshMine();
  expect(mine.underWay.map((each) => each.id)).toEqual(["mine", "theirs", "waiting"]);
  expect(mine.past.map((each) => each.id)).toEqual(["over"]);
  expect(mine.turns).toBe(1);
});

test("until the server has answered, what was last known is shown, and nothing that is no table", async () => {
  kept["rooftree-mine"] = JSON.stringify([table("a", "playing", 1), { id: 3 }, null]);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new Error("no network"))),
  );
  const { mine, refreshMine } = await import("./mine.svelte.ts");
  expect(mine.underWay.map((each) => each.id)).toEqual(["a"]);
  await refreshMine();
  expect(mine.underWay.map((each) => each.id)).toEqual(["a"]);
});

test("what is taken off the list is taken off the server's", async () => {
  answering([table("a", "over", null)]);
  const { forget, mine, refreshMine } = await import("./mine.svelte.ts");
  await refreshMine();
  answering({});
  await forget("a");
  expect(vi.mocked(fetch).mock.calls[0]).toMatchObject([/^\/api\/me\/tables\/a\?/, { method: "DELETE" }]);
  expect(mine.past).toEqual([]);
});
