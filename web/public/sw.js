/*
 * Keeps the page itself, so that an installed Rooftree opens at once; what happens at tables always comes from
 * the server.
 * Every build has a worker and a cache of its own: what it keeps fits together, and goes when the next one comes.
 */
const KEPT = "rooftree-BUILD"; // vite.config.ts writes the build's name here

self.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname === "/socket") return;
  if (url.pathname.startsWith("/api/games")) event.respondWith(asKnown(event));
  if (url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(event));
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(keptPage));
});
self.addEventListener("push", (event) => event.waitUntil(tellTurns()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.address ?? "/"));
});

/* A push says nothing: the server is asked where it is my turn. What cannot be asked is told all the same. */
async function tellTurns() {
  const tables = await waitingForMe();
  self.navigator?.setAppBadge?.(tables.length || 1).catch(() => {});
  const notices = tables.length
    ? tables.slice(0, 3).map(({ id, seats }) => [id, `/t/${id}`, seats.map(({ name }) => name).join(" · ")])
    : [["turn", "/", ""]];
  await Promise.all(
    notices.map(([tag, address, body]) =>
      self.registration.showNotification("Your turn · À toi · Þú átt leik", {
        body,
        icon: "/icon-192.png",
        tag,
        data: { address },
      }),
    ),
  );
}
async function waitingForMe() {
  const answer = await fetch("/api/me/tables").catch(() => null);
  const tables = answer?.ok ? await answer.json() : [];
  return tables.filter(({ status, turn, seats }) => {
    const asked = status === "playing" ? seats[turn] : undefined;
    return asked?.is_yours && asked.character === null;
  });
}

/* The table, where it is open already; else instead of the front page, else in a window of its own. */
async function show(address) {
  const open = await self.clients.matchAll({ type: "window" }),
    at = (path) => open.find((client) => new URL(client.url).pathname === path);
  const there = at(address);
  if (there) return there.focus();
  const door = at("/");
  if (!door) return self.clients.openWindow(address);
  await door.focus();
  return door.navigate(address);
}

/* The page, with the parts that it names; the others are kept as they are asked for. */
async function keepPage() {
  const answer = await fetch("/", { cache: "no-cache" });
  if (!answer.ok) throw new Error("no page");
  const cache = await caches.open(KEPT),
    page = await answer.clone().text();
  await cache.addAll(new Set(page.match(/\/assets\/[\w.-]+/g)));
  await cache.put("/", answer);
}
async function keptPage() {
  return (await (await caches.open(KEPT)).match("/")) ?? Response.error();
}
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/* What the games are, their rules and lessons: as the server says it, and without it as it last did. */
async function asKnown(event) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => {}));
    return answer;
  } catch {
    return (await cache.match(event.request)) ?? Response.error();
  }
}

/* Names of assets change with their content: what is kept is right for ever. */
async function fromCache(event) {
  const cache = await caches.open(KEPT),
    kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  // a full disk is no reason not to play
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => {}));
  return answer;
}
