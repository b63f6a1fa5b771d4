/** A table whose game is over, quickly: bots play for everybody. */
import { expect, type Page } from "@playwright/test";
import type { GameInfo, GameName } from "$protocol";

export async function command(page: Page, table: string, words: Record<string, unknown>) {
  const answer = await page.request.post("/api/do", { data: { ...words, table, id: crypto.randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A table with me and bots, begun; with `byBot` a bot plays for me, too. */
export async function begun(
  page: Page,
  game: GameName,
  players: number,
  { byBot = false, name = "Anna", options = {}, bot = "" } = {},
): Promise<string> {
  await page.request.post("/api/me");
  const { id } = await (await page.request.post("/api/tables", { data: { game, players, options } })).json();
  const games: GameInfo[] = await (await page.request.get("/api/games")).json();
  bot ||= games.find(({ name }) => name === game)!.bots.at(-1)!; // the best one
  await command(page, id, { do: "sit", seat: 0, name });
  for (let seat = 1; seat < players; seat++) await command(page, id, { do: "seat-bot", seat, bot });
  await command(page, id, { do: "ready", seat: 0 });
  if (byBot) await command(page, id, { do: "take-over", seat: 0, bot });
  return id;
}

export async function finished(page: Page, game: GameName, players: number, options = {}, bot = ""): Promise<string> {
  const id = await begun(page, game, players, { byBot: true, options, bot });
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${id}`)).json()).summary.status, {
      timeout: 120_000,
      intervals: [500],
    })
    .toBe("over");
  return id;
}

/** Today's deal of a game, built with the first or the last of all legal moves. */
export async function built(page: Page, game: string, isLast: boolean, name: string): Promise<string> {
  await page.request.post("/api/me");
  const { today } = await (await page.request.get("/api/daily")).json();
  const data = { name, bot: "novice" };
  const { id } = await (await page.request.post(`/api/daily/${today}/${game}`, { data })).json();
  await expect(async () => {
    const { summary, views } = await (await page.request.get(`/api/tables/${id}`)).json();
    if (summary.held === 0) await command(page, id, { do: "confirm", seat: 0 });
    else if (summary.to_act === 0)
      await command(page, id, { do: "move", seat: 0, move: views["0"].legal.at(isLast ? -1 : 0) });
    expect(summary.status).toBe("over");
  }).toPass({ timeout: 240_000, intervals: [5] });
  return `${today}-${game}`;
}
