/** "It is your turn", also while the page is closed: switched on and off for this browser. */
import { ask, beSomebody } from "./api.ts";

/** Whether this browser can be told anything. */
export const canNotify = (): boolean => "PushManager" in globalThis && "serviceWorker" in navigator;

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser is told of my turns. */
export const isNotified = async (): Promise<boolean> =>
  canNotify() && Notification.permission === "granted" && (await subscription()) !== null;

/** Whether it may: the browser asks its owner. */
export async function notifyMe(): Promise<boolean> {
  await beSomebody();
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await ask("GET /api/push-key"),
    worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await ask("POST /api/me/notices", { body: { kind: "push", address: endpoint!, keys: keys ?? {} } });
  return true;
}

/** The server forgets the address, and the browser too: whichever of them is asked again knows nothing. */
export async function notifyMeNoMore(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await ask("DELETE /api/me/notices", { query: { address: made.endpoint } });
  await made.unsubscribe();
}
