/**
 * Every move of real positions, legal or refused, has its places; positions.json is from random play with 2 to 5
 * players.
 */
import type { HomesweethomeView } from "$protocol";
import { expect, test } from "vitest";
import { following, steps } from "./moves.ts";
import positions from "./positions.json";

const views = positions as unknown as HomesweethomeView[];
const PLACE =
  /^(queue-[AB]|none|hand-[a-z]+|as-[a-z]+|cell-[ABC][123]|player-[0-4]|power|others-power|hold|pass|keep)$/;

test("the positions ask every question", () => {
  expect(new Set(views.map((view) => view.decision)).size).toBe(11);
});

test.each(views.map((view, index) => [`${index} ${view.decision}`, view] as const))("position %s", (_, view) => {
  for (const move of [...view.legal, ...Object.keys(view.reasons)]) {
    const paths = steps(move, view);
    expect(paths.length, move).toBeGreaterThan(0);
    for (const place of paths.flat()) expect(place).toMatch(PLACE);
  }
  const legal = view.legal.flatMap((move) => steps(move, view).map((path) => path.join(" ")));
  expect(new Set(legal).size).toBe(legal.length);
  // No legal move stands in the way of a longer one.
  for (const path of legal) expect(legal.filter((other) => other.startsWith(`${path} `))).toEqual([]);
  // What can be touched is there: cards that I hold, resources that are needed.
  const hand = view.you === null ? null : view.players[view.you]!.hand;
  for (const place of view.legal.flatMap((move) => steps(move, view).flat())) {
    if (place.startsWith("hand-")) expect(hand?.[place.slice(5)]).toBeGreaterThan(0);
    if (place.startsWith("as-")) expect(view.needed[place.slice(3)]).toBeGreaterThan(0);
    expect(place).not.toBe("others-power");
  }
});

test("the question follows each step: what a joker stands for, whom a power is turned on, what is protected", () => {
  const asked = (decision: string, place: string, legal: string[] = []) =>
    following({ decision, legal } as unknown as HomesweethomeView, [place])?.key;
  expect(asked("play", "hand-joker")).toBe("hs-joker-as");
  expect(asked("choose", "power", ["swap A"])).toBe("hs-swap-in");
  expect(asked("speak", "power", ["peek 1"])).toBe("hs-peek-at");
  expect([asked("shield", "hand-water"), asked("shield", "cell-A1")]).toEqual(["hs-shield-what", "hs-shield-with"]);
});
