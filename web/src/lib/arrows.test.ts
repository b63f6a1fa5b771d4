import { beforeEach, expect, test } from "vitest";
import { arrows } from "./arrows.ts";

/** Just enough of a page: places on a grid, of which one has the focus. */
let focused = "";
class Place {
  offsetParent: object | null = {};
  constructor(
    readonly name: string,
    private x: number,
    private y: number,
  ) {}
  getBoundingClientRect() {
    return { left: this.x, top: this.y, width: 40, height: 40 };
  }
  closest() {
    return this;
  }
  focus() {
    focused = this.name;
  }
}
//  A  .  B
//  C  D  .
//  .  .  E
const places = {
  A: new Place("A", 0, 0),
  B: new Place("B", 200, 4),
  C: new Place("C", 0, 100),
  D: new Place("D", 100, 102),
  E: new Place("E", 200, 200),
};
let listen: ((event: unknown) => void) | null = null;
const root = {
  addEventListener: (_: string, on: typeof listen) => (listen = on),
  removeEventListener: () => (listen = null),
  querySelectorAll: () => Object.values(places),
} as unknown as HTMLElement;

/** Where a key leads, and whether the page has done what the browser would have done. */
function press(key: string, from: keyof typeof places, held: object = {}): [string, boolean] {
  focused = from;
  let isOurs = false;
  listen?.({ key, target: places[from], preventDefault: () => (isOurs = true), ...held });
  return [focused, isOurs];
}
beforeEach(() => {
  for (const place of Object.values(places)) place.offsetParent = {};
});

test("arrows lead to the nearest place in their direction", () => {
  arrows(root);
  expect(press("ArrowRight", "A")).toEqual(["B", true]); // straight on rather than aslant
  expect(press("ArrowDown", "A")).toEqual(["C", true]);
  expect(press("ArrowRight", "C")).toEqual(["D", true]);
  expect(press("ArrowUp", "E")).toEqual(["B", true]);
});

test("where nothing lies, and with other keys, nothing happens", () => {
  arrows(root);
  expect(press("ArrowLeft", "A")).toEqual(["A", false]);
  expect(press("Enter", "A")).toEqual(["A", false]);
  expect(press("ArrowRight", "A", { altKey: true })).toEqual(["A", false]);
});

test("places that are hidden are passed over", () => {
  arrows(root);
  places.D.offsetParent = null;
  expect(press("ArrowRight", "C")[0]).not.toBe("D");
});

test("nobody listens any more after the end", () => {
  arrows(root)();
  expect(listen).toBe(null);
});
