/** The daily house: where mine stands among everybody's, and the days of a month. */
import type { DailyHouse } from "$protocol";
import { keep, kept } from "./storage.ts";

export const LEVELS = ["novice", "casual", "regular", "skilled", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
const KEY = "rooftree-daily-level";

/** 1 for a novice; 0 for nobody. */
export const levelOf = (bot: string): number => LEVELS.findIndex((each) => each === bot) + 1;

/** Against whom I played last. */
export function usualLevel(): Level {
  const found = kept(KEY);
  return LEVELS.find((each) => each === found) ?? "regular";
}

export const rememberLevel = (level: Level): void => keep(KEY, level);

/** A day of UTC, as a date of this place. */
export function dateOf(day: string): Date {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date);
}

/** How many have built a house, and how many of them a better one. */
export function standingOf(scores: [number, number][], mine: number): { builders: number; place: number } {
  const sum = (some: [number, number][]) => some.reduce((all, [, count]) => all + count, 0);
  return { builders: sum(scores), place: 1 + sum(scores.filter(([score]) => score > mine)) };
}

export interface Bar {
  from: number;
  to: number;
  count: number;
  isMine: boolean;
}

/** Everybody's scores in so many bars at most, each as wide as the others. */
export function barsOf(scores: [number, number][], mine: number | null, most = 15): Bar[] {
  if (!scores.length) return [];
  const points = scores.map(([score]) => score);
  const low = Math.min(...points),
    width = Math.ceil((Math.max(...points) - low + 1) / most);
  const count = Math.ceil((Math.max(...points) - low + 1) / width);
  return Array.from({ length: count }, (_, index) => {
    const from = low + index * width,
      to = from + width - 1;
    const isIn = (score: number) => from <= score && score <= to;
    const inside = scores.filter(([score]) => isIn(score)).reduce((all, [, each]) => all + each, 0);
    return { from, to, count: inside, isMine: mine !== null && isIn(mine) };
  });
}

export interface CalendarDay {
  day: string;
  houses: DailyHouse[];
}

/** A month of weeks that begin on Monday; days of other months are null. `month` is 2026-11. */
export function weeksOf(month: string, built: DailyHouse[]): (CalendarDay | null)[][] {
  const first = dateOf(`${month}-01`),
    before = (first.getDay() + 6) % 7;
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const days = Array.from({ length: last }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, "0")}`;
    return { day, houses: built.filter((house) => house.day === day) };
  });
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month so many before or after one. */
export function monthBeside(month: string, steps: number): string {
  const [year, number] = month.split("-").map(Number);
  const at = year! * 12 + number! - 1 + steps;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}
