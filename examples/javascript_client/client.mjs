/**
 * A player at a table server in JavaScript, written from docs/protocol.md alone: Node 22 or later, and nothing else.
 *
 *     node client.mjs http://localhost:8000 california             opens a table and plays against bots,
 *     node client.mjs http://localhost:8000 california --people    leaves the other seats to whoever has the link,
 *     node client.mjs http://localhost:8000/t/abcdefghjk           or sits down at a table of yours,
 *
 * and plays at random to the end: the score, the record, and whether the deal was sealed.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";

const PROTOCOL = 2;
const SILENCE = 5_000; // ms without a word after which we ask whether the server is there
const PATIENCE = 5_000; // ms in which it has to answer that
const FIRST_PAUSE = 200; // ms before we connect again: twice as long each time
const LONGEST_PAUSE = 10_000;
const TRY_AGAIN = new Set(["refused-too-much", "refused-busy", "refused-not-written"]);

/** What the server refuses for good: a key for programs, a sentence for people. */
class Refused extends Error {
  constructor(key, text) {
    super(text);
    this.key = key;
  }
}

/** Somebody at a server: questions over HTTP, and one line over which everything else goes, however often it breaks. */
class Client {
  tables = new Map(); // those we watch, by name: `{version, summary, views, log, chat}`, or null until it has come
  #server;
  #token = "";
  #socket = null;
  #isWelcome = false; // the server has said hello over this socket
  #pause = FIRST_PAUSE;
  #timer; // until we connect again, or until the line has been silent for too long
  #unanswered = new Map(); // by id: `{command, resolve, reject}`
  #curious = []; // who waits for the next message

  constructor(server) {
    this.#server = server;
  }

  async becomeGuest() {
    this.#token = (await this.request("POST", "/api/me")).token;
  }

  async request(method, path, body) {
    const headers = body ? { ...this.#proof(), "Content-Type": "application/json" } : this.#proof();
    const answer = await fetch(this.#server + path, { method, headers, body: body && JSON.stringify(body) });
    const said = await answer.json();
    if (!answer.ok) throw new Refused(said.key, said.text);
    return said;
  }

  #proof() {
    return this.#token ? { Authorization: `Bearer ${this.#token}` } : {};
  }

  // The line

  connect() {
    const socket = new WebSocket(`${this.#server.replace(/^http/, "ws")}/socket`, { headers: this.#proof() });
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = socket.onerror = () => this.#lose(socket);
    this.#socket = socket;
    this.#listen();
  }

  close() {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    socket?.close();
  }

  #lose(socket) {
    if (socket !== this.#socket) return; // we have let go of it already
    this.close();
    this.#isWelcome = false;
    this.#timer = setTimeout(() => this.connect(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** A line can be dead without saying so. */
  #listen() {
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ do: "ping", id: randomUUID() });
      this.#timer = setTimeout(() => this.#lose(socket), PATIENCE);
    }, SILENCE);
  }

  #send(command) {
    if (this.#isWelcome) this.#socket.send(JSON.stringify(command));
  }

  /** The answer to a command, which comes once, whatever becomes of the line: nobody else has used this id. */
  do(asked) {
    const command = { ...asked, id: randomUUID() };
    this.#send(command);
    return new Promise((resolve, reject) => this.#unanswered.set(command.id, { command, resolve, reject }));
  }

  /** All of a table, and then its changes. */
  watch(table) {
    this.tables.set(table, null);
    return this.do({ do: "watch", table });
  }

  /** When something has been heard. */
  news() {
    return new Promise((resolve) => this.#curious.push(resolve));
  }

  // What the server says

  #hear(message) {
    this.#listen();
    if (message.kind === "hello") this.#greet(message);
    else if (message.kind === "table") this.tables.set(message.table, message);
    else if (message.kind === "change") this.#change(message);
    else if (message.kind === "closing") this.#pause = 1000 * message.seconds;
    else if (this.#unanswered.has(message.id)) this.#settle(message); // any other kind, and answers to pings: no matter
    for (const resolve of this.#curious.splice(0)) resolve();
  }

  /** On a new line we look at everything anew, and repeat what was not answered: it counts once. */
  #greet({ protocol, person }) {
    if (protocol !== PROTOCOL) throw new Error(`the server speaks protocol ${protocol}, this client ${PROTOCOL}`);
    if (person === null) throw new Error("the server does not know our token");
    const before = [...this.#unanswered.values()];
    this.#isWelcome = true;
    this.#pause = FIRST_PAUSE;
    for (const table of this.tables.keys()) this.watch(table);
    for (const { command } of before) this.#send(command);
  }

  #settle(message) {
    const { command, resolve, reject } = this.#unanswered.get(message.id);
    if (message.kind === "refused" && TRY_AGAIN.has(message.why.key)) {
      setTimeout(() => this.#send(command), 1000);
      return;
    }
    this.#unanswered.delete(message.id);
    if (message.kind === "refused") reject(new Refused(message.why.key, message.text));
    else resolve(message);
  }

  #change({ table, since, version, patch, log, chat, undone }) {
    const copy = this.tables.get(table);
    if (!copy) return; // all of it is on its way
    if (copy.version !== since) {
      this.watch(table); // we have missed something
      return;
    }
    for (const [path, ...value] of patch) mend(copy, path, value);
    copy.version = version;
    copy.log = [...copy.log.filter((entry) => !undone.includes(entry.version)), ...log];
    copy.chat.push(...chat);
  }
}

/** Put a value at the end of a path, or take away what is there if there is none. */
function mend(document, path, value) {
  const [last, ...steps] = path.toReversed();
  const place = steps.reduceRight((inner, step) => inner[step], document);
  if (value.length) place[last] = value[0];
  else Reflect.deleteProperty(place, last);
}

// A game

const hash = (text) => createHash("sha256").update(text).digest("hex");

/** Take the first free seat, and pledge a share in the deal. Whoever opened the table may put bots on the others. */
async function sitDown(client, table, name, bot, secret) {
  await client.watch(table);
  const { seats } = client.tables.get(table).summary;
  const [seat, ...others] = seats.keys().filter((each) => seats[each].player === null);
  if (seat === undefined) throw new Error("every seat is taken");
  await client.do({ do: "sit", table, seat, name });
  if (bot) for (const other of others) await client.do({ do: "seat-bot", table, seat: other, bot });
  await client.do({ do: "ready", table, seat, pledge: hash(secret) });
  return seat;
}

/** Play to the end. What was sealed is shown before anybody sits down, and must not be another afterwards. */
async function play(client, table, seat, secret) {
  let commitment = null;
  for (;;) {
    const copy = client.tables.get(table);
    commitment ??= copy?.summary.commitment ?? null;
    if (copy?.summary.status === "over") return { ...copy.summary, commitment };
    const answer = copy && nextCommand(copy, seat);
    if (copy && isAsked(copy.summary, secret)) await tried(client, { do: "reveal", table, secret });
    else if (answer) await tried(client, { ...answer, table, seat });
    else await client.news();
  }
}

/** Everybody is ready, and the server wants to know what we have pledged. */
function isAsked({ status, seal }, secret) {
  const share = seal?.shares.find(({ pledge }) => pledge === hash(secret));
  return status === "waiting" && seal?.is_called && share?.is_revealed === false;
}

/** What this seat has to do now, if anything. */
function nextCommand({ summary, views }, seat) {
  if (summary.seats[seat].played_by) return { do: "hand-back" }; // we took too long, and a bot stepped in
  if (summary.held === seat) return { do: "confirm" };
  if (summary.to_act !== seat) return null;
  const { legal } = views[seat];
  return { do: "move", move: legal[Math.floor(Math.random() * legal.length)] };
}

/** A refusal matters only if the table is still the one that we decided on. */
async function tried(client, command) {
  const version = client.tables.get(command.table).version;
  try {
    await client.do(command);
  } catch (error) {
    if (!(error instanceof Refused) || client.tables.get(command.table)?.version === version) throw error;
    console.log(`${command.do} was refused (${error.key}): ${error.message}`);
  }
}

/** Whether the seed comes from the seal and everybody’s secrets. That the cards follow from it, only the rules tell. */
function verdict({ commitment, seal, seed }) {
  if (seal === null) return "never sealed"; // a table that went on from a record
  const secrets = seal.shares.map(({ secret }) => secret);
  const isKept =
    hash(seal.text) === commitment &&
    seal.shares.every(({ pledge, secret }) => hash(secret) === pledge) &&
    BigInt(`0x${hash([seal.text, ...secrets].join("\n"))}`) % 2n ** 63n === BigInt(seed);
  return isKept ? "dealt as sealed" : "NOT DEALT AS SEALED";
}

async function main() {
  const options = {
    people: { type: "boolean" },
    bot: { type: "string", default: "random" },
    name: { type: "string" },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [address, game] = positionals;
  const client = new Client(new URL(address).origin);
  await client.becomeGuest();
  const link = game ? (await client.request("POST", "/api/tables", { game, players: 2 })).link : address;
  const table = new URL(link).pathname.split("/").at(-1);
  console.log(link);
  client.connect();
  await client.news(); // hello
  const secret = randomBytes(32).toString("hex");
  const seat = await sitDown(client, table, values.name ?? "Node", game && !values.people && values.bot, secret);
  const end = await play(client, table, seat, secret);
  for (const [each, { name }] of end.seats.entries()) {
    console.log(`${name}: ${end.result.scores[each]}${end.result.winners.includes(each) ? ", and wins" : ""}`);
  }
  if (end.result.rank) console.log(`together: ${end.result.rank}`); // nobody wins where everyone builds together
  const record = await client.request("GET", `/api/tables/${table}/record`);
  console.log(`${record.moves.length} moves, ${verdict(end)}`);
  client.close();
}

await main();
