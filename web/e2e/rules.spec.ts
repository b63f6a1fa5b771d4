/** The client knows no rules: where the server plays by others, it follows. */
import { expect, type Page } from "@playwright/test";
import { command } from "./finished.ts";
import { chance, newcomer, playOn } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

test("a smaller room maximum on the server, and the same client", async ({ browser }) => {
  const server = await Server.start(["web/e2e/smaller_rooms.py"]);
  try {
    const page = await newcomer(browser, server);
    await page.request.post("/api/me");
    let found = null as string | null;
    for (let seed = 1; found === null && seed <= 8; seed++) {
      const table = await opened(page);
      await page.goto(`/t/${table}`);
      await playOn([page], chance(seed), 2500, async () => (found = await refused(page, table)) !== null);
    }
    expect(found, "a room that would be too large").not.toBeNull();
    const [, cell] = found!.split(" ");
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

/** A table of Dream Home for two at one screen, begun. */
async function opened(page: Page): Promise<string> {
  const { id } = await (await page.request.post("/api/tables", { data: { game: "dreamhome", players: 2 } })).json();
  for (const [seat, name] of [
    [0, "Anna"],
    [1, "Ben"],
  ] as const)
    await command(page, id, { do: "sit", seat, name });
  for (const seat of [0, 1]) await command(page, id, { do: "ready", seat });
  return id;
}

/** A placing that is refused for the room's size, while the card is in hand face up. */
async function refused(page: Page, id: string): Promise<string | null> {
  const { summary, views } = await (await page.request.get(`/api/tables/${id}`)).json();
  const { legal = [] } = summary.held === null ? (views[summary.to_act] ?? {}) : {};
  if (!legal.some((move: string) => /^place \w+$/.test(move))) return null;
  const { reasons } = await command(page, id, { do: "preview", seat: summary.to_act });
  const impossible = Object.entries<{ key: string }>(reasons);
  return impossible.find(([move, why]) => why.key === "why-too-large" && /^place \w+$/.test(move))?.[0] ?? null;
}
