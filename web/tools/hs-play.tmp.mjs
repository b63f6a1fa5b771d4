// usage: node hs-play.tmp.mjs OUT players seat0char? steps
import { chromium } from "@playwright/test";
import { writeFileSync } from "node:fs";
const base = "http://127.0.0.1:5103";
const opts = JSON.parse(process.argv[2] ?? "{}");
const out = "/tmp/helper_homesweethome/";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: opts.lang ?? "en-GB" });
await context.addInitScript((s) => { if (!localStorage.getItem("rooftree")) localStorage.setItem("rooftree", JSON.stringify(s)); }, { speed: opts.speed ?? "off", name: "Ada", language: (opts.lang ?? "en").slice(0, 2), theme: opts.theme ?? "light", letters: opts.letters ?? false });
const page = await context.newPage();
page.on("console", (m) => { if (m.type() === "error" || m.type() === "warning") console.log("console", m.type(), m.text().slice(0, 300)); });
page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 400)));
const api = async (path, body) => { const r = await context.request.post(base + path, { data: body, headers: { origin: base } }); const j = await r.json(); if (!r.ok()) console.log(path, r.status(), JSON.stringify(j)); return j; };
let n = 0;
const doit = (table, what) => api("/api/do", { id: `x${Date.now()}-${n++}`, table, ...what });
await api("/api/me");
let id; for (let go = 0; go < 25; go++) {
({ id } = await api("/api/tables", { game: "homesweethome", players: opts.players ?? 4, options: { expert: true }, ...(opts.record ? { record: opts.record, moves: opts.moves } : {}) }));
await doit(id, { do: "sit", seat: 0, name: "Ada" });
const NAMES = ["", "Björn", "Chloé", "Dagur", "Eve"];
for (let seat = 1; seat < (opts.players ?? 4); seat++) await doit(id, { do: "seat-bot", seat, bot: opts.bot ?? "greedy" });
await doit(id, { do: "ready", seat: 0 });
await doit(id, { do: "prefer", seat: 0, confirms: false });
const first = await (await context.request.get(`${base}/api/tables/${id}`)).json();
if (!opts.character || first.views["0"]?.players[0].character === opts.character) break; }
console.log("table", id);
await page.goto(`${base}/t/${id}`);
await page.waitForSelector(".homesweethome", { timeout: 20000 });
await page.waitForTimeout(800);
const shot = async (name) => { await page.screenshot({ path: `${out}${name}.png` }); };
const phones = async (name) => { await page.setViewportSize({ width: 390, height: 844 }); await page.waitForTimeout(300); await page.screenshot({ path: `${out}${name}-phone.png`, fullPage: true }); await page.setViewportSize({ width: 1440, height: 900 }); await page.waitForTimeout(200); };
const seen = new Set();
await shot("start"); await phones("start");
for (let k = 0; k < (opts.clicks ?? 0); k++) {
  const table = await (await context.request.get(`${base}/api/tables/${id}`)).json();
  const view = table.views["0"];
  if (table.summary.status !== "playing") break;
  if (table.summary.to_act !== 0) { await page.waitForTimeout(400); continue; }
  await page.waitForTimeout(250);
  const key = view.decision + (view.trap ? "-" + view.trap : "");
  if (!seen.has(key) || (view.turn === 12 && !seen.has(key + "12"))) {
    const tag = seen.has(key) ? key + "12" : key; seen.add(tag);
    await shot(tag); if (opts.phone) await phones(tag);
    console.log("shot", tag, "turn", view.turn, view.legal.join("|"));
  }
  const open = await page.$$eval(".spot.open:not(.picked)", (all) => all.map((e) => e.dataset.spot));
  if (!open.length) { console.log("no open spot", view.decision, view.legal); await page.waitForTimeout(300); continue; }
  const rank = (s) => s.startsWith("queue") ? 0 : s.startsWith("as-") || s.startsWith("cell") || s.startsWith("player") ? 1 : s.startsWith("hand") ? 2 : s === "power" ? (Math.random() < .5 ? 1.5 : 3) : 4;
  open.sort((a, b) => rank(a) - rank(b));
  const pick = view.decision === "toss" ? "keep" : open[0];
  await page.click(`[data-spot="${pick}"]`, { timeout: 3000 }).catch((e) => console.log("click failed", pick, e.message.split("\n")[0]));
}
await page.waitForTimeout(600);
await shot("last");
if (opts.phone) await phones("last");
writeFileSync(out + "id", id);
await browser.close();
