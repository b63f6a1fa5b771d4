import type { Look, View } from "$protocol";
import { expect, test, vi } from "vitest";
import { Magnifier } from "./magnifier.svelte.ts";

const element = (look: string) =>
  ({ isConnected: true, getAttribute: () => look, querySelectorAll: () => [] }) as unknown as Element;
const lookOf = (piece: string): Look => ({ name: { key: "look-name", args: { thing: piece } } });
const view = () => ({ game: "town" }) as unknown as View;

function magnifierOf(ask = vi.fn((piece: string) => Promise.resolve<Look | null>(lookOf(piece)))) {
  const table = { view: view() };
  return { ask, table, magnifier: new Magnifier(ask, () => table.view) };
}

test("all pieces of a place are shown, and each is asked for once while the table stays as it is", async () => {
  const { ask, magnifier, table } = magnifierOf();
  await magnifier.open(element("cell cell.decor"));
  expect(magnifier.shown.map(({ piece }) => piece)).toEqual(["cell", "cell.decor"]);
  magnifier.close();
  expect(magnifier.isOpen).toBe(false);
  await magnifier.open(element("cell"));
  expect(ask).toHaveBeenCalledTimes(2);
  table.view = view();
  await magnifier.open(element("cell"));
  expect(ask).toHaveBeenCalledTimes(3);
});

test("whoever has gone on meanwhile is not shown what is left behind", async () => {
  let answer: (look: Look) => void = () => {};
  const slow = vi.fn(() => new Promise<Look | null>((resolve) => (answer = resolve)));
  const { magnifier } = magnifierOf(slow);
  const asked = magnifier.open(element("slow"));
  magnifier.close();
  answer(lookOf("slow"));
  await asked;
  expect(magnifier.isOpen).toBe(false);
});

test("of what is no piece, or while the line is broken, nothing is shown, and it can be asked again", async () => {
  const ask = vi.fn(() => Promise.resolve<Look | null>(null));
  const { magnifier } = magnifierOf(ask);
  await magnifier.open(element("gone"), { isKept: true });
  expect([magnifier.isOpen, magnifier.isKept]).toEqual([false, false]);
  ask.mockRejectedValueOnce(new Error("the line is closed"));
  await magnifier.open(element("gone"));
  ask.mockResolvedValueOnce(lookOf("back"));
  await magnifier.open(element("gone"));
  expect(magnifier.isOpen).toBe(true);
});

test("when the table changes, what is looked at is looked at anew, unless it is gone", async () => {
  const { ask, magnifier, table } = magnifierOf();
  const thing = element("card");
  await magnifier.open(thing, { isKept: true });
  table.view = view();
  magnifier.renew();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(magnifier.isKept).toBe(true);
  Object.assign(thing, { isConnected: false });
  magnifier.renew();
  expect(magnifier.isOpen).toBe(false);
});
