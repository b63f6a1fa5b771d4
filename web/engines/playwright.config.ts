/** Tests in the engines of Firefox and Safari against a real server: `make engines-test`. */
import { defineConfig } from "@playwright/test";
import type { Wanted } from "./newcomer.ts";

export default defineConfig<object, Wanted>({
  testDir: ".",
  timeout: 900_000,
  expect: { timeout: 60_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: "../node_modules/.engines",
  projects: (["firefox", "webkit"] as const).map((engine) => ({ name: engine, use: { engine } })),
});
