import { expect, test, vi } from "vitest";

const storage = vi.hoisted(() => new Map<string, unknown>());
vi.mock("./storage.ts", () => ({
  kept: (key: string) => storage.get(key) ?? null,
  keep: (key: string, value: unknown) => storage.set(key, value),
}));
const { Doubts } = await import("./doubts.ts");
const loss = (decor: string) => ({ key: "loss-no-room", args: { decor: { name: decor } } });

test("each loss is asked about once a turn", () => {
  const doubts = new Doubts("a");
  expect(doubts.about([loss("piano")])).toEqual([loss("piano")]);
  doubts.settle([loss("piano")], false);
  expect(doubts.about([loss("piano"), loss("sofa")])).toEqual([loss("sofa")]);
  doubts.forget();
  expect(doubts.about([loss("piano")])).toEqual([loss("piano")]);
});

test("whoever is sure is not asked again at this table, and at the next one is", () => {
  new Doubts("a").settle([loss("piano")], true);
  expect(new Doubts("a").about([loss("sofa")])).toEqual([]);
  expect(new Doubts("b").about([loss("sofa")])).toEqual([loss("sofa")]);
});
