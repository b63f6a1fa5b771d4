/**
 * The package itself on this device (docs/wasm.md): Python in a worker, fetched when somebody wants it, and kept.
 *
 *   await engine.start((share) => …)
 *   await engine.ask("study.read", { text })
 */
import type { Said } from "$protocol";
import type { Parts, Reply, Request } from "./engine.worker.ts";
import workerAddress from "./engine.worker.ts?worker&url";
import { moduleAddresses } from "./mind.ts";

/** What the build has found of it (vite.config.ts); null: it was built without. */
declare const __ENGINE__: Omit<Parts, "modules"> | null;

/** What was not possible, and why, to be said to people. */
export class NotPossible extends Error {
  constructor(readonly why: Said) {
    super(why.key);
  }
}

const parts = typeof __ENGINE__ === "undefined" ? null : __ENGINE__;

/** Whether this device can have the package at all. */
export const canRun = (): boolean => parts !== null && typeof WebAssembly === "object" && typeof Worker === "function";

interface Waiting {
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

class Engine {
  private worker: Worker | null = null;
  private started: Promise<void> | null = null;
  private waiting = new Map<number, Waiting>();
  private lines = new Map<number, (text: string) => void>();
  private told = new Set<(share: number) => void>();
  private number = 0;

  /** Have it running; `told` hears how far it is. Whoever comes second waits for the same. */
  start(told: (share: number) => void = () => {}): Promise<void> {
    this.told.add(told);
    this.started ??= this.begin().catch((error: unknown) => {
      this.stop(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    return this.started.finally(() => this.told.delete(told));
  }

  /** What the desk answers (rooftree.device); `NotPossible` or an error says why it does not. */
  async ask<T>(name: string, given: object): Promise<T> {
    await this.start();
    const id = ++this.number;
    const text = await new Promise<string>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ id, ask: name, given: JSON.stringify(given) });
    });
    const told = JSON.parse(text) as { answer: T } | { refused: Said } | { error: string };
    if ("refused" in told) throw new NotPossible(told.refused);
    if ("error" in told) throw new NotPossible({ key: "web-not-possible", args: { error: told.error } });
    return told.answer;
  }

  /** A line to the tables of this device; `hear` gets what is said. */
  connect(hear: (text: string) => void): { send: (text: string) => void; close: () => void } {
    const line = ++this.number;
    this.lines.set(line, hear);
    this.post({ line, open: true });
    return {
      send: (text) => this.post({ line, text }),
      close: () => {
        this.lines.delete(line);
        this.post({ line, close: true });
      },
    };
  }

  private begin(): Promise<void> {
    if (!parts) return Promise.reject(new Error("built without Python"));
    const worker = (this.worker = new Worker(workerAddress, { type: "module" }));
    return new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if ("ready" in data) resolve();
        else if ("failure" in data) reject(new Error(data.failure));
        else this.hear(data);
      };
      this.post({ start: { ...parts, modules: moduleAddresses } });
    });
  }

  private hear(reply: Reply): void {
    if ("share" in reply) for (const told of this.told) told(reply.share);
    else if ("answer" in reply) {
      this.waiting.get(reply.id)?.resolve(reply.answer);
      this.waiting.delete(reply.id);
    } else if ("line" in reply) this.lines.get(reply.line)?.(reply.text);
  }

  /** It could not be had: the next who wants it tries again. */
  private stop(error: Error): void {
    this.worker?.terminate();
    this.worker = this.started = null;
    for (const each of this.waiting.values()) each.reject(error);
    this.waiting.clear();
    this.lines.clear();
  }

  private post(request: Request): void {
    this.worker?.postMessage(request);
  }
}

export const engine = new Engine();

/** All files of it. */
export const addresses = (): string[] => [
  workerAddress,
  ...(parts ? Object.keys(parts.files).map((name) => parts.base + name) : []),
  ...Object.values(moduleAddresses),
];
