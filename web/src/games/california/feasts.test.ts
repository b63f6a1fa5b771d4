import type { CaliforniaView } from "$protocol";
import { expect, test } from "vitest";
import { feasts } from "./feasts.ts";
import positions from "./positions.json";

const start = positions[0] as unknown as CaliforniaView;
function table(change: (mansion: CaliforniaView["mansions"][number]) => void = () => {}): CaliforniaView {
  const view = structuredClone(start);
  Object.assign(view.mansions[1]!, { bonuses: [], gifts: 0 });
  for (const cell of Object.values(view.mansions[1]!.cells)) cell.piece = null;
  change(view.mansions[1]!);
  return view;
}
const between = (before: CaliforniaView, after: CaliforniaView) =>
  feasts(before, after).map(({ kind, seat, at }) => [kind, seat, at.join(" ")]);

test("a bonus card", () => {
  expect(
    between(
      table(),
      table((mansion) => mansion.bonuses.push("three-red")),
    ),
  ).toEqual([["bonus", 1, "bonus-three-red"]]);
});

test("a room with its furniture; with a gift it is the gift", () => {
  const furnished = (mansion: CaliforniaView["mansions"][number]) => (mansion.cells.A1!.piece = "dog#1");
  expect(between(table(), table(furnished))).toEqual([["room", 1, "cell-A1"]]);
  const withGift = table((mansion) => {
    furnished(mansion);
    mansion.gifts = 1;
  });
  expect(between(table(), withGift)).toEqual([["gift", 1, "cell-A1"]]);
});

test("nothing when nothing has happened, or something is taken back", () => {
  expect(between(table(), table())).toEqual([]);
  expect(
    between(
      table((mansion) => mansion.bonuses.push("three-red")),
      table(),
    ),
  ).toEqual([]);
});
