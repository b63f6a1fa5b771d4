/** A card that is laid face down is followed to its place, and nothing is guessed. */
import type { DreamhomeView } from "$protocol";
import { expect, test } from "vitest";
import { follow, piece } from "./pieces.ts";
import positions from "./positions.json";

const views = positions as unknown as DreamhomeView[];
const copy = (view: DreamhomeView): DreamhomeView => structuredClone(view);
const empty = { stands: "empty-room", card: null, decor: null } as const;

test("an empty room is the card that was in hand", () => {
  const before = copy(views.find(({ decision }) => decision === "place-room")!);
  const after = copy(before);
  const seat = before.to_act!;
  const free = ["T1", "T2", "T3", "T4", "T5", "G1", "G2", "G3"].find((cell) => !before.houses[seat]!.cells[cell])!;
  after.houses[seat]!.cells[free] = empty;
  after.pending.room = null;
  expect(follow(before, new Map(), after).get(`${seat} ${free}`)).toBe(before.pending.room);
  after.houses[seat === 0 ? 1 : 0]!.cells.B4 = empty;
  after.houses[seat === 0 ? 1 : 0]!.cells.B5 = empty;
  expect(follow(before, new Map(), after).size).toBe(0);
});

test("a hidden roof is the card that left the market", () => {
  const before = copy(
    views.find(({ decision, options }) => decision === "take-column" && options.roofs === "strict") ??
      views.find(({ decision }) => decision === "take-column")!,
  );
  for (const house of before.houses) house.roofs = null;
  before.market[2]!.resource = "roof-red#3";
  const after = copy(before);
  after.market[2] = { room: null, resource: null };
  const seat = before.to_act!,
    height = after.houses[seat]!.roof_height++;
  const hidden = follow(before, new Map(), after);
  expect(hidden.get(`${seat} roof ${height}`)).toBe("roof-red#3");
  expect(follow(after, hidden, copy(after))).toEqual(hidden);
});

test("a card that nobody may look at again is no piece, and has a back for a picture", () => {
  const before = structuredClone(views.find(({ decision }) => decision === "take-column")!),
    after = structuredClone(before);
  before.pending.room = "empty-room";
  after.houses[0]!.cells = { ...after.houses[0]!.cells, T1: { stands: "empty-room", card: null, decor: null } };
  expect(follow(before, new Map(), after)).toEqual(new Map());
  expect([piece("roof"), piece("empty-room"), piece("roof-red#3")]).toEqual([undefined, undefined, "card:roof-red#3"]);
});
