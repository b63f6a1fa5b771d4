/** Firefox, which speaks WebDriver BiDi by itself. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Program, type Driver, type Engine, type Hand } from "./driver.ts";

export async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "rooftree-firefox-")),
    downloads = join(profile, "saved");
  mkdirSync(downloads);
  writeFileSync(join(profile, "user.js"), preferences(downloads));
  const words = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    program = new Program(process.env.FIREFOX ?? "firefox-esr", words, { HOME: profile });
  const close = async () => {
    await program.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await program.saying(/WebDriver BiDi listening on (ws:\S+)/);
    const line = await Line.open(`${address!}/session`);
    await line.send("session.new", { capabilities: {} });
    return { newcomer: () => Context.open(line), downloads, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** It asks nobody and nothing outside, and touches are what they are on a phone. */
function preferences(downloads: string): string {
  const values = {
    "app.normandy.enabled": false,
    "app.update.disabledForTesting": true,
    "browser.download.dir": downloads,
    "browser.download.folderList": 2,
    "browser.safebrowsing.downloads.enabled": false,
    "browser.safebrowsing.malware.enabled": false,
    "browser.safebrowsing.phishing.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": false,
    "media.cubeb.force_mock_context": true, // a loudspeaker, where the machine has none
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": false,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join("");
}

/** The socket, and who waits for which answer. */
class Line {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly socket: WebSocket;
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    };
  }

  static async open(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`nobody answers at ${address}`));
    });
    return new Line(socket);
  }

  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.last;
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }
}

interface Answer {
  id: number;
  type: "success" | "error";
  result: unknown;
  error: string;
  message: string;
}

interface Evaluated {
  type: "success" | "exception";
  result: { value?: unknown };
  exceptionDetails?: { text: string };
}

/** A window with cookies and a store of its own. */
class Context implements Driver {
  readonly hasTouch = true;
  private readonly line: Line;
  private readonly person: string;
  private readonly context: string;

  private constructor(line: Line, person: string, context: string) {
    [this.line, this.person, this.context] = [line, person, context];
  }

  static async open(line: Line): Promise<Context> {
    const { userContext } = await line.send<{ userContext: string }>("browser.createUserContext", {});
    const { context } = await line.send<{ context: string }>("browsingContext.create", {
      type: "window",
      userContext,
    });
    return new Context(line, userContext, context);
  }

  private send<T>(method: string, params: object): Promise<T> {
    return this.line.send(method, { context: this.context, ...params });
  }

  async go(url: string): Promise<void> {
    await this.send("browsingContext.navigate", { url, wait: "complete" });
  }

  async ask(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.line.send<Evaluated>("script.evaluate", {
      expression,
      target: { context: this.context },
      awaitPromise: true,
      userActivation: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  perform(actions: Hand[]): Promise<void> {
    return this.send("input.performActions", { actions });
  }

  resize(width: number, height: number): Promise<void> {
    return this.send("browsingContext.setViewport", { viewport: { width, height } });
  }

  async photograph(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>("browsingContext.captureScreenshot", {});
    return Buffer.from(data, "base64");
  }

  async close(): Promise<void> {
    await this.line.send("browser.removeUserContext", { userContext: this.person });
  }
}
