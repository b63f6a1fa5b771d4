/**
 * The one socket of this page: commands out, answers and changes in. A command is sent until it is answered, under one
 * id, so that it counts once; a line that breaks comes back by itself, and one that falls silent is known to be lost
 * within three seconds; a gap between two versions is mended by asking for the whole table.
 */
import {
  PROTOCOL,
  type Advised,
  type ChangeMessage,
  type ChatLine,
  type Command,
  type Done,
  type LogEntry,
  type Looked,
  type Message,
  type Previewed,
  type Said,
  type Summary,
  type Views,
} from "$protocol";
import { newName } from "./naming.ts";
import { patched } from "./patch.ts";

interface TableDocument {
  summary: Summary;
  views: Views;
}
export interface TableCopy extends TableDocument {
  id: string;
  version: number;
  log: LogEntry[];
  chat: ChatLine[];
}
type Unsent<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** What a command is answered with, if it is not refused. */
export type Answer = Done | Previewed | Advised | Looked;
export type Order = Unsent<Command>;
/** `outdated`: the server speaks another protocol than this page, which has to be loaded anew. */
export type LineState = "open" | "broken" | "outdated";

export class Refusal extends Error {
  constructor(
    text: string,
    readonly why: Said,
  ) {
    super(text);
  }
}

/** What a line is made of: the browser's sockets are such, and others can be. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const socketTo = (address: string) => new WebSocket(address) as unknown as Socket; // it tells a little more

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  sentAt: number;
  /** somebody did something: it is told that it waits */
  isDeed: boolean;
}
interface Follower {
  on: (table: TableCopy) => void;
  refused: (why: Said) => void;
  copy: TableCopy | null;
  isAsking: boolean;
}

const BEAT_MS = 200,
  RESEND_MS = 3000,
  PING_MS = 1000, // silence, then we ask
  HIDDEN_PING_MS = 10_000, // nobody looks
  LOST_MS = 1500, // without an answer: the line is lost, as far as one can see
  DEAD_MS = 8000, // and left
  LONGEST_WAIT_MS = 5000;
const QUESTIONS = new Set(["watch", "leave", "ping", "preview", "advise", "look"]); // which change nothing
const PASSING = new Set(["refused-too-much", "refused-server-error"]); // what may be possible a little later

export class Connection {
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private followers = new Map<string, Follower>();
  private number = 0;
  private tries = 0;
  private heardAt = 0;
  /** since when the server owes us a word */
  private askedAt: number | null = null;
  private state: LineState | null = null;
  /** how long the server asked us to stay away */
  private absence = 0;
  private reopening: ReturnType<typeof setTimeout> | undefined;
  private readonly session = newName();
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    /** an address, or what opens a line that needs no network */
    private way: string | (() => Socket),
    private onState: (state: LineState) => void = () => {},
    private onWaiting: (deeds: number) => void = () => {},
  ) {
    this.open();
    this.timer = setInterval(() => this.mind(), BEAT_MS);
    addEventListener("offline", this.notice);
    addEventListener("online", this.notice);
    document.addEventListener("visibilitychange", this.notice);
  }

  close(): void {
    clearInterval(this.timer);
    removeEventListener("offline", this.notice);
    removeEventListener("online", this.notice);
    document.removeEventListener("visibilitychange", this.notice);
    clearTimeout(this.reopening);
    this.followers.clear();
    this.leave();
    for (const each of this.waiting.values()) each.reject(new Error("the line is closed"));
    this.waiting.clear();
  }

  /** Follow a table: `on` gets it now and after every change, `refused` hears why it cannot be followed. */
  watch(table: string, on: (table: TableCopy) => void, refused: (why: Said) => void = () => {}): void {
    this.followers.set(table, { on, refused, copy: null, isAsking: false });
    void this.fetch(table);
  }

  /**
   * Do something; the promise settles when the server has answered, however often the line breaks meanwhile. What was
   * sent before, over another line, has its id.
   */
  send(command: Order, id = `${this.session}-${++this.number}`): Promise<Answer> {
    // whoever rests somewhere while the line is lost does not want to know it later
    if (command.do === "look" && this.state === "broken") return Promise.reject(new Error("the line is lost"));
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject, sentAt: Date.now(), isDeed: !QUESTIONS.has(command.do) });
      this.post(text);
      this.count();
    });
  }

  /** How much of what was done here has not been answered. */
  private count(): void {
    this.onWaiting([...this.waiting.values()].filter((each) => each.isDeed).length);
  }

  private be(state: LineState): void {
    if (state !== this.state) this.onState((this.state = state));
  }

  /** The browser knows something: it has no network, has one again, or somebody looks again. */
  private readonly notice = (event: Event): void => {
    if (event.type === "offline" && typeof this.way !== "string") return;
    if (event.type === "offline") this.be("broken");
    else if (event.type === "online" && this.state === "broken" && this.socket) this.lose();
    else if (!document.hidden && this.askedAt === null) void this.send({ do: "ping" }).catch(() => {});
  };

  /** Ask for a whole table, once at a time. */
  private async fetch(table: string): Promise<void> {
    const follower = this.followers.get(table);
    if (!follower || follower.isAsking) return;
    follower.isAsking = true;
    try {
      await this.send({ do: "watch", table });
    } catch (error) {
      if (!(error instanceof Refusal)) return; // closed meanwhile
      if (PASSING.has(error.why.key)) setTimeout(() => void this.fetch(table), RESEND_MS);
      else follower.refused(error.why);
    } finally {
      follower.isAsking = false;
    }
  }

  private open(): void {
    const socket = (this.socket = typeof this.way === "string" ? socketTo(this.way) : this.way());
    this.heardAt = this.askedAt = Date.now();
    socket.onopen = () => {
      this.be("open");
      const unanswered = [...this.waiting.values()];
      for (const table of this.followers.keys()) void this.fetch(table);
      for (const each of unanswered) this.post(each.text);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string));
    socket.onclose = () => this.lose();
  }

  /** Have no more to do with the socket: one that is dead may take minutes to say that it is closed. */
  private leave(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.leave();
    this.askedAt = null;
    this.be("broken");
    // not everyone at once
    const wait = Math.min(LONGEST_WAIT_MS, 200 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.reopening = setTimeout(() => this.open(), Math.max(this.absence, wait));
    this.absence = 0;
  }

  private post(text: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.askedAt ??= Date.now();
    this.socket.send(text);
  }

  /** Again and again: ask a silent line whether it lives, say when it does not, send again what is unanswered. */
  private mind(): void {
    if (!this.socket) return;
    const now = Date.now(),
      owed = this.askedAt === null ? 0 : now - this.askedAt;
    if (owed > DEAD_MS) {
      this.lose();
      return;
    }
    if (owed > LOST_MS) this.be("broken");
    const isSilent = now - this.heardAt > (document.hidden ? HIDDEN_PING_MS : PING_MS);
    // refused is an answer, too
    if (isSilent && this.askedAt === null) void this.send({ do: "ping" }).catch(() => {});
    for (const each of this.waiting.values())
      if (now - each.sentAt > RESEND_MS) {
        each.sentAt = now;
        this.post(each.text);
      }
  }

  private hear(message: Message): void {
    this.heardAt = Date.now();
    this.askedAt = null;
    if (this.state === "broken") this.be("open");
    if (message.kind === "hello") {
      this.greet(message.protocol);
      return;
    }
    if (message.kind === "closing") {
      this.absence = message.seconds * 1000;
      return;
    }
    this.tries = 0;
    switch (message.kind) {
      case "table":
        this.keep({
          id: message.table,
          version: message.version,
          summary: message.summary,
          views: message.views,
          log: message.log,
          chat: message.chat,
        });
        break;
      case "change":
        this.follow(message);
        break;
      case "done":
      case "preview":
      case "advice":
      case "look":
        this.answer(message.id, (each) => each.resolve(message));
        break;
      case "refused":
        this.answer(message.id, (each) => each.reject(new Refusal(message.text, message.why)));
        break;
    }
  }

  private greet(protocol: number): void {
    if (protocol === PROTOCOL) return;
    this.close();
    this.be("outdated");
  }

  private follow(change: ChangeMessage): void {
    const old = this.followers.get(change.table)?.copy;
    if (old?.version !== change.since) return void this.fetch(change.table);
    const document = patched<TableDocument>({ summary: old.summary, views: old.views }, change.patch);
    const undone = new Set(change.undone);
    this.keep({
      ...document,
      id: old.id,
      version: change.version,
      log: [...old.log.filter((entry) => !undone.has(entry.version)), ...change.log],
      chat: [...old.chat, ...change.chat],
    });
  }

  private keep(table: TableCopy): void {
    const follower = this.followers.get(table.id);
    if (!follower) return;
    follower.copy = table;
    follower.on(table);
  }

  private answer(id: string | null, settle: (each: Waiting) => void): void {
    const each = id === null ? undefined : this.waiting.get(id);
    if (!each) return;
    this.waiting.delete(id!);
    this.count();
    settle(each);
  }
}
