/** The evenings at the table of this family, kept on this device and nowhere else. */
import type { GameName, PadAnswer } from "$protocol";
import type { Home } from "./pad.ts";
import { keep, kept } from "./storage.ts";

export interface Evening {
  id: string;
  game: GameName;
  /** milliseconds since 1970 */
  at: number;
  homes: { name: string; points: number; hasWon: boolean; rank: string | null }[];
  /** as they were filled in, to be looked at again */
  sheet: Home[];
}
export interface Player {
  name: string;
  played: number;
  won: number;
  best: number;
  mean: number;
}

const EVENINGS = "rooftree-evenings";
const DRAFT = "rooftree-pad";
const MOST = 500; // some years of Friday evenings

export function evenings(): Evening[] {
  const found = kept(EVENINGS);
  return Array.isArray(found) ? found.filter(isEvening) : [];
}
function isEvening(each: unknown): each is Evening {
  const evening = each as Partial<Evening> | null;
  return (
    typeof evening?.id === "string" &&
    typeof evening.game === "string" &&
    typeof evening.at === "number" &&
    Array.isArray(evening.homes) &&
    evening.homes.every((home) => typeof home.name === "string" && typeof home.points === "number") &&
    Array.isArray(evening.sheet)
  );
}

/** The newest first. Keeping the same sheet again is the same evening, corrected. */
export function keepEvening(game: GameName, sheet: Home[], answer: PadAnswer, id: string, at = Date.now()): Evening[] {
  const evening: Evening = {
    id,
    game,
    at: evenings().find((each) => each.id === id)?.at ?? at,
    homes: answer.homes.map(({ name, points, rank }, home) => ({
      name,
      points,
      hasWon: answer.winners.includes(home),
      rank,
    })),
    sheet,
  };
  return save([evening, ...evenings().filter((each) => each.id !== id)]);
}
export const forget = (ids: string[]): Evening[] => save(evenings().filter((each) => !ids.includes(each.id)));

function save(all: Evening[]): Evening[] {
  const sorted = all.sort((one, two) => two.at - one.at).slice(0, MOST);
  keep(EVENINGS, sorted);
  return sorted;
}

/** What is being filled in outlives the page. */
export const draftOf = (game: GameName): { id: string; homes: Home[] } | null => {
  const found = (kept(DRAFT) as Record<string, { id: string; homes: Home[] }> | null)?.[game];
  return typeof found?.id === "string" && Array.isArray(found.homes) && found.homes.length ? found : null;
};
export function keepDraft(game: GameName, id: string, homes: Home[]): void {
  const others = kept(DRAFT);
  keep(DRAFT, { ...(others && typeof others === "object" ? others : {}), [game]: { id, homes } });
}

/** Everybody who played a game, those first who played most. */
export function playersOf(all: Evening[]): Player[] {
  const found = new Map<string, number[]>(),
    won = new Map<string, number>();
  for (const { homes } of all)
    for (const { name, points, hasWon } of homes) {
      found.set(name, [...(found.get(name) ?? []), points]);
      if (hasWon) won.set(name, (won.get(name) ?? 0) + 1);
    }
  return [...found]
    .map(([name, points]) => ({
      name,
      played: points.length,
      won: won.get(name) ?? 0,
      best: Math.max(...points),
      mean: points.reduce((sum, each) => sum + each, 0) / points.length,
    }))
    .sort((one, two) => two.played - one.played || two.mean - one.mean);
}

/** The points of each player from evening to evening, the oldest first; null where somebody was not there. */
export function courses(all: Evening[], names: string[]): { name: string; points: (number | null)[] }[] {
  const inOrder = [...all].sort((one, two) => one.at - two.at);
  return names.map((name) => ({
    name,
    points: inOrder.map(({ homes }) => homes.find((home) => home.name === name)?.points ?? null),
  }));
}
