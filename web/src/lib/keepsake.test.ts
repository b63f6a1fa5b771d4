/** A card carries whose house it is, the points, the game and the day; whatever people are called. */
import { expect, test } from "vitest";
import { fileName, keepsake, type Card } from "./keepsake.ts";

const house = (box = "0 0 300 400") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0"/></svg>`;
const card = (names: string[], part: Partial<Card> = {}): Card => ({
  title: "California",
  homes: names.map((name, place) => ({ picture: house(), name, points: 30 - place, hasWon: place === 0 })),
  people: names.join(", "),
  rank: null,
  date: "16 November 2026",
  say: (points) => `${points} points`,
  ...part,
});
const textsOf = (drawn: string) => [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

test("one house: game, name, people, points, day", () => {
  const drawn = keepsake(card(["Anna"], { people: "Anna, Ben" }), "light");
  expect(textsOf(drawn)).toEqual(["California", "Anna", "Anna, Ben", "30 points", "16 November 2026", "Rooftree"]);
});

test("all houses: each with its name and points", () => {
  for (const count of [2, 3, 4, 5]) {
    const names = ["Anna", "Ben", "Rósa", "Þór", "Zoë"].slice(0, count),
      drawn = keepsake(card(names), "dark");
    expect(textsOf(drawn)).toEqual([
      "California",
      ...names.flatMap((name, place) => [name, String(30 - place)]),
      "16 November 2026",
      "Rooftree",
    ]);
    expect(drawn.match(/<svg /g)).toHaveLength(count + 1);
  }
});

test("a house that was built together is called by its rank", () => {
  expect(textsOf(keepsake(card(["Anna"], { rank: "manoir", people: "Anna et Ben" }), "light"))).toEqual(
    expect.arrayContaining(["Manoir", "Anna et Ben"]),
  );
});

test("it stands alone, and no name can break it", () => {
  const drawn = keepsake(card(['<b>&"', "M".repeat(30), "", "👩‍👩‍👧"]), "light");
  expect(drawn).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(drawn).not.toMatch(/var\(|undefined|NaN|<b>/);
  expect(drawn).toContain("&lt;b&gt;&amp;&quot;");
});

test("wide houses stand in rows of two, tall ones in rows of three", () => {
  const rowsIn = (box: string) => {
    const homes = card(["Anna", "Ben", "Rósa"]).homes.map((home) => ({ ...home, picture: house(box) }));
    return new Set(
      [...keepsake(card([], { homes }), "light").matchAll(/<svg x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => y),
    );
  };
  expect([rowsIn("0 0 800 400").size, rowsIn("0 0 300 400").size]).toEqual([2, 1]);
});

test("a file's name has nothing that a system would refuse", () => {
  expect(fileName("Rooftree", 'A/B\\C:"D"', "", 37)).toBe("Rooftree - ABCD - 37");
});
