import { expect, test } from "vitest";
import { patched } from "./patch.ts";

test("a patch changes, adds and removes, and leaves everything else the same object", () => {
  const old = { summary: { seats: [{ name: "Ada" }, { name: "Ben" }], due: 3 }, views: { "0": { turn: 1 } } };
  const now = patched(old, [
    [["summary", "seats", 1, "name"], "Bo"],
    [["summary", "due"]],
    [["views", "1"], { turn: 2 }],
  ]);
  expect(now).toEqual({
    summary: { seats: [{ name: "Ada" }, { name: "Bo" }] },
    views: { "0": { turn: 1 }, "1": { turn: 2 } },
  });
  expect(now.summary.seats[0]).toBe(old.summary.seats[0]);
  expect(old.summary.seats[1]!.name).toBe("Ben");
});
