/** Entries of the log as sentences. */
import type { LogEntry } from "$protocol";
import { say } from "$lib/texts.svelte.ts";

/** Who did what: a move's doer is known by the seat. */
export function sentence(entry: LogEntry, names: string[]): string {
  return say(entry.what, entry.seat === null ? {} : { player: names[entry.seat] ?? "" });
}
