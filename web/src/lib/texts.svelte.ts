/** The sentences of the page, in the language of its owner; those of a game come when one is opened. */
import type { GameName, Said } from "$protocol";
import { settings } from "./settings.svelte.ts";
import { Speaker } from "./speaker.ts";

let speaker = $state.raw<Speaker | null>(null);
let game = $state<GameName | undefined>(undefined);
let latest = 0;

/** Whether there is anything to say yet. */
export const isSpeaking = () => speaker !== null;

/** The speaker of the moment: of the chosen language, and of the game that is open. */
export const speaking = () => speaker!;

/** A sentence: `say("key", { name: "Ada" })`, or what the server said. */
export function say(what: Said | string, args?: Record<string, unknown>): string {
  return speaker ? speaker.say(what, args) : "";
}

/** Have a game's sentences as well. */
export async function speakOf(wanted: GameName): Promise<void> {
  game = wanted;
  await load();
}

export async function load(): Promise<void> {
  const mine = ++latest;
  const loaded = await Speaker.load(settings.language, game);
  if (mine === latest) speaker = loaded;
}
