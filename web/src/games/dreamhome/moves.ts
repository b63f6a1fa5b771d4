/** Where a move is: the places that one touches to make it. */
import type { DreamhomeView } from "$protocol";

const column = (number: string): string => `column-${number}`;
const cell = (name: string): string => `cell-${name}`;

/** Two places in either order. */
const either = (first: string, a: string, b: string): string[][] => [
  [first, a, b],
  [first, b, a],
];

const STEPS: Record<string, (words: string[]) => string[][]> = {
  pass: () => [["pass"]],
  take: ([number]) => [[column(number!)]],
  discard: ([number]) => [[column(number!)]],
  hammer: ([number]) => [["tool-jackhammer", column(number!)]],
  drill: ([number, name]) => either("tool-drill", column(number!), cell(name!)),
  mix: ([a, b]) => either("tool-concrete-mixer", column(a!), column(b!)),
  place: ([name, down]) => [[down ? "hand-down" : "hand-room", cell(name!)]],
  decor: ([name]) => [["hand-decor", cell(name!)]],
  scaffold: ([name]) => [["hand-scaffolding", cell(name!)]],
  roofer: (tile) => [["helper-roofer", `roof-${tile.join("-")}`]],
  supply: ([room, name]) => [["helper-supplier", `discarded-${room}`, cell(name!)]],
  swap: ([a, b]) => either("helper-handyman", cell(a!), cell(b!)),
};

export function steps(move: string): string[][] {
  const [verb = "", ...words] = move.split(" ");
  return STEPS[verb]?.(words) ?? [];
}

/** A card that was taken is in hand already; face down if it fits nowhere else. The jackhammer waits for a room. */
export function begin(view: DreamhomeView): string[] {
  switch (view.decision) {
    case "use-jackhammer":
      return ["tool-jackhammer"];
    case "place-room":
      return [view.legal.some((move) => /^place \w\d$/.test(move)) ? "hand-room" : "hand-down"];
    case "place-resource":
      return [view.pending.decor ? "hand-decor" : "hand-scaffolding"];
    default:
      return [];
  }
}
