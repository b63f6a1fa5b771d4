import { expect, test, vi } from "vitest";
import type { Decision, Reviewed, Reviewing } from "$protocol";

vi.mock("./api.ts", () => ({ ask: () => {}, reasonOf: String }));
vi.mock("./texts.svelte.ts", () => ({ say: String }));
import { GameReview, lineOf, topOf } from "./review.svelte.ts";

const decision = (number: number, standing: number[], what: string | null = null) =>
  ({ number, standing, what: what && { key: what, args: {} } }) as unknown as Decision;
const review = {
  is_together: false,
  decisions: [decision(1, [0.5, 0.5]), decision(3, [0.25, 0.75], "take")],
  end: [0, 1],
} as unknown as Reviewed;
const by = (ask: () => Promise<Reviewing>) => () => Promise.resolve({ ask, again: 0 });
const waiting = (place: number, done = 0): Reviewing => ({ place, done, all: 9, review: null });

test("whoever waits is told how far it is, and asks until it is there", async () => {
  const answers = [waiting(2), waiting(0, 4), { ...waiting(0), review }];
  const seen: unknown[] = [];
  const found: GameReview = new GameReview(
    "t",
    by(() => (seen.push(found.progress), Promise.resolve(answers.shift()!))),
  );
  await found.hear("quick");
  expect(seen).toEqual([{ place: 0, done: 0, all: 0 }, waiting(2), waiting(0, 4)]);
  expect([found.review, found.depth, found.progress]).toEqual([review, "quick", null]);
});

test("whoever leaves asks no more", async () => {
  const ask = vi.fn(() => (found.leave(), Promise.resolve(waiting(1))));
  const found: GameReview = new GameReview("t", by(ask));
  await found.hear("full");
  expect(ask).toHaveBeenCalledTimes(1);
  expect(found.isAsked).toBe(false);
});

test("a closer look leaves what is there until it is done", async () => {
  const answers = [{ ...waiting(0), review }, waiting(1)];
  const found = new GameReview(
    "t",
    by(() => Promise.resolve(answers.shift()!)),
  );
  await found.hear("quick");
  const closer = found.hear("full");
  expect(found.review).toBe(review);
  found.leave();
  await closer;
});

test("a failure is told", async () => {
  const found = new GameReview(
    "t",
    by(() => Promise.reject(new Error("no"))),
  );
  await found.hear("full");
  expect(found.failure).not.toBe("");
  expect(found.progress).toBeNull();
});

test("what is said of a decision stands at the position before it", async () => {
  const found = new GameReview(
    "t",
    by(() => Promise.resolve({ ...waiting(0), review })),
  );
  await found.hear("full");
  expect(found.after(2)?.number).toBe(3);
  expect(found.after(0)).toBeNull(); // nothing to say
  expect(found.after(3)).toBeNull();
});

test("a line of the chart goes from the first decision to the end", () => {
  expect(lineOf(review, 1, 4, 1)).toEqual([
    [0, 0.5],
    [0.5, 0.75],
    [1, 1],
  ]);
});

test("the chart of a house that is built together goes up to the points that were in sight", () => {
  const together = { ...review, is_together: true, decisions: [decision(1, [41.5])], end: [37] };
  expect(topOf(together)).toBe(50);
  expect(topOf({ ...together, decisions: [], end: [-3] })).toBe(10);
  expect(topOf(review)).toBe(1);
});
