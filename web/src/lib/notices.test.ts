import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isNotified, notifyMe, notifyMeNoMore } from "./notices.ts";

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock("./api.ts", () => ({
  beSomebody: () => Promise.resolve(),
  ask: (route: string, rest: object = {}) => Promise.resolve(asked.push([route, rest]) && { key: "key" }),
}));

/** What the browser has subscribed to. */
let made: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<void> } | null = null;
const pushManager = {
  getSubscription: () => Promise.resolve(made),
  subscribe: () => {
    const endpoint = "https://push.example/1";
    made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { auth: "a" } }),
      unsubscribe: () => Promise.resolve(void (made = null)),
    };
    return Promise.resolve(made);
  },
};

beforeEach(() => {
  asked.length = 0;
  made = null;
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: () => Promise.resolve("granted") });
  const registration = { pushManager };
  vi.stubGlobal("navigator", {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("it is switched on, and off again at the server and in the browser", async () => {
  expect(await isNotified()).toBe(false);
  expect(await notifyMe()).toBe(true);
  expect(await isNotified()).toBe(true);
  await notifyMeNoMore();
  expect(await isNotified()).toBe(false);
  expect(asked).toEqual([
    ["GET /api/push-key", {}],
    ["POST /api/me/notices", { body: { kind: "push", address: "https://push.example/1", keys: { auth: "a" } } }],
    ["DELETE /api/me/notices", { query: { address: "https://push.example/1" } }],
  ]);
});

test("whoever does not allow it is told nothing", async () => {
  vi.stubGlobal("Notification", { permission: "denied", requestPermission: () => Promise.resolve("denied") });
  expect(await notifyMe()).toBe(false);
  expect(await isNotified()).toBe(false);
  expect(asked).toEqual([]);
});
