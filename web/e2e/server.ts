/** A real server for tests and pictures: its own database, its own port; it can be killed and come back. */
import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
export const PYTHON =
  process.env.ROOFTREE_PYTHON ??
  [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(ROOT, path)).find(existsSync) ??
  "python3";
const PATIENCE = 120_000;
/** All these browsers have one address. */
const GENEROUS = Object.fromEntries(
  [
    "REQUESTS_AT_ONCE",
    "REQUESTS_A_SECOND",
    "COMMANDS_AT_ONCE",
    "COMMANDS_A_SECOND",
    "LINES_AT_ONCE",
    "FILES_AT_ONCE",
    "FILES_A_SECOND",
  ].map((name) => [`ROOFTREE_${name}`, "100000"]),
);

/** A Python that has imported everything and read in all rules: `rooftree` is forked from it in no time. */
export class Nursery {
  private readonly process: ChildProcess;
  private readonly folder = mkdtempSync(join(tmpdir(), "rooftree-"));
  private readonly ready: Promise<unknown>;

  constructor() {
    this.process = spawn(PYTHON, ["tests/server/nursery.py", "compiled", this.address], {
      cwd: ROOT,
      env: { ...process.env, ...GENEROUS },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.ready = once(this.process.stdout!, "data");
    process.once("exit", () => rmSync(this.folder, { recursive: true, force: true }));
  }

  private get address(): string {
    return join(this.folder, "door");
  }

  /** Where it can be asked. */
  async opened(): Promise<string> {
    const ended = once(this.process, "exit").then(() => Promise.reject(new Error("the nursery of servers has ended")));
    await Promise.race([this.ready, ended]);
    // from now on it ends with whoever began it
    for (const each of [this.process, this.process.stdin as Socket, this.process.stdout as Socket]) each.unref();
    return this.address;
  }
}
let nursery: Promise<string> | null = null;

/** The number of the process of a new `rooftree`. All tests of a run have one nursery (`e2e/nursery.ts`). */
export async function forked(log: string, words: string[]): Promise<number> {
  const address = process.env.ROOFTREE_NURSERY ?? (await (nursery ??= new Nursery().opened()));
  const settings = { ROOFTREE_STATIC: process.env.ROOFTREE_STATIC ?? "" }; // the one that tests change
  const asked = connect(address).setEncoding("utf8");
  asked.write(`${JSON.stringify([log, settings, ...words])}\n`);
  let answer = "";
  for await (const part of asked) answer += String(part);
  return Number(answer);
}

export function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

export class Server {
  private process: number | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "rooftree-"));
  readonly port: number;
  private readonly program: string[];
  private readonly more: string[];

  private constructor(port: number, program: string[], more: string[]) {
    [this.port, this.program, this.more] = [port, program, more];
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private get file(): string {
    return join(this.folder, "log");
  }
  /** All that it has printed. */
  get log(): string {
    return existsSync(this.file) ? readFileSync(this.file, "utf8") : "";
  }

  /** `program` are words for Python: another program than ours may stand in for `rooftree`; `more` are for `serve`. */
  static async start(program: string[] = [], more: string[] = []): Promise<Server> {
    const server = new Server(await freePort(), program, more);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const words = ["--port", String(this.port), "--database", join(this.folder, "tables.db"), ...this.more];
    this.process = this.program.length ? this.spawned(words) : await forked(this.file, ["serve", ...words]);
    const until = Date.now() + PATIENCE;
    while (Date.now() < until && this.isAlive()) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start:\n${this.log}`);
  }

  private spawned(words: string[]): number {
    const log = openSync(this.file, "a"),
      env = { ...process.env, ...GENEROUS };
    const { pid } = spawn(PYTHON, [...this.program, "serve", ...words], {
      cwd: ROOT,
      env,
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    if (pid === undefined) throw new Error(`there is no ${PYTHON}`);
    return pid;
  }

  private isAlive(): boolean {
    return this.process !== null && isAlive(this.process);
  }

  /** Without a word, as when the power fails. What it was just beginning may hold its address for a moment. */
  async kill(): Promise<void> {
    const wasAlive = this.isAlive();
    if (wasAlive) process.kill(this.process!, "SIGKILL");
    while (this.isAlive()) await new Promise((resolve) => setTimeout(resolve, 5));
    while (wasAlive && !(await isFree(this.port))) await new Promise((resolve) => setTimeout(resolve, 20));
    this.process = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** One from below those that outgoing connections are given, so that nobody takes it while a server is away. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
