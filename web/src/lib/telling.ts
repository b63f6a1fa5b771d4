/** Entries of the log as sentences. */
import type { LogEntry, Said } from "$protocol";
import { say } from "$lib/texts.svelte.ts";

/** Who did what: a move's doer is known by the seat. */
export function sentence(entry: LogEntry, names: string[]): string {
  return entry.seat === null ? say(entry.what) : deed(entry.what, entry.seat, names);
}

/** A move in words. */
export const deed = (what: Said, doer: number, names: string[]): string =>
  called(what, names, { player: names[doer] ?? "" });

/** What is said, with whoever is mentioned by seat called by name. */
export function called(what: Said, names: string[], args: Record<string, string> = {}): string {
  const seat = what.args.seat;
  return say(what, typeof seat === "number" ? { ...args, seat: names[seat] ?? String(seat) } : args);
}

/** What the others did last: the latest turn of each since one of mine, the oldest first. */
export function lately(log: LogEntry[], isMine: (seat: number) => boolean): { seat: number; entries: LogEntry[] }[] {
  const isMove = (entry: LogEntry) => entry.move !== null && entry.seat !== null;
  const turns: { seat: number; entries: LogEntry[] }[] = [];
  for (const entry of log.slice(log.findLastIndex((each) => isMove(each) && isMine(each.seat!)) + 1)) {
    const last = turns.at(-1);
    if (entry.seat === null || isMine(entry.seat)) continue;
    if (last?.seat === entry.seat) last.entries.push(entry);
    else if (isMove(entry)) turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns.filter((turn, index) => turns.findLastIndex((each) => each.seat === turn.seat) === index);
}
