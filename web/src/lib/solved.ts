/** Which puzzles were solved in this browser, and how: by oneself, or with help. */
import { keep, kept } from "./storage.ts";

const KEY = "rooftree-puzzles";
export type Solved = "alone" | "helped";

export const nameOf = (game: string, number: number): string => `${game}-${number + 1}`;

/** `dreamhome-12` is the twelfth puzzle of Dream Home. */
export function named(name: string): { game: string; number: number } | null {
  const [, game, number] = /^([\w]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  return game && number ? { game, number: Number(number) - 1 } : null;
}

export function solved(): Record<string, Solved> {
  const found = kept(KEY);
  if (!found || typeof found !== "object") return {};
  const isRight = (entry: [string, unknown]): entry is [string, Solved] =>
    entry[1] === "alone" || entry[1] === "helped";
  return Object.fromEntries(Object.entries(found).filter(isRight));
}

/** Whoever has solved it alone has done so for ever. */
export function keepSolved(name: string, how: Solved): void {
  const before = solved();
  if (before[name] !== "alone") keep(KEY, { ...before, [name]: how });
}
