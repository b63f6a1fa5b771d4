import { expect, test, vi } from "vitest";

vi.mock("$lib/texts.svelte.ts", () => ({
  say: (what: { key: string; args: object }, args: object) => JSON.stringify({ ...what.args, ...args }),
}));
const { called, deed, lately, sentence, whole } = await import("./telling.ts");
const NAMES = ["Ada", "Ben"],
  what = { key: "tell-peek", args: { seat: 1 } };

test("whoever is mentioned by seat is called by name, and so is the doer", () => {
  expect(called(what, NAMES)).toBe('{"seat":"Ben"}');
  expect(deed(what, 0, NAMES)).toBe('{"seat":"Ben","player":"Ada"}');
  expect(sentence({ version: 1, seat: null, what, move: null }, NAMES)).not.toContain("player");
});

test("a move is told with what it brought", () => {
  expect(whole(what, [], 0, NAMES)).toBe(deed(what, 0, NAMES));
  expect(whole(what, [what], 0, NAMES)).toBe(`${deed(what, 0, NAMES)} ${deed(what, 0, NAMES)}`);
});

test("the latest turn of each of the others, with what it brought", () => {
  const done = (version: number, seat: number | null, move: string | null = "pass") => ({ version, seat, what, move });
  const log = [
    done(1, 1),
    done(2, 0), // mine
    done(3, 1, "take 1"),
    done(4, 1, "place T1"),
    done(4, 1, null), // what it brought
    done(5, null, null), // somebody has come
    done(6, 2, "take 2"),
  ];
  const told = (each: typeof log) =>
    lately(each, (seat) => seat === 0).map(({ seat, entries }) => [seat, entries.map(({ version }) => version)]);
  expect(told(log)).toEqual([
    [1, [3, 4, 4]],
    [2, [6]],
  ]);
  expect(told([...log, done(7, 1)])).toEqual([
    [2, [6]],
    [1, [7]],
  ]);
  expect(told([...log, done(7, 0)])).toEqual(told(log)); // they stand there while I play, too
});
