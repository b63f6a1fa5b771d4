/** Where the moves of Home Sweet Home are: on the queues, in my hand, at my character, on the ground. */
import type { HomesweethomeView, Said } from "$protocol";

/** The places that a move goes through. A power that is somebody else's has no place on my side of the table. */
export function steps(move: string, view: HomesweethomeView): string[][] {
  const [verb, what = "", to = ""] = move.split(" ");
  const power = view.reasons[move]?.key === "why-not-your-character" ? "others-power" : "power";
  switch (verb) {
    case "say":
    case "choose":
      return [[what === "none" ? "none" : `queue-${what}`]];
    case "swap":
      return [[power, `queue-${what}`]];
    case "peek":
      return [[power, `player-${what}`]];
    case "play":
      return [what === "joker" ? ["hand-joker", `as-${to}`] : [`hand-${what}`]];
    case "pay":
    case "toss":
    case "help":
    case "counter":
      return [[`hand-${what}`]];
    case "at":
      return [[`cell-${what}`]];
    case "shield": {
      const by = what === "power" ? "power" : `hand-${what}`;
      return [
        [by, `cell-${to}`],
        [`cell-${to}`, by],
      ];
    }
    default:
      return [[move]]; // power, hold, pass, keep
  }
}

/** Nothing is picked up by itself. */
export const begin = (): string[] => [];

/** What a joker stands for, what a power is turned on, what is protected and with what. */
export function following(view: HomesweethomeView, [first = ""]: string[]): Said | null {
  const ask = (key: string): Said => ({ key, args: {} });
  if (view.decision === "shield") return ask(first.startsWith("cell-") ? "hs-shield-with" : "hs-shield-what");
  if (first === "hand-joker") return ask("hs-joker-as");
  if (first === "power") return ask(view.legal.some((move) => move.startsWith("peek")) ? "hs-peek-at" : "hs-swap-in");
  return null;
}
