/** The tables that this browser has sat at, the latest first: the way back to a game that goes on. */
import { untrack } from "svelte";
import type { GameName } from "$protocol";

export interface Visit { id: string; game: GameName; names: string[]; at: number; isOver: boolean }

const KEY = "rooftree-tables", MOST = 12;

function kept(): Visit[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

let list = $state.raw<Visit[]>(kept());
export const visited = { get all() { return list; } };

export function visit(table: Visit): void {
  const others = untrack(() => list); // whoever tells of a visit does not wait for visits
  list = [table, ...others.filter((each) => each.id !== table.id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(untrack(() => list)));
  } catch { /* a browser that keeps nothing */ }
}

export function forget(id: string): void {
  list = list.filter((each) => each.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch { /* the same */ }
}
