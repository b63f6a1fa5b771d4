/** Opening a table: by its settings, with whom one has chosen, or at once against a bot; leaving and coming back. */
import type { CastMember, Command, GameInfo, NewTable } from "$protocol";
import { ask, askDevice, beSomebody } from "./api.ts";
import { rememberLevel, type Level } from "./daily.ts";
import { newName } from "./naming.ts";
import { newPledge } from "./shares.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./texts.svelte.ts";

type Unnamed = Command extends infer C ? (C extends { table: string } ? Omit<C, "id" | "table"> : never) : never;

const run = (table: string, command: Unnamed) =>
  ask("POST /api/do", { body: { ...command, id: newName(), table } as Command });

/** A table, with bots on the last seats; `onDevice` it needs no server. */
export async function openTable(body: NewTable, bots: CastMember[] = [], onDevice = false): Promise<string> {
  if (!onDevice) await beSomebody();
  const { id } = await (onDevice ? askDevice : ask)("POST /api/tables", { body });
  for (const [place, { bot, id: character }] of bots.entries())
    await run(id, { do: "seat-bot", seat: body.players! - bots.length + place, bot, character });
  return id;
}

/** A table with me and a bot, begun: the best one, unless somebody else is wished for. */
export async function playAlone(info: GameInfo, whom?: CastMember, options = {}): Promise<string> {
  const body = { game: info.name, players: 2, language: settings.language, options };
  const table = await openTable(body, whom && [whom]);
  await run(table, { do: "sit", seat: 0, name: settings.name || say("web-guest") });
  if (!whom) await run(table, { do: "seat-bot", seat: 1, bot: info.bots.at(-1)! });
  await run(table, { do: "ready", seat: 0, pledge: newPledge() });
  return table;
}

/** Who takes a seat of a game that is played on: I, one of the cast, or whoever follows the link. */
export type Taker = "me" | "link" | CastMember;

/** A game played on from one of its moves, begun if nobody is waited for. */
export async function playOn(game: string, table: string, moves: number, takers: Taker[]): Promise<string> {
  const id = await openTable({ game, language: settings.language, replay: table, moves });
  const mine: number[] = [];
  for (const [seat, taker] of takers.entries()) {
    if (typeof taker === "object") await run(id, { do: "seat-bot", seat, bot: taker.bot, character: taker.id });
    if (taker === "me") mine.push(seat);
  }
  const name = settings.name || say("web-guest");
  for (const [place, seat] of mine.entries())
    await run(id, { do: "sit", seat, name: place ? `${name} ${place + 1}` : name });
  if (!takers.includes("link")) for (const seat of mine) await run(id, { do: "ready", seat });
  return id;
}

/** The table at which I play the deal of a day. */
export async function buildDaily(day: string, game: string, bot: Level, again = false): Promise<string> {
  rememberLevel(bot);
  await beSomebody();
  const body = { name: settings.name || say("web-guest"), bot, language: settings.language, again };
  return (await ask("POST /api/daily/{day}/{game}", { names: { day, game }, body })).id;
}

/** To the seat that the host gave to a bot. */
export async function comeBack(table: string): Promise<void> {
  const { former } = (await ask("GET /api/tables/{table}", { names: { table } })).summary;
  if (former) await run(table, { do: "sit", seat: former.seat, name: former.name });
}

/** A bot has my seats there for good. */
export async function giveUp(table: string, seats: number[]): Promise<void> {
  for (const seat of seats) await run(table, { do: "resign", seat });
}
