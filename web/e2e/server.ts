/** A real server for tests and pictures: its own database, its own port; it can be killed and come back. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
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

export class Server {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "rooftree-"));
  readonly port: number;
  private readonly program: string[];
  private readonly more: string[];
  log = "";

  private constructor(port: number, program: string[], more: string[]) {
    [this.port, this.program, this.more] = [port, program, more];
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** `program` are words for Python: another program than ours may stand in for `rooftree`; `more` are for `serve`. */
  static async start(program: string[] = ["-m", "rooftree"], more: string[] = []): Promise<Server> {
    const server = new Server(await freePort(), program, more);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const words = [
      ...this.program,
      "serve",
      "--port",
      String(this.port),
      "--database",
      join(this.folder, "tables.db"),
      ...this.more,
    ];
    this.process = spawn(PYTHON, words, {
      cwd: ROOT,
      env: { ...process.env, ...GENEROUS },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.process.stdout!, this.process.stderr!])
      stream.on("data", (text: Buffer) => (this.log += String(text)));
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      if (this.process.exitCode !== null) break;
      if (
        await fetch(`${this.address}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not start:\n${this.log}`);
  }

  /** Without a word, as when the power fails. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.process?.once("exit", resolve));
    this.process?.kill("SIGKILL");
    await gone;
    this.process = null;
  }

  async close(): Promise<void> {
    if (this.process) await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
