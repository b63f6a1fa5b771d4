/** Who is asked for advice: the server until this device can think, and again when it cannot. */
import type { Advised, World } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const world = { game: "california", state: "00", seat: 0 } as World;
vi.mock("./api.ts", () => ({ ask: vi.fn(() => Promise.resolve(world)) }));
import { Adviser, type Asking } from "./adviser.ts";
import { ask } from "./api.ts";

const asking: Asking = { seat: 0, moves: 4, dial: "ideas" };
const told = (lines: number, is_final = false) =>
  ({ kind: "advice", place: 0, ideas: [], warnings: [], lines, is_final }) as unknown as Advised;
const thinking = (ask: () => Promise<Advised>) => ({ start: () => Promise.resolve(), ask: vi.fn(ask) });
const engineOf = (found: ReturnType<typeof thinking>) => found as never;
let cores = 8;

beforeEach(() => {
  cores = 8;
  vi.stubGlobal("navigator", {
    get hardwareConcurrency() {
      return cores;
    },
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.mocked(ask).mockClear();
});
async function woken(adviser: Adviser): Promise<void> {
  const done = adviser.wake();
  await vi.runAllTimersAsync();
  await done;
}

test("the server is asked until this device can think; then it costs the server one world a position", async () => {
  const server = vi.fn(() => Promise.resolve(told(30))),
    engine = thinking(() => Promise.resolve(told(150)));
  const adviser = new Adviser("t", server, () => Promise.resolve(engineOf(engine)));
  expect((await adviser.ask(asking))?.lines).toBe(30);
  await woken(adviser);
  for (const step of [1, 2]) {
    expect((await adviser.ask(asking))?.lines).toBe(150);
    expect(engine.ask).toHaveBeenLastCalledWith("counsel.advise", { world, dial: "ideas", step });
  }
  await adviser.ask({ ...asking, moves: 5 });
  expect(engine.ask).toHaveBeenLastCalledWith("counsel.advise", { world, dial: "ideas", step: 0 });
  expect([server.mock.calls.length, vi.mocked(ask).mock.calls.length]).toEqual([1, 2]);
});

test("an old phone is content with the second answer", async () => {
  cores = 4;
  const engine = thinking(() => Promise.resolve(told(150)));
  const adviser = new Adviser(
    "t",
    () => Promise.resolve(null),
    () => Promise.resolve(engineOf(engine)),
  );
  await woken(adviser);
  expect([(await adviser.ask(asking))?.is_final, (await adviser.ask(asking))?.is_final]).toEqual([false, true]);
});

test("without WebAssembly, or if thinking fails, the server answers", async () => {
  const server = vi.fn(() => Promise.resolve(told(30)));
  const none = new Adviser("t", server, () => Promise.resolve(null));
  await woken(none);
  expect(await none.ask(asking)).toEqual(told(30));
  const failing = thinking(() => Promise.reject(new Error("no memory")));
  const broken = new Adviser("t", server, () => Promise.resolve(engineOf(failing)));
  await woken(broken);
  await broken.ask(asking);
  expect(await broken.ask(asking)).toEqual(told(30));
  expect(failing.ask).toHaveBeenCalledTimes(1);
});
