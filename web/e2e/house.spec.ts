/** House rules: chosen in the dialog, seen by everybody at the table, played by, and told of afterwards. */
import { expect } from "@playwright/test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { obstacles } from "./axe.ts";
import { command } from "./finished.ts";
import { chance, newcomer, playOn, ready, sit } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

/** Whatever is built first upstairs is worth nine points; in the box no card alone is worth more than two. */
const NINES = `
name = "All nines"
game = "dreamhome"

[about]
en = "Every room upstairs is worth nine."
fr = "Chaque pièce à l’étage vaut neuf points."
is = "Hvert herbergi uppi gefur níu stig."

[options]
roofs = "open"

[room]
living-room = { points = [9, 9, 9] }
kitchen = { points = [9, 9] }
bedroom = { points = [9, 9] }
playroom = { points = [9, 9] }
bathroom = { points = [9] }
pantry = { points = [9] }
dressing-room = { points = [9] }
sauna = { points = [9] }
library = { points = [9] }
study = { points = [9] }
board-game-room = { points = [9] }
`;

let server: Server;
const folder = mkdtempSync(join(tmpdir(), "rules-"));
test.beforeAll(async () => {
  writeFileSync(join(folder, "nines.toml"), NINES);
  server = await Server.start(undefined, ["--house-rules", folder]);
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a table is opened by house rules, says so, and is played by them", async ({ browser }) => {
  const page = await newcomer(browser, server);
  await page.goto("/");
  await page.locator('article[data-game="dreamhome"] button.main').click();
  const dialog = page.locator("dialog");
  const rules = dialog.getByRole("combobox", { name: "House rules" });
  await expect(rules.locator("option")).toHaveText(["As in the box", "All nines"]);
  await rules.selectOption({ label: "All nines" });
  await expect(dialog).toContainText("Every room upstairs is worth nine.");
  await expect(dialog).toContainText("bathroom: points 1 → 9");
  const roofs = dialog.getByRole("group", { name: "Roof cards in front of the players" });
  await expect(roofs.getByRole("radio")).toHaveCount(1);
  await expect(roofs.getByRole("radio")).toBeDisabled();
  await expect(roofs).toContainText("Their colours are shown to everyone.");
  expect(await obstacles(page)).toEqual([]);
  await dialog.getByText("Show it among the open tables").click();
  await dialog.locator('button[type="submit"]').click();

  await expect(page.locator(".sit")).toContainText("House rules: All nines");
  const card = page.locator('dl[aria-label="How this table plays"]');
  await expect(card).toContainText("All nines");
  await card.getByText(/What is different: \d+ changes/).click();
  await expect(card).toContainText("living room: points 1 / 4 / 9 → 9 / 9 / 9");
  await expect(card).toContainText("Their colours are shown to everyone.");
  expect(await obstacles(page)).toEqual([]);

  const stranger = await newcomer(browser, server);
  await stranger.goto("/");
  await expect(stranger.locator(".lists")).toContainText("House rules: All nines");

  await sit(page, "Anna");
  await sit(page, "Ben");
  await ready(page);
  await expect(page.locator("header .house")).toContainText("All nines");
  const points = page.locator(".players .points");
  const most = async () => Math.max(...(await points.allInnerTexts()).map(Number));
  await playOn([page], chance(2), 400, async () => (await points.count()) > 0 && (await most()) >= 9);
  expect(await most()).toBeGreaterThanOrEqual(9);

  const table = new URL(page.url()).pathname.split("/").pop()!;
  const { summary } = await (await page.request.get(`/api/tables/${table}`)).json();
  await page.goto(`/rules/${summary.house_rules.id}`);
  await expect(page.locator(".rules")).toContainText("House rules: All nines");
  await expect(page.locator(".rules")).toContainText("9 / 9 / 9");
});

test("what was played by house rules says so afterwards, and the device leaves the thinking to the server", async ({
  browser,
}) => {
  const page = await newcomer(browser, server, { language: "fr" });
  await page.request.post("/api/me");
  const [info] = (await (await page.request.get("/api/games")).json()).filter(
    ({ name }: { name: string }) => name === "dreamhome",
  );
  const data = { game: "dreamhome", players: 2, house_rules: info.house_rules[0].id };
  const { id } = await (await page.request.post("/api/tables", { data })).json();
  await command(page, id, { do: "sit", seat: 0, name: "Anna" });
  await command(page, id, { do: "seat-bot", seat: 1, bot: "random" });
  await command(page, id, { do: "ready", seat: 0 });
  await command(page, id, { do: "take-over", seat: 0, bot: "random" });
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).summary.status, {
      timeout: 120_000,
    })
    .toBe("over");

  await page.goto(`/t/${id}`);
  await expect(page.locator("main")).toContainText("Règles maison : All nines");
  await page.goto(`/replay/${id}?move=3`);
  await expect(page.locator("main")).toContainText("Règles maison : All nines");
  await expect(page.locator(".further")).toContainText("Avec des règles maison, ce navigateur ne peut pas réfléchir");
  await expect(page.locator(`a[href="/analysis/${id}"]`)).toHaveCount(0);
  await page.goto("/");
  await expect(page.locator(`[data-table="${id}"]`)).toContainText("All nines");
});
