import { PROTOCOL, type ChangeMessage, type LogEntry, type Message, type TableMessage } from "$protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Refusal, type LineState, type TableCopy } from "./connection.ts";

/** The server's end of a line. */
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  heard: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  get commands(): unknown[] {
    return this.heard.map((each) => each.do);
  }

  accept(protocol: number = PROTOCOL): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    this.say({ kind: "hello", protocol, package: "", person: null });
    return this;
  }
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  done(place = -1): void {
    this.say({ kind: "done", id: this.heard.at(place)!.id as string, version: null, table: null });
  }
  refuse(key: string): void {
    this.say({ kind: "refused", id: this.heard.at(-1)!.id as string, why: { key, args: {} }, text: key });
  }
}

const entry = (version: number): LogEntry => ({
  version,
  seat: 0,
  what: { key: `tell-${version}`, args: {} },
  move: "pass",
});
const whole = (version: number, log: LogEntry[] = []): TableMessage => ({
  kind: "table",
  table: "t",
  version,
  summary: { num_moves: version } as TableMessage["summary"],
  views: {},
  log,
  chat: [],
});
const change = (since: number, version: number, part: Partial<ChangeMessage> = {}): ChangeMessage => ({
  kind: "change",
  table: "t",
  since,
  version,
  patch: [],
  log: [],
  chat: [],
  undone: [],
  ...part,
});

let connection: Connection, states: LineState[], waiting: number;
const page = Object.assign(new EventTarget(), { hidden: false }),
  browser = new EventTarget();
const seen = vi.fn<(table: TableCopy) => void>(),
  refused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  page.hidden = false;
  waiting = 0;
  Line.all = [];
  states = [];
  seen.mockClear();
  refused.mockClear();
  connection = new Connection(
    "ws://here/socket",
    (state) => states.push(state),
    (deeds) => (waiting = deeds),
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line over which a table is followed. */
function following(version = 4, log: LogEntry[] = []): Line {
  connection.watch("t", seen, refused);
  const line = Line.last.accept();
  line.say(whole(version, log));
  line.done();
  return line;
}

test("an unanswered command is sent again, and after a break over the new line, under the same id", async () => {
  const line = Line.last.accept(),
    done = connection.send({ do: "say", table: "t", text: "hello" });
  await vi.advanceTimersByTimeAsync(4100);
  expect(line.heard.length).toBe(2);
  expect(line.heard[1]).toEqual(line.heard[0]);
  line.breakOff();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all.length).toBe(2);
  Line.last.accept();
  expect(Line.last.heard).toEqual([line.heard[0]]);
  Line.last.done();
  await expect(done).resolves.toMatchObject({ kind: "done" });
  expect(states).toEqual(["open", "broken", "open"]);
});

test("what was sent before, over another line, keeps its id", () => {
  void connection.send({ do: "say", table: "t", text: "hello" }, "before").catch(() => {});
  Line.last.accept();
  expect(Line.last.heard).toEqual([{ do: "say", table: "t", text: "hello", id: "before" }]);
});

test("what is refused says why", async () => {
  Line.last.accept();
  const done = connection.send({ do: "ping" });
  Line.last.refuse("why-money");
  await expect(done).rejects.toThrow(Refusal);
});

test("changes are made to the table, and what is undone leaves the log", () => {
  const line = following(4, [entry(3), entry(4)]);
  line.say(change(4, 5, { patch: [[["summary", "num_moves"], 5]], log: [entry(5)] }));
  expect(seen.mock.lastCall![0]).toMatchObject({ version: 5, summary: { num_moves: 5 } });
  line.say(change(5, 6, { undone: [4, 5] }));
  expect(seen.mock.lastCall![0].log).toEqual([entry(3)]);
});

test("after a gap the whole table is asked for, once", async () => {
  const line = following(4);
  await vi.advanceTimersByTimeAsync(0);
  line.say(change(5, 6));
  line.say(change(6, 7));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(line.commands).toEqual(["watch", "watch"]);
  line.say(whole(7));
  line.done();
  line.say(change(7, 8));
  expect(seen.mock.lastCall![0].version).toBe(8);
});

test("after a break the table is asked for again", async () => {
  const line = following(4);
  await vi.advanceTimersByTimeAsync(0);
  line.breakOff();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.last.accept().commands).toEqual(["watch"]);
});

test("a table that is gone is told of; one that only has to wait is asked for again", async () => {
  connection.watch("t", seen, refused);
  const line = Line.last.accept();
  page.hidden = true; // no heart beats in between
  line.refuse("refused-too-much");
  await vi.advanceTimersByTimeAsync(3100);
  expect(line.commands).toEqual(["watch", "watch"]);
  expect(refused).not.toHaveBeenCalled();
  line.refuse("refused-no-such-table");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refused).toHaveBeenCalledExactlyOnceWith({ key: "refused-no-such-table", args: {} });
});

test("a silent line is asked whether it lives, known to be lost within three seconds, and left later", async () => {
  const line = Line.last.accept();
  await vi.advanceTimersByTimeAsync(1300);
  expect(line.commands).toEqual(["ping"]);
  expect(states).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(1700);
  expect(states).toEqual(["open", "broken"]);
  expect(Line.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(states).toEqual(["open", "broken"]);
  expect(Line.all.length).toBe(2);
  line.breakOff(); // a dead socket says so long afterwards: that is nobody's business any more
  expect(states).toEqual(["open", "broken"]);
});

test("a line that was only slow is there again with its first word", async () => {
  const line = Line.last.accept();
  await vi.advanceTimersByTimeAsync(3000);
  expect(states.at(-1)).toBe("broken");
  line.done();
  expect(states.at(-1)).toBe("open");
  expect(Line.all.length).toBe(1);
});

test("while nobody looks, a line is seldom asked, and asked at once when somebody looks again", async () => {
  const line = Line.last.accept();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(9000);
  expect(line.commands).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(line.commands).toEqual(["ping"]);
});

test("a browser without a network says so at once, and tries anew when it has one", async () => {
  const line = Line.last.accept();
  browser.dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("broken");
  browser.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(500);
  expect(Line.last).not.toBe(line);
  Line.last.accept();
  expect(states.at(-1)).toBe("open");
});

test("what is done without a line waits, is counted, and is sent once there is one, under its first id", async () => {
  const line = Line.last.accept();
  line.breakOff();
  const done = connection.send({ do: "move", table: "t", seat: 0, move: "pass" });
  void connection.send({ do: "preview", table: "t", seat: 0 }).catch(() => {});
  expect(waiting).toBe(1); // to look is not to do
  await vi.advanceTimersByTimeAsync(1000);
  const next = Line.last.accept();
  await vi.advanceTimersByTimeAsync(4000);
  const moves = next.heard.filter((each) => each.do === "move");
  expect(moves.length).toBeGreaterThan(1);
  expect(new Set(moves.map((each) => each.id)).size).toBe(1);
  next.say({ kind: "done", id: moves[0]!.id as string, version: 5, table: null });
  await expect(done).resolves.toMatchObject({ version: 5 });
  expect(waiting).toBe(0);
});

test("what is looked at without a line is not asked for later", async () => {
  Line.last.accept().breakOff();
  await expect(connection.send({ do: "look", table: "t", seat: 0, piece: "market" })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  const next = Line.last.accept();
  await vi.advanceTimersByTimeAsync(4000);
  expect(next.heard.filter((each) => each.do === "look")).toEqual([]);
});

test("a server that stops is left alone as long as it asks for", async () => {
  Line.last.accept().say({ kind: "closing", seconds: 8 });
  Line.last.breakOff();
  await vi.advanceTimersByTimeAsync(7900);
  expect(Line.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(Line.all.length).toBe(2);
});

test("a server that hangs up again and again is asked less and less often", async () => {
  for (let tries = 0; tries < 6; tries++) {
    Line.last.accept().breakOff();
    await vi.advanceTimersByTimeAsync(7000);
  }
  const before = Line.all.length;
  Line.last.accept().breakOff();
  await vi.advanceTimersByTimeAsync(3000);
  expect(Line.all.length).toBe(before);
});

test("with a server of another protocol there is nothing to talk about", async () => {
  const sent = connection.send({ do: "ping" });
  Line.last.accept(PROTOCOL + 1);
  await expect(sent).rejects.toThrow("closed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("outdated");
  expect(Line.all.length).toBe(1);
});
