/** A page and the places on it, as Playwright has them, as far as people at a table need it: in any engine. */
import type { Place, Screen } from "../e2e/people.ts";
import { ESCAPE, patiently, pressed, typed, type Driver } from "./driver.ts";

interface Step {
  css?: string;
  text?: string;
  index?: number;
}
interface Touch {
  timeout?: number | undefined;
}

export class Page implements Screen {
  readonly driver: Driver;
  private readonly home: string;

  constructor(driver: Driver, home: string) {
    [this.driver, this.home] = [driver, home];
  }

  /** What goes wrong from now on is kept; `isWell` asks for it. */
  async goto(path: string): Promise<void> {
    await this.driver.go(new URL(path, this.home).href);
    await this.answer(() => {
      const kept: string[] = [];
      Object.assign(window, { wentWrong: kept });
      addEventListener("error", ({ message, filename, lineno }) => {
        // what has another size because something else has: the engine tells, and draws it with the next picture
        if (!message.startsWith("ResizeObserver loop")) kept.push(`${message} ${filename}:${lineno}`);
      });
      addEventListener("unhandledrejection", (event) => kept.push(String(event.reason)));
    }, null);
  }

  wrongs(): Promise<string[]> {
    return this.answer(() => (window as unknown as { wentWrong: string[] }).wentWrong, null);
  }

  locator(css: string, { hasText }: { hasText?: string } = {}): Located {
    return new Located(this, [{ css, ...(hasText === undefined ? {} : { text: hasText }) }]);
  }

  address(): Promise<string> {
    return this.answer(() => location.href, null);
  }

  async type(text: string): Promise<void> {
    await this.driver.perform([typed(text)]);
  }

  /** Down at the first, through the others, and up. */
  async drag(...points: { x: number; y: number }[]): Promise<void> {
    await this.driver.perform([pressed("mouse", points)]);
  }

  waitForTimeout(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }

  evaluate(expression: string): Promise<unknown> {
    return this.ask(expression);
  }

  answer<A, R>(question: (words: A) => R | Promise<R>, words: A): Promise<R> {
    return this.ask(`(${String(question)})(${JSON.stringify(words)})`);
  }

  /** Of the elements that these steps lead to. */
  async of<A, R>(
    steps: Step[],
    question: (elements: HTMLElement[], words: A) => R | Promise<R>,
    words: A,
  ): Promise<R> {
    return this.ask(`(${String(question)})((${String(found)})(${JSON.stringify(steps)}), ${JSON.stringify(words)})`);
  }

  private async ask<R>(expression: string): Promise<R> {
    const answer = await this.driver.ask(`(async () => JSON.stringify({ value: await ${expression} }))()`);
    return (JSON.parse(String(answer)) as { value: R }).value;
  }
}

export class Located implements Place {
  private readonly page: Page;
  private readonly steps: Step[];

  constructor(page: Page, steps: Step[]) {
    [this.page, this.steps] = [page, steps];
  }

  private further(step: Step): Located {
    return new Located(this.page, [...this.steps, step]);
  }
  locator(css: string): Located {
    return this.further({ css });
  }
  first(): Located {
    return this.nth(0);
  }
  last(): Located {
    return this.nth(-1);
  }
  nth(index: number): Located {
    return this.further({ index });
  }

  of<A, R>(question: (elements: HTMLElement[], words: A) => R | Promise<R>, words: A): Promise<R> {
    return this.page.of(this.steps, question, words);
  }
  count(): Promise<number> {
    return this.of((elements) => elements.length, null);
  }
  isVisible(): Promise<boolean> {
    return this.of(isSeen, null);
  }
  async innerText(): Promise<string> {
    await this.waitFor();
    return this.of(([element]) => element!.innerText, null);
  }
  getAttribute(name: string): Promise<string | null> {
    return this.of(([element], name) => element?.getAttribute(name) ?? null, name);
  }

  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" } = {}): Promise<void> {
    await patiently(
      async () => (await this.isVisible()) === (state === "visible"),
      () => `${this.name()} is not ${state}`,
    );
  }

  click({ timeout }: Touch = {}): Promise<void> {
    return this.touched(timeout, ({ x, y }) => this.page.driver.perform([pressed("mouse", [{ x, y }])]));
  }

  /** With a finger; where the driver has none, by what a finger makes a page hear. */
  async tap({ timeout }: Touch = {}): Promise<void> {
    const { driver } = this.page;
    if (!driver.hasTouch) return this.touched(timeout, (point) => this.page.answer(tapHeard, point));
    await this.page.answer(fingerTimed, null);
    const touch = () => this.touched(timeout, (point) => driver.perform([pressed("touch", [point])]));
    for (await touch(); await this.page.answer(hasStayed, null); await touch()) await this.page.type(ESCAPE);
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.of(([element]) => (element as HTMLInputElement).select(), null);
    await this.page.type(text);
  }

  /** Its middle, once it is in sight; what lies on it is told. */
  async middle(): Promise<{ x: number; y: number; cover: string }> {
    return this.of(middleOf, null);
  }

  private async touched(
    timeout: number | undefined,
    hand: (point: { x: number; y: number }) => Promise<void>,
  ): Promise<void> {
    let cover = "it is not there";
    const point = await patiently(
      async () => {
        if (!(await this.isVisible())) return null;
        const middle = await this.middle();
        cover = middle.cover;
        return cover ? null : middle;
      },
      () => `${this.name()}: ${cover}`,
      timeout,
    );
    await hand(point);
  }

  private name(): string {
    return this.steps.map(({ css, text, index }) => css ?? text ?? `[${index}]`).join(" ");
  }
}

/* What follows runs in the page, each by itself. */

function found(steps: Step[]): HTMLElement[] {
  let places: ParentNode[] = [document];
  for (const { css, text, index } of steps) {
    if (css !== undefined) places = [...new Set(places.flatMap((place) => [...place.querySelectorAll(css)]))];
    if (text !== undefined) places = places.filter((place) => place.textContent?.includes(text));
    if (index !== undefined) places = [places.at(index)].filter((place) => place !== undefined);
  }
  return places as HTMLElement[];
}

function isSeen([element]: HTMLElement[]): boolean {
  if (!element) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
}

async function middleOf([element]: HTMLElement[]): Promise<{ x: number; y: number; cover: string }> {
  element!.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = () => element!.getBoundingClientRect();
  const before = box();
  await new Promise((resolve) => setTimeout(resolve, 20)); // what still moves is not touched
  const { left, top, width, height } = box(),
    [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const isStill = before.left === left && before.top === top;
  const isFree = there && (element!.contains(there) || there.closest("label")?.contains(element!));
  const over = `${there?.outerHTML.slice(0, 120) ?? "the edge of the window"} intercepts pointer events`;
  const cover = !isStill ? "it moves" : isFree ? "" : over;
  return { x, y, cover };
}

/** A machine that does something else between down and up makes a finger that stays, which looks and does not touch. */
function fingerTimed(): void {
  const page = window as unknown as { finger?: { since: number; took: number } };
  if (page.finger) return;
  const finger = (page.finger = { since: 0, took: 0 });
  addEventListener("pointerdown", ({ timeStamp }) => (finger.since = timeStamp), true);
  addEventListener("pointerup", ({ timeStamp }) => (finger.took = timeStamp - finger.since), true);
}

function hasStayed(): boolean {
  return (window as unknown as { finger: { took: number } }).finger.took >= 450;
}

function tapHeard({ x, y }: { x: number; y: number }): void {
  const element = document.elementFromPoint(x, y)!;
  const about = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, isPrimary: true };
  const finger = { ...about, pointerType: "touch", pointerId: 2 };
  for (const name of ["pointerover", "pointerenter", "pointerdown"])
    element.dispatchEvent(new PointerEvent(name, { ...finger, bubbles: name !== "pointerenter", buttons: 1 }));
  for (const name of ["pointerup", "pointerout", "pointerleave"])
    element.dispatchEvent(new PointerEvent(name, { ...finger, bubbles: name !== "pointerleave" }));
  element.dispatchEvent(new PointerEvent("click", { ...finger, detail: 1 }));
}
