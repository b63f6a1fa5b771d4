import { chromium } from "@playwright/test";
const BASE = "http://localhost:5102", OUT = "/tmp/helper_california";
const args = Object.fromEntries(process.argv.slice(2).map((each) => each.split("=")));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
const page = await context.newPage();
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console:", m.text().slice(0, 400)));
page.on("pageerror", (e) => console.log("pageerror:", e.message.slice(0, 600)));
await page.goto(BASE + "/");
const api = async (method, path, data) => { const r = await context.request.fetch(BASE + path, { method, data, headers: { origin: BASE } }); const t = await r.text(); if (!r.ok()) console.log(path, JSON.stringify(data), r.status(), t.slice(0, 300)); return t ? JSON.parse(t) : null; };
await api("POST", "/api/me");
const players = Number(args.players ?? 3);
const { id } = await api("POST", "/api/tables", { game: "california", players });
let n = 0; const act = (what) => api("POST", "/api/do", { id: `x${++n}`, table: id, ...what });
await act({ do: "sit", seat: 0, name: "Ada" });
for (let s = 1; s < players; s++) await act({ do: "seat-bot", seat: s, bot: args.bot ?? "greedy" });
await act({ do: "ready", seat: 0 });
await act({ do: "prefer", seat: 0, confirms: false });
const state = () => api("GET", `/api/tables/${id}`);
const rank = (m) => m.startsWith("buy") ? (/(attic|extension)/.test(m) ? 0.5 : 1.5) : m === "gold" ? 0.35 : 0.05;
for (let k = 0, tries = 0; k < Number(args.moves ?? 25) && tries < 400; tries++) {
  const t = await state(); if (!t?.summary) { await new Promise((r) => setTimeout(r, 1500)); continue; }
  if (t.summary.status === "over") break;
  if (t.summary.to_act !== 0) { await new Promise((r) => setTimeout(r, 100)); continue; }
  const legal = t.views["0"].legal; const w = legal.map((m) => Math.random() * rank(m)); 
  await act({ do: "move", seat: 0, move: legal[w.indexOf(Math.max(...w))] }); k++;
}
const settings = (over) => page.evaluate((o) => localStorage.setItem("rooftree", JSON.stringify({ language: "en", theme: "light", speed: "off", letters: false, ...o })), over);
const shoot = async (name, w, h, over = {}, path = `/t/${id}`, after) => {
  await page.setViewportSize({ width: w, height: h }); await settings(over); await page.goto(BASE + path); await page.waitForTimeout(Number(args.wait ?? 2500));
  const more = page.locator('dialog .button.main'); if (await more.count()) { await more.first().click({ timeout: 2000 }).catch(() => {}); await page.waitForTimeout(200); }
  await page.mouse.move(5, 5); if (after) await after();
  await page.screenshot({ path: `${OUT}/${name}.png`, fullPage: args.full === "1" });
};
console.log("table", id);
const want = (args.shots ?? "desk,phone").split(",");
const pick = async () => { const slot = page.locator(".spot.open[data-spot^=slot]").first(); if (await slot.count()) { await slot.click({force:true}); await page.waitForTimeout(300); } };
if (want.includes("desk")) await shoot("desk", 1440, 900);
if (want.includes("pick")) await shoot("pick", 1440, 900, {}, undefined, pick);
if (want.includes("dark")) await shoot("dark", 1440, 900, { theme: "dark" });
if (want.includes("letters")) await shoot("letters", 1440, 900, { letters: true, language: "fr" });
if (want.includes("phone")) await shoot("phone", 390, 844);
if (want.includes("phonedark")) await shoot("phonedark", 390, 844, { theme: "dark", language: "is" }, undefined, pick);
if (want.includes("laptop")) await shoot("laptop", 1280, 720);
if (want.includes("tablet")) await shoot("tablet", 820, 1180);
if (want.includes("tv")) await shoot("tv", 1920, 1080, {}, `/tv/${id}`);
if (want.includes("look")) await shoot("look", 1440, 900, {}, undefined, async () => { await page.locator("button.house").first().click(); await page.waitForTimeout(500); });
if (want.includes("bag")) await shoot("bag", 1440, 900, {}, undefined, async () => { await page.locator("button.bag").first().click(); await page.waitForTimeout(300); });
if (want.includes("guest")) { const other = await browser.newContext({ viewport: { width: 1440, height: 900 } }); const p2 = await other.newPage(); await p2.goto(BASE + `/t/${id}`); await p2.waitForTimeout(3000); await p2.screenshot({ path: `${OUT}/guest.png` }); }
if (want.includes("fly")) {
  await shoot("fly0", 1440, 900, { speed: "slow" });
  await page.evaluate(() => { window.long = []; new PerformanceObserver((l) => l.getEntries().forEach((e) => window.long.push(Math.round(e.duration)))).observe({ entryTypes: ["longtask"] }); });
  const slot = page.locator(".spot.open[data-spot^=slot]").first(); await slot.click({ force: true }); await page.waitForTimeout(300);
  const cell = page.locator(".spot.open[data-spot^=cell], .spot.open[data-spot=attic], .spot.open[data-spot=extension]").first(); console.log("to", await cell.getAttribute("data-spot"));
  await cell.click({ force: true });
  for (let k = 1; k < 16; k++) { await page.waitForTimeout(330); await page.screenshot({ path: `${OUT}/fly${k}.png` }); }
  console.log("long", JSON.stringify(await page.evaluate(() => window.long)));
}
if (want.includes("drag")) {
  await shoot("drag0", 1440, 900, { speed: "normal" });
  const slot = page.locator(".spot.open[data-spot^=slot]").first(); const a = await slot.boundingBox();
  await page.mouse.move(a.x + 30, a.y + 30); await page.mouse.down(); await page.mouse.move(a.x - 100, a.y + 50, { steps: 5 }); await page.waitForTimeout(200);
  const cell = page.locator(".spot.open[data-spot^=cell]").first(); const b = await cell.boundingBox();
  if (b) { await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 }); await page.waitForTimeout(300); await page.screenshot({ path: `${OUT}/drag1.png` }); await page.mouse.up(); await page.waitForTimeout(900); await page.screenshot({ path: `${OUT}/drag2.png` }); }
}
await browser.close();
