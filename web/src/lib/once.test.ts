import { expect, test, vi } from "vitest";
import { once } from "./once.ts";

test("an answer is asked for once, a failure is not kept", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(3);
  await expect(once("three", ask)).rejects.toThrow("offline");
  expect(await Promise.all([once("three", ask), once("three", ask)])).toEqual([3, 3]);
  expect(ask).toHaveBeenCalledTimes(2);
});
