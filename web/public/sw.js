/* Keeps the page itself, so that an installed Rooftree opens at once; what happens at tables always comes from the server. */
const KEPT = "rooftree-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api") || url.pathname === "/socket") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshPage(event.request));
});
self.addEventListener("push", (event) => {
  event.waitUntil(self.registration.showNotification("Rooftree", { body: "Your turn · À vous · Þú átt leik", icon: "/icon-192.png", tag: "turn" }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => (open[0] ? open[0].focus() : self.clients.openWindow("/"))),
  );
});

/* Names of assets change with their content: what is kept is right for ever. */
async function fromCache(request) {
  const cache = await caches.open(KEPT), kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
async function freshPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
  } catch {
    return (await (await caches.open(KEPT)).match("/")) ?? Response.error();
  }
}
