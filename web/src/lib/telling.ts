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

/** A move in words, and what it brought. */
export const whole = (what: Said, news: Said[], doer: number, names: string[]): string =>
  [what, ...news].map((each) => deed(each, doer, names)).join(" ");

/** What is said, with whoever is mentioned by seat called by name. */
export function called(what: Said, names: string[], args: Record<string, string> = {}): string {
  const seat = what.args.seat;
  return say(what, typeof seat === "number" ? { ...args, seat: names[seat] ?? String(seat) } : args);
}

/** What each of the others did last, in the order in which they did it: everything since somebody else moved. */
export function lately(log: LogEntry[], isMine: (seat: number) => boolean): { seat: number; entries: LogEntry[] }[] {
  const turns: { seat: number; entries: LogEntry[] }[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (entry.seat === null) continue;
    if (last?.seat === entry.seat) last.entries.push(entry);
    else if (entry.move !== null) turns.push({ seat: entry.seat, entries: [entry] });
  }
  const isLast = ({ seat }: { seat: number }, index: number) =>
    !turns.slice(index + 1).some((turn) => turn.seat === seat);
  return turns.filter((turn, index) => !isMine(turn.seat) && isLast(turn, index));
}
