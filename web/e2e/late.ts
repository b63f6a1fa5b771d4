/** Tables in the midst of a game: bots have played it, and from one of its moves people go on. */
import { expect, type Page } from "@playwright/test";
import type { GameName } from "$protocol";
import { command, finished } from "./finished.ts";

type Move = [seat: number, move: string];

/** So many moves before the end I sit in a seat, bots in the others. */
export async function late(page: Page, game: GameName, players: number, back: number, options = {}): Promise<string> {
  return resumed(page, game, players, (moves) => moves.length - back, options);
}

/** Half the game is played, and it is my turn. */
export async function middle(page: Page, game: GameName, players: number): Promise<string> {
  return resumed(page, game, players, (moves) => {
    const isNew = (_: Move, at: number) => at >= moves.length / 2 && moves[at]![0] !== moves[at - 1]![0];
    return moves.findIndex(isNew);
  });
}

async function resumed(
  page: Page,
  game: GameName,
  players: number,
  where: (moves: Move[]) => number,
  options = {},
): Promise<string> {
  const over = await finished(page, game, players, options, "random");
  const record = await (await page.request.get(`/api/tables/${over}/record`)).text();
  const { moves } = JSON.parse(record) as { moves: Move[] };
  const from = where(moves);
  const opened = await page.request.post("/api/tables", { data: { game, record, moves: from } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  const mine = moves[from]![0]; // whoever is asked
  await command(page, id, { do: "sit", seat: mine, name: "Anna" });
  for (let seat = 0; seat < players; seat++)
    if (seat !== mine) await command(page, id, { do: "seat-bot", seat, bot: "random" });
  await command(page, id, { do: "ready", seat: mine });
  return id;
}
