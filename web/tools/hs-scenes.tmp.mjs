import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
const base = "http://127.0.0.1:5103", out = "/tmp/helper_homesweethome/";
const opts = JSON.parse(process.argv[2] ?? "{}");
const scenes = JSON.parse(readFileSync(out + "scenes.json"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: false });
await context.addInitScript((s) => { localStorage.setItem("rooftree", JSON.stringify(s)); }, { speed: "off", name: "Ada", language: opts.lang ?? "en", theme: opts.theme ?? "light", letters: opts.letters ?? false });
const page = await context.newPage();
page.on("console", (m) => { if (m.type() === "error" || m.type() === "warning") console.log("console", m.type(), m.text().slice(0, 300)); });
page.on("pageerror", (e) => console.log("pageerror", e.stack.slice(0, 600)));
const api = async (path, body) => { const r = await context.request.post(base + path, { data: body, headers: { origin: base } }); const j = await r.json(); if (!r.ok()) console.log(path, r.status(), JSON.stringify(j)); return j; };
let n = 0;
const doit = (table, what) => api("/api/do", { id: `x${Date.now()}-${n++}`, table, ...what });
await api("/api/me");
for (const name of opts.only ?? Object.keys(scenes)) {
  const scene = scenes[name];
  const { id } = await api("/api/tables", { game: "homesweethome", record: scene.record, moves: scene.moves });
  await doit(id, { do: "sit", seat: 0, name: "Ada" });
  for (let seat = 1; seat < scene.players; seat++) await doit(id, { do: "seat-bot", seat, bot: "greedy" });
  await doit(id, { do: "ready", seat: 0 });
  await page.goto(`${base}/t/${id}`);
  await page.waitForSelector(".homesweethome", { timeout: 8000 }).catch(async (e) => { await page.screenshot({ path: out + "fail.png" }); console.log((await page.textContent("body")).slice(0, 500)); throw e; });
  await page.waitForTimeout(500);
  await page.click("text=/^(Go on|Continuer|Halda áfram)$/", { timeout: 700 }).catch(() => {});
  if (opts.size) { await page.setViewportSize(opts.size); await page.waitForTimeout(300); }
  for (const touch of opts.touch?.[name] ?? []) { await page.hover(`[data-spot="${touch}"]`); await page.click(`[data-spot="${touch}"]`); await page.waitForTimeout(300); }
  if (opts.hover?.[name]) { await page.hover(`[data-spot="${opts.hover[name]}"]`); await page.waitForTimeout(400); }
  await page.screenshot({ path: `${out}s-${name}${opts.tag ?? ""}.png` });
  if (opts.phone) { await page.setViewportSize({ width: 390, height: 844 }); await page.waitForTimeout(400); await page.screenshot({ path: `${out}s-${name}${opts.tag ?? ""}-phone.png`, fullPage: !opts.window }); await page.setViewportSize({ width: 1440, height: 900 }); }
  if (opts.tv) { await page.setViewportSize({ width: 1920, height: 1080 }); await page.goto(`${base}/tv/${id}`); await page.waitForTimeout(1500); await page.screenshot({ path: `${out}s-${name}${opts.tag ?? ""}-tv.png` }); await page.setViewportSize({ width: 1440, height: 900 }); }
  console.log(name, id);
}
await browser.close();
