/** The tables that this browser has sat at, the latest first: the way back to a game that goes on. */
import { untrack } from "svelte";
import type { GameName } from "$protocol";
import { keep, kept } from "./storage.ts";

interface Visit {
  id: string;
  game: GameName;
  names: string[];
  isOver: boolean;
}

const KEY = "rooftree-tables",
  MOST = 12;

function remembered(): Visit[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter((each) => typeof each?.id === "string" && Array.isArray(each.names)) : [];
}

let list = $state.raw<Visit[]>(remembered());
export const visited = {
  get all() {
    return list;
  },
};

export function visit(table: Visit): void {
  const before = untrack(() => list); // whoever tells of a visit does not wait for visits
  if (JSON.stringify(before[0]) === JSON.stringify(table)) return;
  remember([table, ...before.filter((each) => each.id !== table.id)].slice(0, MOST));
}

export function forget(id: string): void {
  remember(list.filter((each) => each.id !== id));
}

function remember(visits: Visit[]): void {
  list = visits;
  keep(KEY, visits);
}
