/** Feasts are shown where they are, unless stillness is wanted, and only as long as they last. */
import type { View } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Feast } from "./feasts.ts";

const given = vi.hoisted(() => ({ speed: "normal", heard: [] as string[] }));
vi.mock("./settings.svelte.ts", () => ({ speed: () => given.speed }));
vi.mock("./sound.ts", () => ({ sound: (which: string) => given.heard.push(which) }));
const { Feasting } = await import("./feasting.svelte.ts");

/** A page on which these can be found, each ten wide, at its place in the list. */
const page = (...found: string[]): ParentNode =>
  ({
    querySelectorAll: (wanted: string) =>
      found.flatMap((name, at) => (wanted === name ? [{ getBoundingClientRect: () => box(at * 10) }] : [])),
    querySelector: (wanted: string) => {
      const at = found.indexOf(wanted);
      return at < 0 ? null : { getBoundingClientRect: () => box(at * 10) };
    },
  }) as unknown as ParentNode;
const box = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10, width: 10, height: 10 });
const view = (round: number): View => ({ game: "any", you: 0, num_players: 2, scores: [], round }) as unknown as View;
const game = (...feasts: Feast[]) => ({ feasts: () => feasts });
const room: Feast = { kind: "room", seat: 0, at: ["cell-A1", "cell-A2"] };
const [A1, A2, PANEL] = ['[data-spot="cell-A1"]', '[data-spot="cell-A2"]', '[data-seat="1"]'];

beforeEach(() => {
  Object.assign(given, { speed: "normal", heard: [] });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function seen(feast: Feast, root: ParentNode) {
  const feasting = new Feasting();
  feasting.see(game(feast), view(1), root);
  expect(feasting.held).toEqual([]); // whoever opens the page has missed it
  feasting.see(game(feast), view(2), root);
  return feasting;
}

test("around its cells, until it ends", () => {
  const feasting = seen(room, page("x", A1, A2));
  expect(feasting.held.map(({ place }) => [place.left, place.width])).toEqual([[10, 20]]);
  expect(given.heard).toEqual(["room"]);
  feasting.end(feasting.held[0]!.id);
  expect(feasting.held).toEqual([]);
});

test("somebody else's is at their panel, whatever my cells are called", () => {
  const feasting = seen({ ...room, seat: 1 }, page(A1, PANEL));
  expect(feasting.held.map(({ place }) => place.left)).toEqual([10]);
});

test("nothing moves where stillness is wanted", () => {
  given.speed = "off";
  expect(seen(room, page(A1)).held).toEqual([]);
});

test("nothing for what is nowhere on the page, nor while nobody looks", () => {
  expect(seen(room, page()).held).toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  expect(seen(room, page(A1)).held).toEqual([]);
  expect(given.heard).toEqual([]);
});
