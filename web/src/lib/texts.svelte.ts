/** The sentences of the page, in the language of its owner; those of a game come when one is opened. */
import { untrack } from "svelte";
import type { GameName, Said } from "$protocol";
import { settings } from "./settings.svelte.ts";
import { Speaker } from "./speaker.ts";

let speaker = $state.raw<Speaker | null>(null);
let game: GameName | undefined;
let newest: Promise<void> | undefined;

/** Whether there is anything to say yet. */
export const isSpeaking = () => speaker !== null;

/** The speaker of the moment: of the chosen language, and of the game that is open. */
export const speaking = () => speaker!;

/** A sentence: `say("key", { name: "Ada" })`, or what the server said. */
export function say(what: Said | string, args?: Record<string, unknown>): string {
  return speaker ? speaker.say(what, args) : "";
}

/** Have a game's sentences as well. */
export function speakOf(wanted: GameName): Promise<void> {
  game = wanted;
  return load();
}

/** Whoever waits for sentences waits for the newest ones: another language, another game may be wanted meanwhile. */
export function load(): Promise<void> {
  const mine: Promise<void> = Speaker.load(
    untrack(() => settings.language),
    game,
  ).then((loaded) => {
    if (mine !== newest) return newest;
    speaker = loaded;
  });
  newest = mine;
  return mine;
}
