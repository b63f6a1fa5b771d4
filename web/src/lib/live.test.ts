import type { LogEntry, Said, SeatSummary, Summary, View } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Order, TableCopy } from "./connection.ts";
import type { GameModule } from "./game.ts";

const given = vi.hoisted(() => ({
  speed: "normal",
  take: (_: TableCopy) => {},
  refuse: (_: Said) => {},
  sent: [] as Order[],
  ids: [] as (string | undefined)[],
  answer: async (_: Order): Promise<unknown> => ({ kind: "done" }),
}));
vi.mock("./settings.svelte.ts", () => ({ pace: () => given.speed }));
vi.mock("./texts.svelte.ts", () => ({ say: (key: string) => key }));
vi.mock("./connection.ts", async (original) => ({
  ...(await original<object>()),
  Connection: class {
    watch(_: string, take: typeof given.take, refuse: typeof given.refuse): void {
      Object.assign(given, { take, refuse });
    }
    send(order: Order, id?: string): Promise<unknown> {
      given.sent.push(order);
      given.ids.push(id);
      return given.answer(order);
    }
    close = () => {};
  },
}));
const { LiveTable } = await import("./live.svelte.ts");
const { Refusal } = await import("./connection.ts");
const { outbox } = await import("./outbox.svelte.ts");

const seat = (part: Partial<SeatSummary>): SeatSummary => ({
  name: "Ada",
  person: null,
  player: "human",
  played_by: null,
  character: null,
  is_ready: true,
  is_here: true,
  is_yours: false,
  is_late: false,
  confirms: true,
  coach: "off",
  away_until: null,
  ...part,
});
const SEATS = [
  seat({ is_yours: true }),
  seat({ name: "Margot", player: "bot:greedy" }),
  seat({ name: "Hugo", player: "bot:greedy" }),
];
const moved = (version: number, by: number): LogEntry => ({
  version,
  seat: by,
  what: { key: "", args: {} },
  move: "pass",
});

/** The table at a version, after moves of those seats at versions 1, 2, 3 … */
function at(version: number, doers: number[], part: Partial<Summary> = {}, view: Partial<View> = {}): TableCopy {
  const summary = {
    status: "playing",
    seats: SEATS,
    to_act: 1,
    held: null,
    can_undo: [],
    num_moves: doers.length,
    ...part,
  } as unknown as Summary;
  return {
    id: "t",
    version,
    summary,
    views: { "0": { you: 0, legal: [], reasons: {}, ...view } as unknown as View },
    log: doers.map((doer, index) => moved(index + 1, doer)),
    chat: [],
  };
}
const module = { steps: (move: string) => [move.split(" ")], begin: () => [] as string[] } as unknown as GameModule;
const refused = vi.fn();
let table: InstanceType<typeof LiveTable>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { hidden: false });
  Object.assign(given, { speed: "normal", sent: [], ids: [], answer: async () => ({ kind: "done" }) });
  refused.mockClear();
  table = new LiveTable("t", refused);
});
afterEach(() => {
  table.close();
  for (const { id } of outbox.claim("t")) outbox.drop(id);
  outbox.release("t");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves of others are shown one after the other, my own at once", () => {
  given.take(at(0, []));
  for (const version of [1, 2, 3]) given.take(at(version, Array(version).fill(1)));
  expect([table.copy!.version, table.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(1000);
  expect(table.copy!.version).toBe(2);
  vi.advanceTimersByTime(1000);
  expect([table.copy!.version, table.isBehind]).toEqual([3, false]);
  given.take(at(4, [1, 1, 1, 0]));
  expect(table.copy!.version).toBe(4);
});

test("my own move is seen before the answer to it", () => {
  given.take(at(0, [], { to_act: 0 }));
  given.take(at(1, [0]));
  given.take(at(2, [0, 1], { to_act: 0 }));
  expect([table.copy!.version, table.isBehind]).toEqual([1, true]);
  vi.advanceTimersByTime(1000);
  expect([table.copy!.version, table.isBehind]).toEqual([2, false]);
  vi.advanceTimersByTime(5000);
  given.take(at(3, [0, 1, 0]));
  vi.advanceTimersByTime(5000); // it has been thought about
  given.take(at(4, [0, 1, 0, 1]));
  expect(table.copy!.version).toBe(4);
});

test("what a bot does in my place is a move of somebody else", () => {
  const seats = [seat({ is_yours: true, played_by: "greedy" }), ...SEATS.slice(1)];
  given.take(at(0, []));
  given.take(at(1, [1]));
  given.take(at(2, [1, 0], { seats }));
  expect(table.copy!.version).toBe(1);
});

test("talk does not wait its turn, and does not overtake a move", () => {
  given.take(at(0, []));
  given.take(at(1, [1]));
  given.take(at(2, [1, 1]));
  given.take(at(3, [1, 1])); // something was said
  expect(table.copy!.version).toBe(1);
  vi.advanceTimersByTime(1000);
  expect([table.copy!.version, table.isBehind]).toEqual([3, false]);
  given.take(at(4, [1, 1]));
  expect(table.copy!.version).toBe(4);
});

test("many moves go faster, without movement and in a hidden page everything at once", () => {
  const all = (count: number) => {
    given.take(at(0, []));
    for (let version = 1; version <= count; version++) given.take(at(version, Array(version).fill(1)));
  };
  all(80);
  vi.advanceTimersByTime(80 * 500);
  expect(table.copy!.version).toBe(80);
  for (const [speed, hidden] of [
    ["off", false],
    ["slow", true],
  ] as const) {
    given.speed = speed;
    vi.stubGlobal("document", { hidden });
    table = new LiveTable("t", refused);
    all(5);
    vi.advanceTimersByTime(1);
    expect(table.copy!.version).toBe(5);
  }
});

test("whoever is in a hurry sees the present", () => {
  given.take(at(0, []));
  for (const version of [1, 2, 3, 4]) given.take(at(version, Array(version).fill(1)));
  table.skip();
  expect([table.copy!.version, table.isBehind]).toEqual([4, false]);
  vi.advanceTimersByTime(10_000);
  expect(table.copy!.version).toBe(4);
});

test("the past is shown once more at the same pace, then the present", () => {
  given.take(at(0, []));
  given.take(at(1, [1])); // shown just now: its pause does not shorten what follows
  vi.advanceTimersByTime(900);
  const past = [
    { you: 0, to_act: 1 },
    { you: 0, to_act: 2 },
  ] as unknown as View[];
  table.again(past);
  expect(table.view).toBe(past[0]);
  vi.advanceTimersByTime(900);
  expect(table.view).toBe(past[0]);
  vi.advanceTimersByTime(100);
  expect(table.view).toBe(past[1]);
  vi.advanceTimersByTime(1000);
  expect([table.copy!.version, table.isBehind]).toEqual([1, false]);
});

test("the choice is asked once a question; what I hold stays in my hand while others talk", () => {
  const mine = (version: number, legal = ["buy A1"]) => at(version, [1], { to_act: 0 }, { legal });
  given.take(mine(1));
  table.ask(module);
  table.choice.touch("buy");
  given.take(mine(2)); // a whole new copy, the same question
  table.ask(module);
  expect(table.choice.picked).toEqual(["buy"]);
  table.ask(module);
  expect(given.sent.filter((order) => order.do === "preview").length).toBe(2);
  given.take(mine(3, ["buy A2"]));
  table.ask(module);
  expect(table.choice.picked).toEqual([]);
  given.take(at(4, [1, 0], { to_act: 1 }));
  table.ask(module);
  expect(table.choice.isAsked).toBe(false);
});

test("an answer to an old question is not told", async () => {
  const effects = { gold: { what: { key: "", args: {} }, points: 3 } };
  given.answer = async () => ({ kind: "preview", moves: effects, reasons: {} });
  given.take(at(1, [1], { to_act: 0 }, { legal: ["gold"] }));
  table.ask(module);
  given.take(at(2, [1, 0, 1], { to_act: 0 }, { legal: ["wait"] }));
  table.skip();
  given.answer = () => new Promise(() => {});
  table.ask(module);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.choice.offer.effects).toEqual({});
});

test("reasons come with what moves would change; the view that was sent has none", async () => {
  const reasons = { "buy A1": { key: "why-occupied", args: {} } };
  given.answer = async () => ({ kind: "preview", moves: {}, reasons });
  given.take(at(1, [1], { to_act: 0 }, { legal: ["buy A2"] }));
  table.ask(module);
  table.choice.touch("buy");
  expect([table.view!.reasons, table.choice.at("A1").state]).toEqual([{}, "idle"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([table.view!.reasons, table.choice.at("A1").state]).toEqual([reasons, "shut"]);
  expect(table.choice.picked).toEqual(["buy"]);
  table.ask(module);
  expect(given.sent.filter((order) => order.do === "preview").length).toBe(1);
  given.take(at(2, [1, 0], { to_act: 1 }));
  expect(table.view!.reasons).toEqual({});
});

/** A question with one move that loses a token, at a seat that confirms its turns or does not. */
async function losing(confirms: boolean, isFinal = false): Promise<void> {
  const losses = [{ key: "loss-no-room", args: { decor: { name: "piano" } } }];
  const moves = { "place T1": { losses, is_final: isFinal }, "place T2": {} };
  given.answer = async (order) =>
    order.do === "preview" ? { kind: "preview", moves, reasons: {} } : { kind: "done" };
  const seats = [seat({ is_yours: true, confirms }), ...SEATS.slice(1)];
  given.take(at(1, [1], { to_act: 0, seats }, { legal: ["place T1", "place T2"] }));
  table.ask(module);
  await vi.advanceTimersByTimeAsync(0);
}
const sentMoves = () => given.sent.filter((order) => order.do === "move").map((order) => order.move);

test("a move that loses something for good is asked about, once", async () => {
  await losing(false);
  await table.play("place T1");
  expect([sentMoves(), table.doubt!.losses.length]).toEqual([[], 1]);
  await table.insist(false);
  expect([sentMoves(), table.doubt]).toEqual([["place T1"], null]);
  await table.play("place T1");
  expect(sentMoves()).toEqual(["place T1", "place T1"]);
});

test("what loses nothing, or can still be taken back, is not asked about", async () => {
  await losing(false);
  await table.play("place T2");
  expect(sentMoves()).toEqual(["place T2"]);
  given.sent = [];
  table = new LiveTable("t", refused);
  await losing(true);
  await table.play("place T1");
  expect(sentMoves()).toEqual(["place T1"]);
  table = new LiveTable("t", refused);
  await losing(true, true); // it reveals something: there is no way back
  await table.play("place T1");
  expect(table.doubt).not.toBeNull();
});

test("a coach that is there for it warns before a blunder, once, and is not asked elsewhere", async () => {
  const advice = { kind: "advice", place: 0, ideas: [], reason: null, warnings: ["take 1"], is_final: true };
  given.answer = async (order) =>
    order.do === "advise"
      ? advice
      : order.do === "preview"
        ? { kind: "preview", moves: {}, reasons: {} }
        : { kind: "done" };
  for (const coach of ["off", "warn"] as const) {
    table = new LiveTable("t", refused);
    given.sent = [];
    const seats = [seat({ is_yours: true, coach }), ...SEATS.slice(1)];
    given.take(at(1, [1], { to_act: 0, seats }, { legal: ["take 1", "take 2"] }));
    table.ask(module);
    await vi.advanceTimersByTimeAsync(0);
    expect(given.sent.some((order) => order.do === "advise")).toBe(coach === "warn");
    const played = table.play("take 1");
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect(table.doubt?.losses.map(({ key }) => key)).toEqual(coach === "warn" ? ["web-coach-warns"] : undefined);
  }
  await table.insist(false);
  expect(sentMoves()).toEqual(["take 1"]);
});

test("of two touches while effects are on their way only one makes a move, and nothing is refused", async () => {
  given.answer = (order) => (order.do === "preview" ? new Promise(() => {}) : Promise.resolve({ kind: "done" }));
  given.take(at(1, [1], { to_act: 0 }, { legal: ["take 1", "take 2"] }));
  table.ask(module);
  void table.play("take 1");
  await vi.advanceTimersByTimeAsync(20);
  void table.play("take 2");
  await vi.advanceTimersByTimeAsync(0);
  while (!sentMoves().length) await vi.advanceTimersByTimeAsync(10);
  given.take(at(2, [1, 0], { to_act: 0 }, { legal: ["place G1", "place G2"] }));
  table.ask(module);
  await vi.runOnlyPendingTimersAsync();
  expect(sentMoves()).toEqual(["take 1"]);
});

test("a question that need not be asked is answered without a word", async () => {
  given.take(at(1, [1], { to_act: 0 }, { legal: ["pass"] }));
  table.ask({ ...module, unasked: () => "pass" });
  await vi.advanceTimersByTimeAsync(0);
  expect([sentMoves(), table.choice.isAsked]).toEqual([["pass"], false]);
});

test("one move at a time; what is refused is told, and the next one may go", async () => {
  given.take(at(1, [1], { to_act: 0 }, { legal: ["gold"] }));
  given.answer = () => Promise.reject(new Refusal("no", { key: "why-money", args: {} }));
  void table.move("gold");
  await table.move("gold");
  await vi.advanceTimersByTimeAsync(0);
  expect(given.sent.length).toBe(1);
  expect(refused).toHaveBeenCalledExactlyOnceWith({ key: "why-money", args: {} });
  await table.move("gold");
  expect(given.sent.length).toBe(2);
});

test("on one screen for several people it stays with the one who was asked last", () => {
  const seats = [seat({ is_yours: true }), seat({ is_yours: true }), SEATS[1]!];
  const views = { "0": { you: 0 }, "1": { you: 1 } } as unknown as TableCopy["views"];
  const take = (copy: TableCopy) => given.take({ ...copy, views });
  take(at(0, [], { seats, to_act: 2 }));
  expect(table.seat).toBe(0);
  take(at(1, [2], { seats, to_act: 1 }));
  expect(table.seat).toBe(1);
  take(at(2, [2, 1], { seats, to_act: 2 }));
  expect([table.seat, table.view]).toEqual([1, views["1"]]);
  take(at(3, [2, 1], { seats, to_act: 2, held: 0 }));
  expect(table.seat).toBe(0);
});

test("bots of one kind are numbered", () => {
  given.take(at(0, []));
  expect(table.names).toEqual(["Ada", "Margot", "Hugo"]);
});

test("a table that cannot be followed says why", () => {
  given.refuse({ key: "refused-no-such-table", args: {} });
  expect(table.failure).toEqual({ key: "refused-no-such-table", args: {} });
});

test("what is done twice while the line is lost is done once, and told as waiting", async () => {
  let settle = (_: unknown) => {};
  given.answer = () => new Promise((resolve) => (settle = resolve));
  given.take(at(0, [], { to_act: 0 }));
  const says = [1, 2].map(() => table.send({ do: "say", table: "t", text: "hello" }));
  expect(given.sent).toEqual([{ do: "say", table: "t", text: "hello" }]);
  expect(table.unheard).toEqual(["hello"]);
  settle({ kind: "done" });
  expect(await Promise.all(says)).toEqual([true, true]);
  expect(table.unheard).toEqual([]);
  void table.send({ do: "say", table: "t", text: "hello" });
  expect(given.sent.length).toBe(2); // said again
});

test("a move that waits for the line is told as waiting until it is answered", async () => {
  let settle = (_: unknown) => {};
  given.answer = () => new Promise((resolve) => (settle = resolve));
  given.take(at(0, [], { to_act: 0 }));
  const done = table.move("pass");
  expect(table.isMoveWaiting).toBe(true); // this line was never open
  table.isConnected = true;
  expect(table.isMoveWaiting).toBe(false);
  table.isConnected = false;
  settle({ kind: "done" });
  await done;
  expect(table.isMoveWaiting).toBe(false);
});

test("what waits when one leaves the table goes on waiting, and is sent once by whoever comes back", async () => {
  let leave = (_: Error) => {},
    settle = (_: unknown) => {};
  given.answer = () => new Promise((_, reject) => (leave = reject));
  const here = new LiveTable("u", refused);
  given.take(at(0, [], { to_act: 0 }));
  const done = here.move("pass");
  expect(outbox.loose).toEqual([]); // it sees to it itself
  here.close();
  leave(new Error("the line is closed"));
  await done;
  expect(outbox.loose.map(({ order }) => order)).toEqual(given.sent);

  given.answer = () => new Promise((resolve) => (settle = resolve));
  const again = new LiveTable("u", refused);
  given.take(at(0, [], { to_act: 0 }));
  expect([given.sent[1], given.ids[1]]).toEqual([given.sent[0], given.ids[0]]);
  expect([outbox.loose, again.isMoveWaiting]).toEqual([[], true]);
  await again.move("gold"); // one move at a time
  expect(given.sent.length).toBe(2);
  settle({ kind: "done" });
  await vi.advanceTimersByTimeAsync(0);
  expect(again.isMoveWaiting).toBe(false);
  again.close();
  expect(outbox.loose).toEqual([]);
});

test("what was refused waits no longer; a TV sends nothing of its browser's owner", async () => {
  given.answer = () => Promise.reject(new Refusal("no", { key: "why-money", args: {} }));
  const here = new LiveTable("u", refused);
  await here.send({ do: "say", table: "u", text: "hello" });
  here.close();
  expect(outbox.loose).toEqual([]);
  outbox.put({ id: "1", order: { do: "say", table: "u", text: "hello" } });
  const tv = new LiveTable("u", refused, { asSpectator: true });
  expect(outbox.loose.length).toBe(1); // it is not the TV who said it
  tv.close();
  outbox.drop("1");
});
