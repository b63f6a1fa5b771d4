/**
 * The pictures keep their promises: every tile, piece and bonus card has one of its own, and a mansion shows what it
 * has.
 */
import { describe, expect, test } from "vitest";
import cards from "../../../../../src/rooftree/games/california/cards.toml?raw";
import { expectDistinct, expectWordless } from "../../../art/expecting.ts";
import example from "../example.json";
import * as art from "./index.ts";

const blocks = (kind: string): string[] =>
  cards
    .split(`[[${kind}]]`)
    .slice(1)
    .map((block) => block.split("\n[")[0]!);
const text = (block: string, key: string): string => new RegExp(`^${key} = "(.*)"`, "m").exec(block)![1]!;
const list = (block: string, key: string): string[] | undefined =>
  new RegExp(`^${key} = \\[(.*)\\]`, "m").exec(block)?.[1]!.replaceAll('"', "").split(", ");
const copies = (block: string, key: string): number => Number(new RegExp(`^${key} = (\\d+)`, "m").exec(block)![1]);

describe("the names are those of the card list", () => {
  test("colours and boards", () => {
    expect(blocks("colour").map((block) => text(block, "name"))).toEqual([...art.COLOURS]);
    expect(
      blocks("colour")
        .filter((block) => block.includes("board = true"))
        .map((block) => text(block, "name")),
    ).toEqual(Object.keys(art.boardColours));
  });
  test("furniture and its colours", () => {
    expect(blocks("furniture").map((block) => [text(block, "name"), text(block, "colour")])).toEqual(
      art.PIECES.map((piece) => [piece, art.pieceColour(piece)]),
    );
  });
  test("bonus cards, what they need and their points", () => {
    expect(
      blocks("bonus").map((block) => [
        text(block, "name"),
        { needs: list(block, "colours") ?? list(block, "pieces"), points: copies(block, "points") },
      ]),
    ).toEqual(Object.entries(art.BONUSES));
  });
});

const TILES = [...art.COLOURS.map((colour) => `room-${colour}`), ...art.PIECES, "attic-extension"];

test("every tile has a picture of its own, whichever copy it is", () => {
  expectDistinct([...TILES, "anything else"].map((name) => art.tileArt(name)));
  for (const name of TILES) {
    expectWordless(art.tileArt(`${name}#8`));
    expect(art.tileOf(`${name}#8`)).toEqual({ ...art.tileOf(name), copy: 7 });
    expect(art.tileArt(name).length).toBeLessThan(9000);
  }
});

test("pieces, floors, signs, neighbours, bonus cards are all distinct", () => {
  expectDistinct(art.PIECES.map(art.pieceArt));
  expectDistinct(art.COLOURS.map(art.floorArt));
  expectDistinct(art.COLOURS.map(art.plateArt));
  expectDistinct(art.COLOURS.flatMap((colour) => [art.neighbourArt(colour), art.neighbourArt(colour, true)]));
  expectDistinct(art.BONUS_NAMES.map(art.bonusArt));
  expectDistinct(art.CELLS.map((_, k) => art.bareArt(k)));
  expectDistinct(art.COLOURS.map(art.flagArt));
  expectDistinct(art.PIECES.map(art.storedArt));
});

test("floors differ by pattern too, not by colour alone", () => {
  const drawn = (colour: art.Colour): string => art.floorArt(colour).replace(/#[0-9a-f]+/g, "");
  expect(new Set(art.COLOURS.map(drawn)).size).toBe(art.COLOURS.length);
});

test("bank, shops, calendar, money and loan", () => {
  expectDistinct([0, 1, 2, 3, 4].map(art.bankArt));
  expectDistinct(Array.from({ length: art.NUM_DAYS }, (_, i) => art.calendarArt(i + 1)));
  expectDistinct(Array.from({ length: 40 }, (_, silver) => art.moneyArt(silver).body).slice(1));
  expectDistinct([
    art.shopArt("left", [null, null, null, null]),
    art.shopArt("right", [null, null, null, null]),
    art.shopArt("left", ["dog#1", "room-red#3", null, "attic-extension#4"]),
  ]);
  expectWordless(art.loanArt());
  for (const { x, width } of [...art.SHOP_RECTS]) expect(x + width).toBeLessThan(art.SHOP.width);
});

describe.each(
  [...example.end.mansions, ...example.middle.mansions].map((mansion, i) => [i, mansion as art.MansionView] as const),
)("mansion %i", (_, mansion) => {
  const scene = art.mansionScene(mansion);
  test("is drawn with all its cells, furniture, guests and parcels", () => {
    expectWordless(scene);
    expect(scene.split("data-cell=").length - 1).toBe(16);
    for (const cell of art.CELLS) {
      const piece = mansion.cells[cell]!.piece;
      const tile = piece ? art.tileOf(piece) : null;
      if (tile?.kind === "piece") expect(art.cellArt(mansion.cells, cell)).toContain(art.pieceArt(tile.piece));
    }
    for (const colour of mansion.neighbours) expect(scene).toContain(art.neighbourArt(colour as art.Colour));
    expect(art.giftsScene(mansion.gifts).split("translate(").length - 1).toBe(mansion.gifts);
    expect(scene.length).toBeLessThan(120_000);
  });
});

test("rooms of one colour side by side are one room", () => {
  const room = (colour: string): art.CellView => ({ colour, room: `room-${colour}#1`, piece: null, coins: 0 });
  const cells = { A1: room("red"), B1: room("red"), A2: room("red"), B2: room("brown") };
  expect(art.joins(cells, "B1")).toEqual({ up: false, left: true });
  expect(art.joins(cells, "A2")).toEqual({ up: true, left: false });
  expect(art.joins(cells, "B2")).toEqual({ up: false, left: false });
  expect(art.joins(cells, "D4")).toEqual({ up: false, left: false });
});

test("the attic shows what is stored, and the extension once it is built", () => {
  const mansion = {
    ...(example.end.mansions[0] as art.MansionView),
    attic: ["dog#2"],
    attic_slots: 1,
    has_loan: true,
  };
  expect(art.mansionScene(mansion)).toContain(art.storedArt("dog"));
  expect(art.mansionScene(mansion)).toContain(art.loanArt());
  expect(art.sceneBack("red", 2)).not.toBe(art.sceneBack("red", 1));
});
