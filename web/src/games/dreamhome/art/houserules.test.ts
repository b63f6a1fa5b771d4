/** Cards show the numbers of house rules, and again those of the box. */
import { afterEach, expect, test } from "vitest";
import * as art from "./index.ts";

afterEach(() => art.playBy(null));

test("a room card has other points", () => {
  const box = art.roomCard("garage#1");
  art.playBy({ room: { garage: { points: [1, 6] } } });
  expect(art.ROOM_POINTS.garage).toEqual([1, 6]);
  expect(art.roomCard("garage#1")).not.toBe(box);
  art.playBy(null);
  expect(art.roomCard("garage#1")).toBe(box);
});

test("a copy that the box does not have is a room, too", () => {
  expect(art.roomArt("library#2")).toBe(art.roomArt("library"));
  expect(art.roomArt("library#2")).not.toBe(art.emptyRoomArt());
});
