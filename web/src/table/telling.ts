/** Entries of the log as sentences. */
import type { LogEntry, Said } from "$protocol";
import { say } from "$lib/texts.svelte.ts";

/** Who did what: a move's doer is known by the seat. */
export function sentence(entry: LogEntry, names: string[]): string {
  return entry.seat === null ? say(entry.what) : deed(entry.what, entry.seat, names);
}

/** A move in words; whoever is mentioned by seat is called by name. */
export function deed(what: Said, doer: number, names: string[]): string {
  const seat = what.args["seat"];
  return say(what, { player: names[doer] ?? "", ...(typeof seat === "number" ? { seat: names[seat] ?? String(seat) } : {}) });
}
