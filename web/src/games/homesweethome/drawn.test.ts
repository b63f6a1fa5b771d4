import type { HomesweethomeView } from "$protocol";
import { expect, test } from "vitest";
import { CELLS, CELL, cellBox } from "./art/index.ts";
import positions from "./positions.json";

test("an empty plot is shown without the air above it, a building whole", () => {
  for (const { ground } of positions as unknown as HomesweethomeView[])
    for (const cell of CELLS) {
      const [, top, , height] = cellBox(ground[cell]);
      expect(top + height).toBeGreaterThan(CELL.height);
      expect(top === 0).toBe(Boolean(ground[cell]?.base));
    }
});
