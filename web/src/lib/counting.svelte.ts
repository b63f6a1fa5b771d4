/** The count at the end: step after step at a pace that eyes can follow, then the result. */
import { isCounted, rememberCounted } from "./counted.ts";
import { speed, type Speed } from "./settings.svelte.ts";

/** How long a line is looked at, in milliseconds, and how long all of them may take together. */
const PACE: Record<Speed, number> = { slow: 1600, normal: 900, fast: 400, off: 0 };
const AT_MOST: Record<Speed, number> = { slow: 40_000, normal: 18_000, fast: 8_000, off: 0 };

export class Counting {
  /** how many steps have been told; one more, and the result is */
  told = $state(0);
  /** whether this browser has not seen it before */
  readonly isNews: boolean;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Of a table that this browser has seen being counted, the result is there at once; without a name it never has. */
  constructor(
    readonly steps: number,
    private readonly table: string | null = null,
  ) {
    this.isNews = table === null || !isCounted(table);
    if (this.isNews) this.begin();
    else this.told = steps + 1;
  }

  get isDone(): boolean {
    return this.told > this.steps;
  }

  begin(): void {
    this.told = 0;
    this.goOn();
  }

  /** The result, now. */
  skip(): void {
    this.told = this.steps + 1;
    this.close();
  }

  /** Whoever goes away in the middle has seen enough of it. */
  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.table !== null) rememberCounted(this.table);
  }

  private goOn(): void {
    const how = speed(),
      pace = Math.min(PACE[how], AT_MOST[how] / (this.steps + 1));
    if (pace === 0 || this.isDone) {
      this.skip();
      return;
    }
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.told += 1;
      this.goOn();
    }, pace);
  }
}
