/** The tables whose end this browser has seen being counted: it is shown so once. */
import { keep, kept } from "./storage.ts";

const KEY = "rooftree-counted",
  MOST = 200;

function remembered(): string[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}

export const isCounted = (table: string): boolean => remembered().includes(table);

export const rememberCounted = (table: string): void =>
  keep(KEY, [table, ...remembered().filter((each) => each !== table)].slice(0, MOST));
