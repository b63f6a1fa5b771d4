/** Tables on this device: the same questions and the same line as a server's, answered by the package itself. */
import type { MyTable, Summary } from "$protocol";
import type { Socket } from "./connection.ts";
import { addresses, engine, NotPossible } from "./engine.ts";
import { dropTable, keptTables } from "./keeping.ts";

interface Asked {
  body?: unknown;
  names?: Record<string, string>;
  query?: Record<string, string>;
}

/** Which part of the desk answers which question of a page. */
const PARTS: Record<string, string> = {
  "POST /api/tables": "tables.open_table",
  "POST /api/do": "tables.do",
  "GET /api/tables/{table}": "tables.table",
  "GET /api/tables/{table}/replay": "tables.replay",
  "GET /api/tables/{table}/look": "tables.look",
  "GET /api/tables/{table}/world": "tables.world",
  "GET /api/tables/{table}/record": "tables.record",
  "POST /api/games/{game}/pad": "pads.scored",
  "GET /api/games/{game}/lesson": "lessons.lesson",
  "GET /api/games/{game}/lesson/look": "lessons.look_in_lesson",
  "GET /api/puzzles": "lessons.book",
  "GET /api/games/{game}/puzzles/{number}": "lessons.puzzle",
  "GET /api/games/{game}/puzzles/{number}/look": "lessons.look_in_puzzle",
};
const NUMBERS = new Set(["move", "seat", "count", "step", "number"]);

/** What a server would answer. */
export async function askHere(route: string, { body = {}, names = {}, query = {} }: Asked): Promise<unknown> {
  const part = PARTS[route];
  if (!part) throw new NotPossible({ key: "web-not-here", args: {} });
  const given = Object.entries({ ...names, ...query });
  const numbered = given.map(([name, value]) => [name, NUMBERS.has(name) ? Number(value) : value]);
  return engine.ask(part, { ...(body as object), ...Object.fromEntries(numbered) });
}

const STILL_THERE_MS = 1000;

/** A line to a table of this device. A worker that thinks is not lost, however long: it is said to be there. */
export class HereSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private line: ReturnType<typeof engine.connect> | null = null;
  private hello = "";
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor() {
    void engine.start().then(
      () => this.open(),
      () => this.onclose?.(),
    );
  }

  send(text: string): void {
    this.line?.send(text);
  }
  close(): void {
    clearInterval(this.beat);
    this.readyState = WebSocket.CLOSED;
    this.line?.close();
  }

  private open(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.OPEN;
    this.line = engine.connect((data) => {
      this.hello ||= data;
      this.onmessage?.({ data });
    });
    this.beat = setInterval(() => this.hello && this.onmessage?.({ data: this.hello }), STILL_THERE_MS);
    this.onopen?.();
  }
}

interface Row {
  id: string;
  game: MyTable["game"];
  status: Summary["status"];
  pace: Summary["pace"];
  changed_at: number;
  brief: string;
}
interface Brief {
  seats: { name: string | null; person?: string; character?: string }[];
  turn?: number;
  scores?: number[];
  winners?: number[];
  rank?: string;
  resumed_at?: number;
}

/** The tables of this device, the latest first, as a server lists mine. */
export async function tablesHere(): Promise<MyTable[]> {
  const rows = (await keptTables()).map((text) => JSON.parse(text) as Row);
  return rows
    .map(({ id, game, status, pace, changed_at, brief }) => {
      const { seats, turn, scores, winners, rank, resumed_at } = JSON.parse(brief) as Brief;
      return {
        id,
        game,
        status,
        pace,
        changed_at,
        seats: seats.map(({ name, person, character }) => ({
          name,
          character: character ?? null,
          is_yours: person !== undefined,
        })),
        turn: turn ?? null,
        scores: scores ?? [],
        winners: winners ?? [],
        rank: rank ?? null,
        former: null,
        resumed_at: resumed_at ?? null,
        things: {},
        house_rules: null,
      };
    })
    .sort((a, b) => b.changed_at - a.changed_at);
}

export const forgetHere = dropTable;

/** What this page was made of: whoever comes for the first time had it before there was a service worker. */
const used = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|api\/games)/.test(pathname))
    .map(({ pathname, search }) => pathname + search);

/**
 * See to it that all this is there without a network, too: the service worker keeps what passes through it, and the
 * browser is asked not to throw games away.
 */
export async function keepAll(isForGood = true): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  await navigator.serviceWorker.ready;
  for (const address of new Set([...used(), ...addresses()]))
    if (!(await caches.match(address))) await (await fetch(address)).arrayBuffer();
  if (isForGood) await navigator.storage.persist();
  document.documentElement.dataset.device = "kept"; // for whoever wants to know
}
