/** Opening a table: by its settings, or at once against bots. */
import type { Command, GameInfo, NewTable } from "$protocol";
import { ask, beSomebody } from "./api.ts";
import { newName } from "./naming.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./texts.svelte.ts";

export async function openTable(body: NewTable): Promise<string> {
  await beSomebody();
  return (await ask("POST /api/tables", { body })).id;
}

/** A table with me and a bot, begun: the best one, unless another is wished for. */
export async function playAlone(info: GameInfo, bot = info.bots.at(-1)!, options = {}): Promise<string> {
  const table = await openTable({ game: info.name, players: 2, language: settings.language, options });
  const run = (command: Record<string, unknown>) =>
    ask("POST /api/do", { body: { ...command, id: newName(), table } as unknown as Command });
  await run({ do: "sit", seat: 0, name: settings.name || say("web-guest") });
  await run({ do: "seat-bot", seat: 1, bot });
  await run({ do: "ready", seat: 0 });
  return table;
}
