/** Tables in the midst of a game: bots have played it, always the same one, and from one of its moves people go on. */
import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameName } from "$protocol";
import { command } from "./finished.ts";
import { GAMES } from "./people.ts";
import { forked, isAlive, PYTHON, ROOT } from "./server.ts";

/** Of a game whose attic of two places has one piece stored, in California. */
const SEED = "2";

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

/** It is over, and always the same: of a game of bots the last move alone is mine. */
export async function ended(page: Page, game: GameName, players: number, seed: string): Promise<string> {
  let last: Move;
  const id = await resumed(page, game, players, (moves) => ((last = moves.at(-1)!), moves.length - 1), {}, seed);
  const [seat, move] = last!;
  await command(page, id, { do: "move", seat, move });
  const summary = async () => (await (await page.request.get(`/api/tables/${id}`)).json()).summary;
  if ((await summary()).held === seat) await command(page, id, { do: "confirm", seat });
  expect((await summary()).status).toBe("over");
  return id;
}

/** The record of a game of bots. */
async function played(game: GameName, players: number, options: object, seed: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "rooftree-")),
    [file, log] = [join(folder, "played.jsonl"), join(folder, "log")],
    chosen = Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]);
  const bots = ["--bots", "random", "--players", String(players), "--games", "1", "--seed", seed, "--records", file],
    words = ["simulate", game, ...bots, ...chosen];
  try {
    if (GAMES.includes(game)) {
      const process = await forked(log, words);
      while (isAlive(process)) await new Promise((resolve) => setTimeout(resolve, 20));
      if (!existsSync(file)) throw new Error(`no game was played:\n${readFileSync(log, "utf8")}`);
    } else execFileSync(PYTHON, ["web/e2e/with_gable.py", ...words], { cwd: ROOT, stdio: "pipe" });
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function resumed(
  page: Page,
  game: GameName,
  players: number,
  where: (moves: Move[]) => number,
  options = {},
  seed = SEED,
): Promise<string> {
  const record = await played(game, players, options, seed);
  await page.request.post("/api/me");
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
