/** Tests in real Chromium against a real server; each file starts its own. */
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/nursery.ts",
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "node_modules/.playwright",
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
      ],
    },
    viewport: { width: 1440, height: 900 },
    trace: process.env.TRACE ? "retain-on-failure" : "off", // a trace costs as much again as the test
  },
});
