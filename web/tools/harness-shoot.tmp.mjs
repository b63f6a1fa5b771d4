import { chromium } from "@playwright/test";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
const page = await browser.newPage({ viewport: { width: 1070, height: 900 } });
page.on("pageerror", (e) => console.log("pageerror:", e.message.slice(0, 600)));
for (const [name, query] of [["h-unpack", "view=3"], ["h-start", "view=0"], ["h-pic-dark", "view=5&picture=dark"], ["h-small", "view=5&house=small"], ["h-lit", "view=5&house=big&letters=on"]]) {
  await page.goto("http://localhost:5102/harness-california.tmp.html?" + query); await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/helper_california/${name}.png` });
}
await browser.close();
