/** WebKit, as GNOME's MiniBrowser shows it on a screen that is not there; its driver speaks classic WebDriver. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../e2e/server.ts";
import { patiently, PATIENCE, pressed, Program, type Driver, type Engine, type Hand } from "./driver.ts";

export async function webkit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "rooftree-webkit-")),
    downloads = join(home, "saved");
  mkdirSync(downloads);
  writeFileSync(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = new Program("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"]);
  const programs = [screen];
  const close = async () => {
    for (const program of programs.reverse()) await program.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, display] = await screen.saying(/(\d+)\n/),
      port = await freePort(),
      address = `http://127.0.0.1:${port}`;
    const driver = new Program(process.env.WEBKIT_DRIVER ?? "WebKitWebDriver", [`--port=${port}`], {
      DISPLAY: `:${display!}`,
      GDK_BACKEND: "x11",
      HOME: home,
      XDG_CONFIG_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: "1",
    });
    programs.push(driver);
    await patiently(
      () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      () => `WebKitWebDriver does not answer:\n${driver.said}`,
    );
    return { newcomer: () => Session.open(address), downloads, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A click opens a window that is nothing but its page: the one with an address above cannot be as small as a phone. */
const DOOR = `data:text/html,<body style="height:90vh" onclick="open('about:blank','','popup,toolbar=no,location=no,menubar=no,width=390,height=844')">`;

/** A browser that forgets everything when it closes. */
class Session implements Driver {
  readonly hasTouch = false; // to GTK's driver a finger is a mouse
  private readonly address: string;

  private constructor(address: string) {
    this.address = address;
  }

  static async open(address: string): Promise<Session> {
    const capabilities = { alwaysMatch: { timeouts: { script: PATIENCE, pageLoad: PATIENCE } } };
    const { sessionId } = await say<{ sessionId: string }>("POST", `${address}/session`, { capabilities });
    const session = new Session(`${address}/session/${sessionId}`);
    await session.stepInside();
    return session;
  }

  private async stepInside(): Promise<void> {
    const [door] = await this.windows();
    await this.go(DOOR);
    await this.perform([pressed("mouse", [{ x: 100, y: 100 }])]);
    const handle = await patiently(
      async () => (await this.windows()).find((each) => each !== door),
      () => "WebKit opens no window",
    );
    await this.post("window", { handle });
  }

  private windows(): Promise<string[]> {
    return say("GET", `${this.address}/window/handles`);
  }

  private post<T>(what: string, words: object): Promise<T> {
    return say("POST", `${this.address}/${what}`, words);
  }

  async go(url: string): Promise<void> {
    await this.post("url", { url });
  }

  async ask(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await this.post<{ value?: unknown; error?: string }>("execute/async", {
      script,
      args: [],
    });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  perform(actions: Hand[]): Promise<void> {
    return this.post("actions", { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post("window/rect", { width, height });
  }

  async photograph(): Promise<Buffer> {
    return Buffer.from(await say<string>("GET", `${this.address}/screenshot`), "base64");
  }

  async close(): Promise<void> {
    await say("DELETE", this.address);
  }
}

async function say<T>(method: string, address: string, words?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(words ? { body: JSON.stringify(words) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.error ?? ""}: ${value.message ?? ""}`);
  return value;
}
