/** What tests ask of a browser, whatever drives it; the two kinds of WebDriver speak of fingers and keys alike. */
import { spawn, type ChildProcess } from "node:child_process";

export interface Driver {
  /** whether its fingers are fingers */
  readonly hasTouch: boolean;
  go(address: string): Promise<void>;
  /** What a piece of JavaScript in the page comes to, once it has come to it. */
  ask(expression: string): Promise<unknown>;
  perform(hands: Hand[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  photograph(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** Somebody who was never here before. */
  newcomer(): Promise<Driver>;
  /** where it puts what people save */
  readonly downloads: string;
  close(): Promise<void>;
}

type Step =
  | { type: "pointerMove"; x: number; y: number; duration?: number; origin: "viewport" }
  | { type: "pointerDown" | "pointerUp"; button: 0 }
  | { type: "keyDown" | "keyUp"; value: string }
  | { type: "pause"; duration: number };
export type Hand =
  | { type: "pointer"; id: string; parameters: { pointerType: "mouse" | "touch" }; actions: Step[] }
  | { type: "key"; id: string; actions: Step[] };

/** Through all these points with the button, or the finger, down. */
export function pressed(pointerType: "mouse" | "touch", points: { x: number; y: number }[]): Hand {
  const [first, ...others] = points.map(
    ({ x, y }) =>
      ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 20, origin: "viewport" }) as const,
  );
  const actions: Step[] = [first!, { type: "pointerDown", button: 0 }, ...others, { type: "pointerUp", button: 0 }];
  return { type: "pointer", id: pointerType, parameters: { pointerType }, actions };
}

export const ESCAPE = "\uE00C"; // as WebDriver writes the key

export function typed(text: string): Hand {
  const actions = Array.from(text).flatMap((value): Step[] => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}

/** A program of its own, and all that it starts. */
export class Program {
  private readonly process: ChildProcess;
  said = "";

  constructor(name: string, words: string[], env: Record<string, string> = {}) {
    this.process = spawn(name, words, {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // so that its children can be stopped with it
    });
    for (const stream of [this.process.stdout!, this.process.stderr!])
      stream.on("data", (text: Buffer) => (this.said += String(text)));
    this.process.on("error", (error) => (this.said += String(error)));
    process.once("exit", () => this.stop()); // whatever happens, nothing is left behind
  }

  /** What it says once it is ready. */
  async saying(words: RegExp): Promise<RegExpExecArray> {
    return patiently(
      async () => words.exec(this.said),
      () => `${this.process.spawnfile} did not say ${String(words)}, but:\n${this.said}`,
    );
  }

  private stop(): boolean {
    const { pid, exitCode, signalCode } = this.process;
    return pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, "SIGKILL");
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    if (this.stop()) await gone;
  }
}

export const PATIENCE = 60_000;

/** Ask again until there is an answer. */
export async function patiently<T>(
  question: () => Promise<T | null | undefined | false>,
  complaint: () => string | Promise<string>,
  patience = PATIENCE,
): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(await complaint());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
