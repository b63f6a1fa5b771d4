/**
 * The rules of a game, here: a module that Python's own rules were compiled into (docs/wasm.md). The same numbers as at
 * the server, byte for byte.
 *
 * A state is its bytes. Questions leave them as they are; `apply` gives other ones.
 */

/** What a module says of itself. A field is where it begins in a state, and how many bytes it has. */
export interface Facts {
  game: string;
  ruleset: string;
  players: [number, number];
  blank: string;
  sizes: Record<string, number>;
  fields: Record<"decision" | "to_act" | "num_players", Field>;
  options: Record<string, { values: (string | boolean)[]; field: Field }>;
  actions: string[];
  /** Where a search is possible: a question with all but these fields filled in, and what lies in a candidate. */
  search?: {
    question: string;
    asked: Record<"seat" | "playouts", Field>;
    found: Record<"action" | "value" | "lines", Field>;
    candidate: number;
  };
}
type Field = [at: number, bytes: number];
type Door = (...given: (number | bigint)[]) => number;
export type Options = Record<string, string | boolean>;
/** A move that was looked at: what all its lines together were worth, and how many there were. */
export interface Candidate {
  action: number;
  value: number;
  lines: number;
}

const SECTION = "rooftree",
  PAGE = 65_536,
  OVER = 0;
/** One seed feeds several streams (core/chance.py). */
export const WORLDS = 2;

export class Rules {
  readonly facts: Facts;
  readonly #memory: WebAssembly.Memory;
  readonly #doors: Record<string, Door>;
  readonly #places = new Map<string, number>();
  #free: number;

  private constructor(facts: Facts, exports: WebAssembly.Exports) {
    const { memory, __heap_base, ...doors } = exports;
    this.facts = facts;
    this.#memory = memory as WebAssembly.Memory;
    this.#free = (__heap_base as WebAssembly.Global<"i32">).value;
    this.#doors = doors as Record<string, Door>;
  }

  static async of(code: BufferSource): Promise<Rules> {
    const module = await WebAssembly.compile(code),
      [note] = WebAssembly.Module.customSections(module, SECTION);
    if (!note) throw new Error("no module of rules");
    const { exports } = await WebAssembly.instantiate(module);
    return new Rules(JSON.parse(new TextDecoder().decode(note)) as Facts, exports);
  }

  /** A shuffled game. */
  deal(players: number, seed: bigint, options: Options = {}): Uint8Array {
    return this.#changed(this.blank(players, options), (at) => this.#door("deal")(at, seed));
  }

  /** An empty table, before the deal. */
  blank(players: number, options: Options = {}): Uint8Array {
    const state = bytesOf(this.facts.blank);
    write(state, this.facts.fields.num_players, players);
    for (const [name, value] of Object.entries(options)) {
      const option = this.facts.options[name];
      if (!option?.values.includes(value)) throw new Error(`${this.facts.game}: no option ${name} = ${value}`);
      write(state, option.field, typeof value === "boolean" ? Number(value) : option.values.indexOf(value));
    }
    return state;
  }

  isOver(state: Uint8Array): boolean {
    return read(state, this.facts.fields.decision) === OVER;
  }
  toAct(state: Uint8Array): number {
    return read(state, this.facts.fields.to_act);
  }
  numPlayers(state: Uint8Array): number {
    return read(state, this.facts.fields.num_players);
  }

  /** The legal actions. */
  moves(state: Uint8Array): number[] {
    const moves = this.#place("moves");
    this.#door("list_moves")(this.#put("state", state), moves);
    const [count = 0] = new Int16Array(this.#memory.buffer, moves, 1);
    return [...new Int16Array(this.#memory.buffer, moves + 2, count)];
  }
  apply(state: Uint8Array, action: number): Uint8Array {
    return this.#changed(state, (at) => this.#door("apply")(at, action));
  }
  score(state: Uint8Array, seat: number): number {
    return this.#door("score")(this.#put("state", state), seat);
  }
  tieBreak(state: Uint8Array, seat: number): number {
    return this.#door("tie_break")(this.#put("state", state), seat);
  }

  /** What a seat sees, as small numbers. */
  observe(state: Uint8Array, seat: number): Int8Array {
    const seen = this.#put("observation", new Uint8Array(this.#size("observation")));
    this.#door("observe")(this.#put("state", state), seat, seen);
    return new Int8Array(this.#memory.buffer, seen, this.#size("observation")).slice();
  }

  /** Another world that the seat cannot tell from this one. */
  determinize(state: Uint8Array, seat: number, seed: bigint): Uint8Array {
    const stream = this.#place("stream");
    this.#door("sow")(stream, seed, WORLDS);
    return this.#changed(state, (at) => this.#door("determinize")(at, seat, stream));
  }

  /** Whole random games from a seed on: how many decisions, and the last states, until the next call. */
  play(blank: Uint8Array, seed: bigint, count: number): { decisions: number; states: Uint8Array } {
    const states = this.#place("states", count),
      [from, moves, stream] = [this.#put("blank", blank), this.#place("moves"), this.#place("stream")],
      decisions = this.#door("play")(states, from, seed, count, moves, stream);
    return { decisions, states: new Uint8Array(this.#memory.buffer, states, count * this.#size("states")) };
  }

  /** Begin to look for the best move, as `search:PLAYOUTS` does at the server; `searchOn` goes on until it is done. */
  beginSearch(state: Uint8Array, seat: number, playouts: number, seed: bigint): void {
    if (!this.facts.search) throw new Error(`${this.facts.game} cannot be searched`);
    const question = bytesOf(this.facts.search.question);
    write(question, this.facts.search.asked.seat, seat);
    write(question, this.facts.search.asked.playouts, playouts);
    this.#put("tables", state);
    this.#put("question", question);
    this.#door("sow")(this.#place("stream", 1, "search"), seed, WORLDS);
    this.#door("begin_search")(...this.#searching());
  }
  /** About so many playouts more; whether there is more to do. */
  searchOn(playouts: number): boolean {
    return this.#door("search_on")(...this.#searching(), playouts) > 0;
  }
  /** The first so many moves of the search as it stands, the best of the last heat first. */
  candidates(count: number): Candidate[] {
    const { found, candidate } = this.facts.search!,
      all = new Uint8Array(this.#memory.buffer, this.#place("candidates"), this.#size("candidates"));
    return Array.from({ length: count }, (_, i) => {
      const one = all.subarray(i * candidate, (i + 1) * candidate);
      return { action: read(one, found.action), value: readSigned(one, found.value), lines: read(one, found.lines) };
    });
  }
  #searching(): number[] {
    const names = ["tables", "lines", "searched_moves", "memory", "candidates", "question"];
    return [...names.map((name) => this.#place(name)), this.#place("stream", 1, "search")];
  }

  #door(name: string): Door {
    const door = this.#doors[name];
    if (!door) throw new Error(`${this.facts.game} has no ${name}`);
    return door;
  }
  #changed(state: Uint8Array, change: (at: number) => void): Uint8Array {
    const at = this.#put("state", state);
    change(at);
    return new Uint8Array(this.#memory.buffer, at, state.length).slice();
  }
  #put(name: string, bytes: Uint8Array): number {
    const at = this.#place(name);
    new Uint8Array(this.#memory.buffer).set(bytes, at);
    return at;
  }
  #size(name: string): number {
    return this.facts.sizes[name] ?? 0;
  }

  /** Room for so many records of a name: the same place each time, for the same purpose. */
  #place(name: string, count = 1, purpose = ""): number {
    const key = `${name} ${count} ${purpose}`,
      known = this.#places.get(key);
    if (known !== undefined) return known;
    const at = this.#free;
    this.#free = (at + count * this.#size(name) + 15) & ~15;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    this.#places.set(key, at);
    return at;
  }
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
function readSigned(record: Uint8Array, [at, bytes]: Field): number {
  return Number(BigInt.asIntN(8 * bytes, BigInt(`0x${hexOf(record.subarray(at, at + bytes).toReversed())}`)));
}
function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
function read(state: Uint8Array, [at, bytes]: Field): number {
  let value = 0;
  for (let i = bytes - 1; i >= 0; i--) value = value * 256 + (state[at + i] ?? 0);
  return value;
}
function write(state: Uint8Array, [at, bytes]: Field, value: number): void {
  for (let i = 0; i < bytes; i++, value = Math.floor(value / 256)) state[at + i] = value % 256;
}
