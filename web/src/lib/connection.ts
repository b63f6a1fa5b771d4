/**
 * The one socket of this page: commands out, answers and changes in.
 * A command is sent until it is answered, under one id, so that it counts once; a line that breaks comes back by itself;
 * a gap between two versions is mended by asking for the whole table.
 */
import type {
  ChangeMessage, ChatLine, Command, Done, LogEntry, Message, Previewed, Said, Summary, Views,
} from "$protocol";
import { patched } from "./patch.ts";

export interface TableDocument { summary: Summary; views: Views }
export interface TableCopy extends TableDocument { id: string; version: number; log: LogEntry[]; chat: ChatLine[] }
type Unsent<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type Order = Unsent<Command>;

export class Refusal extends Error {
  constructor(text: string, readonly why: Said) { super(text); }
}

type Waiting = { text: string; resolve: (answer: Done | Previewed) => void; reject: (error: Error) => void; sentAt: number };

const RESEND_MS = 3000, PING_MS = 10_000, DEAD_MS = 25_000, LONGEST_WAIT_MS = 5000;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private watched = new Map<string, (table: TableCopy) => void>();
  private tables = new Map<string, TableCopy>();
  private number = 0;
  private tries = 0;
  private heardAt = Date.now();
  private readonly session = Math.random().toString(36).slice(2, 10);
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private address: string, private onState: (isOpen: boolean) => void = () => {}) {
    this.open();
    this.timer = setInterval(() => this.mind(), 1000);
  }

  close(): void {
    clearInterval(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  /** Follow a table; `on` gets it now and after every change. */
  watch(table: string, on: (table: TableCopy) => void): Promise<unknown> {
    this.watched.set(table, on);
    return this.send({ do: "watch", table });
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    this.tables.delete(table);
    void this.send({ do: "leave", table }).catch(() => {});
  }

  /** Do something; the promise settles when the server has answered, however often the line breaks meanwhile. */
  send(command: Order): Promise<Done | Previewed> {
    const id = `${this.session}-${++this.number}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject, sentAt: Date.now() });
      this.post(text);
    });
  }

  private open(): void {
    const socket = (this.socket = new WebSocket(this.address));
    socket.onopen = () => {
      this.tries = 0;
      this.heardAt = Date.now();
      this.onState(true);
      for (const table of this.watched.keys()) this.post(JSON.stringify({ do: "watch", id: `${this.session}-${++this.number}`, table }));
      for (const each of this.waiting.values()) this.post(each.text);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.onState(false);
      setTimeout(() => this.socket === socket && this.open(), Math.min(LONGEST_WAIT_MS, 200 * 2 ** this.tries++));
    };
  }

  private post(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Every second: send again what is unanswered, and notice a line that is dead without saying so. */
  private mind(): void {
    const now = Date.now();
    if (now - this.heardAt > DEAD_MS) { this.heardAt = now; this.socket?.close(); }
    else if (now - this.heardAt > PING_MS && this.waiting.size === 0) void this.send({ do: "ping" }).catch(() => {});
    for (const each of this.waiting.values())
      if (now - each.sentAt > RESEND_MS) { each.sentAt = now; this.post(each.text); }
  }

  private hear(message: Message): void {
    this.heardAt = Date.now();
    switch (message.kind) {
      case "table":
        this.keep({ id: message.table, version: message.version, summary: message.summary, views: message.views, log: message.log, chat: message.chat });
        break;
      case "change": this.follow(message); break;
      case "done": case "preview": this.answer(message.id, (each) => each.resolve(message)); break;
      case "refused": this.answer(message.id, (each) => each.reject(new Refusal(message.text, message.why))); break;
    }
  }

  private follow(change: ChangeMessage): void {
    const old = this.tables.get(change.table);
    if (!this.watched.has(change.table)) return;
    if (!old || old.version !== change.since) {
      this.post(JSON.stringify({ do: "watch", id: `${this.session}-${++this.number}`, table: change.table }));
      return;
    }
    const document = patched<TableDocument>({ summary: old.summary, views: old.views }, change.patch);
    const undone = new Set(change.undone);
    this.keep({
      ...document, id: old.id, version: change.version,
      log: [...old.log.filter((entry) => !undone.has(entry.version)), ...change.log],
      chat: [...old.chat, ...change.chat],
    });
  }

  private keep(table: TableCopy): void {
    this.tables.set(table.id, table);
    this.watched.get(table.id)?.(table);
  }

  private answer(id: string | null, settle: (each: Waiting) => void): void {
    const each = id === null ? undefined : this.waiting.get(id);
    if (!each) return;
    this.waiting.delete(id!);
    settle(each);
  }
}
