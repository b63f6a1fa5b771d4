/** Anything in a view, in words. */
import type { View } from "$protocol";
import type { Speaker } from "$lib/speaker.ts";
import { kindOf, type Value } from "./reading.ts";

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const labelOf = (speaker: Speaker, key: string): string =>
  upper(speaker.has(`label-${key}`) ? speaker.say(`label-${key}`) : key.replaceAll("_", " "));

export const isNamed = (speaker: Speaker, value: Value): value is string =>
  typeof value === "string" && speaker.has(`name-${kindOf(value)}`);

export function spoken(speaker: Speaker, value: Value): string {
  if (value === null || value === false) return "";
  if (value === true) return "✓";
  if (typeof value === "string") return isNamed(speaker, value) ? speaker.name(value) : value;
  if (typeof value === "number") return String(value);
  const parts = Array.isArray(value)
    ? value.map((each) => spoken(speaker, each) || "–")
    : Object.entries(value).flatMap(([key, each]) => partOf(speaker, key, each));
  return parts.join(", ");
}

/** A thing says itself; a number has to say what it counts. */
function partOf(speaker: Speaker, key: string, value: Value): string[] {
  const said = spoken(speaker, value);
  if (!said) return [];
  return typeof value === "number" || value === true ? [`${labelOf(speaker, key)} ${said}`] : [said];
}

export const cellWords = (speaker: Speaker, cell: string, value: Value): string =>
  `${cell}: ${spoken(speaker, value) || speaker.say("web-plain-empty")}`;

/** Whose turn it is, and what for. */
export function turnWords(speaker: Speaker, view: View, names: string[]): string {
  if (view.to_act === null) return speaker.say("decision-game-over");
  const key = `decision-${view.decision}`;
  const question = [`${key}-short`, key].find((each) => speaker.has(each));
  const name = names[view.to_act] ?? "";
  return question ? speaker.say("web-plain-asked", { name, question: speaker.say(question) }) : name;
}
