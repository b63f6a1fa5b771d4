/** The pictures keep their promises: every card has one, with its children in it, whatever stands beside it. */
import { describe, expect, test } from "vitest";
import cards from "../../../../../src/rooftree/games/dreamhome/cards.toml?raw";
import { expectSound } from "../../../art/expecting.ts";
import example from "../example.json";
import { partsOf } from "../../../art/parts.ts";
import * as art from "./index.ts";

const kids = (picture: string): number => picture.split('class="dh-kid"').length - 1;
const childrenOf = (card: string): number => {
  const { name, copy } = partsOf(card);
  return art.CHILDREN[name as art.RoomType][copy]!;
};

test("the numbers of children and points are those of the card list", () => {
  for (const block of cards.split("[[room]]").slice(1)) {
    const field = (key: string): number[] =>
      new RegExp(`^${key} = \\[(.*?)\\]`, "m").exec(block)![1]!.split(",").map(Number);
    const name = /name = "(.*)"/.exec(block)![1] as art.RoomType;
    expect([name, field("children"), field("points")]).toEqual([name, art.CHILDREN[name], art.ROOM_POINTS[name]]);
    const beside = /beside = \{ room = "(.*)", points = (\d) \}/.exec(block);
    expect(art.BESIDE[name]).toEqual(beside ? { room: beside[1], points: Number(beside[2]) } : null);
  }
  for (const block of cards.split("[[decor]]").slice(1)) {
    const [, name, points, room] = /name = "(.*)"\npoints = (\d).*\nroom = "(.*)"/.exec(block)!;
    expect(art.DECOR_PLACE[name as art.DecorName]).toEqual([room, Number(points)]);
  }
  expect(art.ROOM_CARDS).toHaveLength(60);
});

describe.each(art.ROOM_CARDS)("%s", (card) => {
  const type = partsOf(card).name;
  const decors = [null, ...art.DECOR_NAMES.filter((name) => ["any", type].includes(art.DECOR_PLACE[name][0]))];

  test.each(decors)("shows its children with %s in it", (decor) => {
    for (const left of [false, true]) {
      for (const right of [false, true]) {
        const picture = art.roomArt(card, { left, right, decor });
        expectSound(picture);
        expect(kids(picture)).toBe(childrenOf(card));
      }
    }
  });

  test("differs from every other card and is small", () => {
    const picture = art.roomArt(card);
    expect(art.ROOM_CARDS.filter((other) => art.roomArt(other) === picture)).toEqual([card]);
    expect(picture.length).toBeLessThan(8000);
    expectSound(art.roomCard(card));
  });
});

test("every resource card has a face", () => {
  for (const name of [...art.DECOR_NAMES, ...art.TOOL_NAMES, ...art.HELPER_NAMES]) {
    expectSound(art.resourceCard(name));
    expect(art.resourceCard(`${name}#2`)).toBe(art.resourceCard(name));
  }
  expect(
    new Set(art.ROOF_COLOURS.flatMap((colour) => [`roof-${colour}#1`, `roof-${colour}-window`]).map(art.resourceCard))
      .size,
  ).toBe(8);
});

test("a house is drawn with all its cells and all its children", () => {
  for (const house of [...example.end.houses, ...example.middle.houses]) {
    const scene = art.houseScene(house);
    expectSound(scene);
    expect(kids(scene)).toBe(house.children);
    expect(scene.split("data-cell=").length - 1).toBe(12);
  }
});

test("rooms of one type side by side are one room", () => {
  const cells = example.end.houses[1]!.cells as art.HouseView["cells"];
  expect(art.joins(cells, "G2")).toEqual({ left: true, right: true });
  expect(art.joins(cells, "G3")).toEqual({ left: true, right: false });
  expect(art.joins(cells, "T5")).toEqual({ left: false, right: false });
});
