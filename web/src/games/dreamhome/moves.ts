/** Where a move is: the places that one touches to make it. */
import type { DreamhomeView, Said } from "$protocol";

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

/** The next place of a tool or a helper, or of what is in hand; `then` once the first of two is chosen. */
const ASKED: Record<string, { key: string; then?: (place: string) => string }> = {
  "tool-drill": { key: "dh-next-drill", then: (place) => `dh-next-drill-${place.split("-")[0]}` },
  "tool-concrete-mixer": { key: "dh-next-mixer", then: () => "dh-next-mixer-second" },
  "helper-roofer": { key: "dh-next-roofer" },
  "helper-supplier": { key: "dh-next-supplier", then: () => "dh-next-supplier-cell" },
  "helper-handyman": { key: "dh-next-handyman", then: () => "dh-next-handyman-second" },
};

export function following(view: DreamhomeView, [first = "", second]: string[]): Said | null {
  const { room, decor, scaffolding } = view.pending;
  const held = { "hand-room": room, "hand-down": room, "hand-decor": decor, "hand-scaffolding": scaffolding }[first];
  if (held) return { key: first === "hand-down" ? "dh-next-down" : "dh-next-place", args: { what: { name: held } } };
  const asked = ASKED[first];
  return asked ? { key: (second ? asked.then?.(second) : null) ?? asked.key, args: {} } : null;
}

/** Helpers for whom there is nothing to do: nobody needs to be asked whether they are done. */
export const unasked = (view: DreamhomeView): string | null =>
  view.decision === "use-helper" && view.legal.join() === "pass" ? "pass" : null;
