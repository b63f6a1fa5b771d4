import { expect, test } from "vitest";
import { withChanges } from "./changes.ts";

const BOX = {
  room: [
    { name: "garage", class: "basement", points: [0, 4] },
    { name: "pantry", points: [1], beside: { room: "kitchen", points: 3 } },
  ],
  roof: [{ colour: "red", plain: 5, window: 1 }],
  hands: { sizes: [7, 6] },
};

test("what is different is laid over the cards, card by card and part by part", () => {
  const changed = withChanges(BOX, {
    room: { garage: { points: [1, 6] }, pantry: { beside: { points: 5 } } },
    roof: { red: { plain: 4 } },
    hands: { sizes: [8, 6] },
  });
  expect(changed).toEqual({
    room: [
      { name: "garage", class: "basement", points: [1, 6] },
      { name: "pantry", points: [1], beside: { room: "kitchen", points: 5 } },
    ],
    roof: [{ colour: "red", plain: 4, window: 1 }],
    hands: { sizes: [8, 6] },
  });
  expect(BOX.room[0]!.points).toEqual([0, 4]);
});

test("without changes it is the box", () => {
  expect(withChanges(BOX, null)).toBe(BOX);
  expect(withChanges(BOX, {})).toEqual(BOX);
});
