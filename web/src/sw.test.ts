/** The worker that stands in for the page while it is closed. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

type Listener = (event: unknown) => void;

/** The worker, in a browser that has these windows open and a server that lists these tables. */
function worker(tables: unknown, windows: string[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: { title: string; tag: string; body: string; data: { address: string } }[] = [];
  const clients = windows.map((path) => ({
    url: `https://here${path}`,
    focus: vi.fn(() => Promise.resolve()),
    navigate: vi.fn((address: string) => Promise.resolve(address)),
  }));
  const openWindow = vi.fn((address: string) => Promise.resolve(address)),
    setAppBadge = vi.fn(() => Promise.resolve());
  const self = {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: {
      showNotification: (title: string, rest: object) => Promise.resolve(shown.push({ title, ...rest } as never)),
    },
    clients: { matchAll: () => Promise.resolve(clients), openWindow },
    navigator: { setAppBadge },
  };
  const fetching = () =>
    tables === null ? Promise.reject(new Error("no network")) : Promise.resolve(new Response(JSON.stringify(tables)));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is our own, and has no other way in
  new Function("self", "fetch", "caches", "location", readFileSync("public/sw.js", "utf8"))(self, fetching, {}, {});
  const happen = async (kind: string, event: object) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(kind)!({ ...event, waitUntil: (each: Promise<unknown>) => waited.push(each) });
    await Promise.all(waited);
  };
  return { happen, shown, clients, openWindow, setAppBadge };
}
const seat = (name: string, is_yours: boolean, character: string | null = null) => ({ name, is_yours, character });
const table = (id: string, turn: number | null, status = "playing") => ({
  id,
  status,
  turn,
  seats: [seat("Ada", true), seat("Ben", false)],
});
const clicked = (address: string) => ({ notification: { close: () => {}, data: { address } } });

test("a push tells of every table that waits for me, and of no other", async () => {
  const standIn = { ...table("bots", 0), seats: [seat("Ada", true, "nadia"), seat("Ben", false)] };
  const { happen, shown, setAppBadge } = worker([
    table("mine", 0),
    table("theirs", 1),
    table("over", null, "over"),
    standIn,
  ]);
  await happen("push", {});
  expect(shown).toMatchObject([{ tag: "mine", body: "Ada · Ben", data: { address: "/t/mine" } }]);
  expect(setAppBadge).toHaveBeenCalledWith(1);
});

test("a push that cannot be asked about is shown all the same", async () => {
  const { happen, shown } = worker(null);
  await happen("push", {});
  expect(shown).toMatchObject([{ data: { address: "/" } }]);
});

test("a click shows the table: where it is open, instead of the front page, or in a window of its own", async () => {
  const open = worker([], ["/", "/t/mine"]);
  await open.happen("notificationclick", clicked("/t/mine"));
  expect(open.clients[1]!.focus).toHaveBeenCalled();
  expect(open.clients[0]!.navigate).not.toHaveBeenCalled();
  const door = worker([], ["/t/other", "/"]);
  await door.happen("notificationclick", clicked("/t/mine"));
  expect(door.clients[1]!.navigate).toHaveBeenCalledWith("/t/mine");
  expect(door.clients[0]!.navigate).not.toHaveBeenCalled();
  const away = worker([], ["/t/other"]);
  await away.happen("notificationclick", clicked("/t/mine"));
  expect(away.openWindow).toHaveBeenCalledWith("/t/mine");
});
