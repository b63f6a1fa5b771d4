/** Tables late in a game: bots have played it, and from one of its last moves people go on. */
import { expect, type Page } from "@playwright/test";
import type { GameName } from "$protocol";
import { command, finished } from "./finished.ts";

/** So many moves before the end I sit in a seat, bots in the others. */
export async function late(page: Page, game: GameName, players: number, back: number, options = {}): Promise<string> {
  const over = await finished(page, game, players, options, "random");
  const record = await (await page.request.get(`/api/tables/${over}/record`)).text();
  const { moves } = JSON.parse(record) as { moves: [number, string][] };
  const opened = await page.request.post("/api/tables", { data: { game, record, moves: moves.length - back } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  const mine = moves[moves.length - back]![0]; // whoever is asked
  await command(page, id, { do: "sit", seat: mine, name: "Anna" });
  for (let seat = 0; seat < players; seat++)
    if (seat !== mine) await command(page, id, { do: "seat-bot", seat, bot: "random" });
  await command(page, id, { do: "ready", seat: mine });
  return id;
}
