import { expect, test } from "vitest";
import type { PadForm } from "$protocol";
import { cellsOf, emptyHome, isEmpty, meant, mended, plain, put, readAs, sheetOf, touched } from "./pad.ts";

const room = { key: "room", kinds: ["kitchen", "living-room"], most: 1 };
const rooms = { key: "rooms", kinds: ["kitchen", "living-room"], most: 2 };
const form: PadForm = {
  game: "any",
  entry: "house",
  players: [2, 4],
  most_homes: 4,
  cells: ["T1", "G1"],
  parts: [room, rooms],
  lists: [{ key: "roofs", kinds: ["roof-red"], most: 4 }],
  choices: [{ key: "board", kinds: ["red"], most: 1 }],
  numbers: { money: 9 },
  flags: ["loan"],
  words: { kitchen: ["kitchen", "cuisine", "eldhus"], "living-room": ["living room", "lounge", "salon"] },
};

test("a house that is filled in makes the sheet that the engine reads", () => {
  const home = emptyHome(" Anna ");
  expect(isEmpty(home)).toBe(true);
  put(home, { part: room, cell: "G1" }, ["kitchen"]);
  put(home, { part: rooms, cell: "G1" }, ["kitchen", "living-room"]);
  put(home, { part: form.lists[0]! }, ["roof-red", "roof-red"]);
  put(home, { part: form.choices[0]! }, ["red"], true);
  home.numbers = { money: 3 };
  home.flags = { loan: false };
  expect(sheetOf(form, [home, emptyHome()])).toEqual({
    house: [
      {
        name: "Anna",
        G1: { room: "kitchen", rooms: ["kitchen", "living-room"] },
        roofs: ["roof-red", "roof-red"],
        board: "red",
        money: 3,
      },
      {},
    ],
  });
});

test("what is taken away leaves nothing behind", () => {
  const home = emptyHome();
  put(home, { part: room, cell: "G1" }, ["kitchen"]);
  put(home, { part: room, cell: "G1" }, []);
  put(home, { part: form.choices[0]! }, ["red"], true);
  put(home, { part: form.choices[0]! }, [], true);
  expect(isEmpty(home)).toBe(true);
});

test("one thing is touched on and off, of several there are as many as fit", () => {
  expect(touched([], "kitchen", room)).toEqual(["kitchen"]);
  expect(touched(["kitchen"], "living-room", room)).toEqual(["living-room"]);
  expect(touched(["kitchen"], "kitchen", room)).toEqual([]);
  expect(touched(["kitchen"], "kitchen", rooms)).toEqual(["kitchen", "kitchen"]);
  expect(touched(["kitchen", "kitchen"], "living-room", rooms)).toEqual(["kitchen", "kitchen"]);
});

test("words are found in any language, without accents and hyphens", () => {
  expect(plain("  Eldhús-Þil ")).toBe("eldhus thil");
  expect(meant(form, room, "ELDHÚS")).toEqual(["kitchen"]);
  expect(meant(form, room, "lo")).toEqual(["living-room"]);
  expect(meant(form, room, "ing")).toEqual(["living-room"]);
  expect(meant(form, room, "")).toEqual(room.kinds);
  expect(readAs(form, room, "Salon")).toBe("living-room");
  expect(readAs(form, room, " kichen ")).toBe("kichen");
});

test("what somebody meant takes the place of what they wrote, wherever it stands", () => {
  const home = emptyHome();
  put(home, { part: room, cell: "G1" }, ["kichen"]);
  put(home, { part: form.lists[0]! }, ["kichen", "roof-red"]);
  const right = mended(home, "kichen", "kitchen");
  expect(right.cells).toEqual({ G1: { room: ["kitchen"] } });
  expect(right.lists).toEqual({ roofs: ["kitchen", "roof-red"] });
});

test("the cells of a problem are marked, be it about one or a row of them", () => {
  expect(cellsOf({ cell: { name: "T1" }, room: { name: "kitchen" } }, form.cells)).toEqual(["T1"]);
  expect(cellsOf({ cells: "T1-G1" }, form.cells)).toEqual(["T1", "G1"]);
  expect(cellsOf({ count: 3, text: "T11" }, form.cells)).toEqual([]);
});
