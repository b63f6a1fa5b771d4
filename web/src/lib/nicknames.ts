/** Names of the people at this browser: remembered, and counted as people count letters. */
import { settings } from "./settings.svelte.ts";

const MOST = 8;

const letters = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Whether a name is not too long, as the server counts. */
export const isWithin = (name: string, most: number): boolean =>
  letters(name) <= most && Array.from(name).length <= 2 * most;

export const knownNames = (): string[] => settings.names;

/** Somebody has sat down here; `isOwner`: whose browser it is. */
export function remember(name: string, isOwner: boolean): void {
  if (isOwner) settings.name = name;
  settings.names = [name, ...settings.names.filter((each) => each !== name)].slice(0, MOST);
}
