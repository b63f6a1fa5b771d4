/** The client knows no rules: where the server plays by others, it follows. */
import { expect, test } from "@playwright/test";
import { command } from "./finished.ts";
import { chance, newcomer, playOn } from "./people.ts";
import { Server } from "./server.ts";

test("a smaller room maximum on the server, and the same client", async ({ browser }) => {
  const server = await Server.start(["web/e2e/smaller_rooms.py"]);
  try {
    const page = await newcomer(browser, server);
    await page.request.post("/api/me");
    const { id } = await (await page.request.post("/api/tables", { data: { game: "dreamhome", players: 2 } })).json();
    for (const [seat, name] of [[0, "Anna"], [1, "Ben"]] as const) await command(page, id, { do: "sit", seat, name });
    for (const seat of [0, 1]) await command(page, id, { do: "ready", seat });
    await page.goto(`/t/${id}`);
    const refused = async (): Promise<string | null> => {
      const { summary, views } = await (await page.request.get(`/api/tables/${id}`)).json();
      const reasons: [string, { key: string }][] = summary.held === null ? Object.entries(views[summary.to_act]?.reasons ?? {}) : [];
      return reasons.find(([move, why]) => why.key === "why-too-large" && /^place \w+$/.test(move))?.[0] ?? null;
    };
    await playOn([page], chance(4), 2500, async () => (await refused()) !== null);
    const [, cell] = (await refused())!.split(" ");
    const place = page.locator(`[data-spot="cell-${cell}"]`);
    await expect(place).toHaveClass(/shut/);
    await place.hover();
    await expect(page.locator("#hint")).toContainText("Only one card fits"); // in our rules two or three do
    await place.click({ force: true });
    await expect(page.locator(".toast.bad")).toContainText("Only one card fits");
  } finally {
    await server.close();
  }
});
