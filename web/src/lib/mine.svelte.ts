/** My tables as the server lists them: the way back to a game that goes on. What was last known is shown meanwhile. */
import type { MyTable } from "$protocol";
import { ask } from "./api.ts";
import { isDone, isMyTurn } from "./standing.ts";
import { keep, kept } from "./storage.ts";

const KEY = "rooftree-mine";

function remembered(): MyTable[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter((each) => typeof each?.id === "string" && Array.isArray(each.seats)) : [];
}

let list = $state.raw<MyTable[]>(remembered());
export const mine = {
  /** where something goes on: first where I am asked, then games, then what has not begun */
  get underWay(): MyTable[] {
    const rank = (table: MyTable) => (isMyTurn(table) ? 0 : table.status === "playing" ? 1 : 2);
    return list.filter((table) => !isDone(table)).sort((a, b) => rank(a) - rank(b));
  },
  /** what is over, the latest first */
  get past(): MyTable[] {
    return list.filter(isDone);
  },
  /** the table that waits longest for me, besides one */
  nextAfter(id: string): MyTable | undefined {
    return list.filter((table) => isMyTurn(table) && table.id !== id).sort((a, b) => a.changed_at - b.changed_at)[0];
  },
  /** how many tables wait for me */
  get turns(): number {
    return list.filter(isMyTurn).length;
  },
};

export async function refreshMine(): Promise<void> {
  remember(await ask("GET /api/me/tables").catch(() => list));
}

export async function forget(id: string): Promise<void> {
  await ask("DELETE /api/me/tables/{table}", { names: { table: id } });
  remember(list.filter((each) => each.id !== id));
}

function remember(tables: MyTable[]): void {
  list = tables;
  keep(KEY, tables);
}
