import { expect, test } from "vitest";
import { beside, roomBetween, type Box } from "./beside.ts";

const ROOM: Box = { left: 8, top: 8, width: 984, height: 684 };
const SIZE = { width: 300, height: 200 };
const apart = (a: Box, b: Box) =>
  a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height;

test.each([
  ["in a corner", { left: 10, top: 10, width: 50, height: 50 }],
  ["in the middle", { left: 480, top: 330, width: 40, height: 40 }],
  ["at the right edge", { left: 930, top: 300, width: 60, height: 90 }],
  ["as wide as the window", { left: 8, top: 400, width: 984, height: 60 }],
])("what belongs to a thing %s neither covers it nor leaves the window", (_, thing) => {
  const place = { ...beside(thing, SIZE, ROOM), ...SIZE };
  expect(apart(place, thing)).toBe(true);
  expect(place.left).toBeGreaterThanOrEqual(ROOM.left);
  expect(place.top).toBeGreaterThanOrEqual(ROOM.top);
  expect(place.left + place.width).toBeLessThanOrEqual(ROOM.left + ROOM.width);
  expect(place.top + place.height).toBeLessThanOrEqual(ROOM.top + ROOM.height);
});

test("where there is no room, it stays in the window", () => {
  expect(beside({ left: 20, top: 20, width: 900, height: 600 }, SIZE, ROOM)).toEqual({ left: 692, top: 492 });
});

test("question and coach are left free, wherever they stand", () => {
  const bar = { left: 0, top: 620, width: 1000, height: 80 },
    coach = { left: 0, top: 0, width: 1000, height: 100 };
  expect(roomBetween({ width: 1000, height: 700 }, [bar, coach])).toEqual({
    left: 8,
    top: 108,
    width: 984,
    height: 504,
  });
  const column = { left: 700, top: 0, width: 300, height: 700 };
  expect(roomBetween({ width: 1000, height: 700 }, [column])).toEqual({ left: 8, top: 8, width: 684, height: 684 });
  expect(roomBetween({ width: 1000, height: 700 }, [])).toEqual(ROOM);
});
