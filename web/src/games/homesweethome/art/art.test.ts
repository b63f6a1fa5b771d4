/**
 * The pictures keep their promises: every card, resource and character has one of its own, and the ground shows what
 * stands.
 */
import { describe, expect, test } from "vitest";
import cards from "../../../../../src/rooftree/games/homesweethome/cards.toml?raw";
import { expectDistinct, expectWordless } from "../../../art/expecting.ts";
import example from "../example.json";
import * as art from "./index.ts";

const blocks = (kind: string): string[] =>
  cards
    .split(`[[${kind}]]`)
    .slice(1)
    .map((block) => block.split("\n[")[0]!);
const text = (block: string, key: string): string => new RegExp(`^${key} = "(.*)"`, "m").exec(block)![1]!;
const list = (block: string, key: string): string[] =>
  new RegExp(`^${key} = \\[(.*)\\]`, "m").exec(block)?.[1]!.replaceAll('"', "").split(", ") ?? [];
const count = (block: string, key: string): number =>
  Number(new RegExp(`^${key} = (\\d+)`, "m").exec(block)?.[1] ?? 0);
const KINDS = ["terrain", "foundation", "room", "roof", "trap"] as const;

describe("the names are those of the card list", () => {
  test("constructions: kind, cost, points, rooms", () => {
    const told = KINDS.flatMap((kind) =>
      blocks(kind).map((block) => [
        text(block, "name"),
        kind,
        list(block, "cost"),
        count(block, "points"),
        count(block, "rooms"),
      ]),
    );
    expect(
      art.CONSTRUCTIONS.map((name) => [
        name,
        art.kindOf(name),
        art.costOf(name),
        art.CARDS[name].points,
        art.roomsOn(name),
      ]),
    ).toEqual(told);
  });
  test("resources and their stars", () => {
    expect(blocks("resource").map((block) => [text(block, "name"), count(block, "stars")])).toEqual(
      Object.entries(art.STARS),
    );
  });
  test("trap zones", () => {
    expect(Object.fromEntries(blocks("trap").map((block) => [text(block, "name"), list(block, "zone")]))).toEqual(
      art.ZONES,
    );
  });
});

test("every construction card has a picture of its own", () => {
  expectDistinct([...art.CONSTRUCTIONS, "anything else"].map((name) => art.constructionCard(name)));
  for (const name of art.CONSTRUCTIONS) expect(art.constructionCard(name).length).toBeLessThan(14_000);
  for (const name of art.CONSTRUCTIONS)
    expect(/>\d+<\/text>/.exec(art.constructionCard(name))?.[0] ?? ">0</text>").toBe(
      `>${art.CARDS[name].points}</text>`,
    );
});

test("terrains, foundations, rooms, roofs and traps are distinct without their cards", () => {
  expectDistinct(art.TERRAINS.map(art.terrainArt));
  expectDistinct(art.FOUNDATIONS.map(art.foundationArt));
  expectDistinct(art.ROOMS.map(art.roomArt));
  expectDistinct(art.ROOFS.map(art.roofArt));
  expectDistinct(
    art.TRAPS.flatMap((trap) => [
      art.trapArt(trap),
      art.trapSign(trap),
      ...(["far", "near", "now"] as const).map((nearness) => art.trapZone(trap, nearness)),
    ]),
  );
});

test("resources differ by shape, not by colour alone", () => {
  expectDistinct([...art.RESOURCES, "anything else"].map((name) => art.resourceCard(name)));
  expectDistinct(art.RESOURCES.map(art.resourceIcon));
  expect(new Set(art.RESOURCES.map((name) => art.resourceIcon(name).replace(/#[0-9a-f]+/g, ""))).size).toBe(
    art.RESOURCES.length,
  );
});

test("characters, words and ranks", () => {
  expectDistinct([...art.CHARACTERS, "anyone else"].map(art.characterArt));
  expectDistinct(art.WORDS.map(art.wordBubble));
  expectDistinct(art.RANKS.map(art.rankArt));
});

describe.each([
  ["middle", example.middle],
  ["end", example.end],
] as const)("the ground in the %s", (_, view) => {
  const ground = view.ground as Partial<Record<string, art.CellView>>;
  const scene = art.groundScene(view);
  test("shows everything that stands", () => {
    expectWordless(scene);
    expect(scene.split("data-cell=").length - 1).toBe(9);
    expect(scene.length).toBeLessThan(200_000);
    for (const cell of art.CELLS) {
      const stands = ground[cell];
      const drawn = art.cellArt(stands, cell);
      for (const room of art.ROOMS)
        expect(drawn.includes(art.roomArt(room))).toBe(stands?.rooms.includes(room) ?? false);
      for (const roof of art.ROOFS) expect(drawn.includes(art.roofArt(roof))).toBe(stands?.roof === roof);
      for (const terrain of art.TERRAINS)
        expect(drawn.includes(art.terrainArt(terrain))).toBe(stands?.base === terrain);
    }
  });
});

test("a foundation with space left stands open, a full one waits for its roof", () => {
  const stands = (rooms: string[], room_places: number, roof: string | null = null): string =>
    art.cellArt({ base: "cellar", rooms, room_places, roof });
  expect(stands(["bathroom", "kitchenette"], 2)).toContain(art.rafters());
  expect(stands(["bathroom"], 2)).not.toContain(art.rafters());
  expectDistinct([
    stands([], 2),
    stands(["bathroom"], 2),
    stands(["bathroom"], 2, "slate-roof"),
    stands(["bathroom", "kitchenette"], 2),
    stands(["kitchenette", "bathroom"], 2),
  ]);
});

test("traps show on their zone as they come nearer", () => {
  const far = { ground: {}, coming: { hail: 2 } };
  expect(art.comingTraps(far)).toEqual([{ name: "hail", nearness: "far" }]);
  expect(art.CELLS.filter((cell) => art.zoneMarks(far, cell))).toEqual([...art.ZONES.hail]);
  expect(
    art
      .comingTraps({ ground: {}, coming: { pests: 1, drought: 2 } })
      .map(({ name, nearness }) => `${name} ${nearness}`),
  ).toEqual(["drought far", "pests near"]);
  const strikes = { ground: {}, coming: { pests: 1 }, trap: "pests", threatened: ["B2"] };
  expect(art.zoneMarks(strikes, "B2")).toBe(art.trapZone("pests", "now"));
  expect(art.zoneMarks(strikes, "A1")).toBe(art.trapZone("pests", "near"));
});

test("cells stand inside the scene, row behind row", () => {
  for (const { x, y, width, height } of Object.values(art.CELL_RECTS)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(art.SCENE.width);
    expect(y + height).toBeLessThanOrEqual(art.SCENE.height);
  }
  expect(art.CELL_RECTS.A1.y).toBeLessThan(art.CELL_RECTS.A2.y);
});
