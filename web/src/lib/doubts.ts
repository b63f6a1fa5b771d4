/** What one has been asked about already: each loss once a turn, and nothing more at a table of which one is sure. */
import type { Said } from "$protocol";
import { keep, kept } from "./storage.ts";

const KEY = "rooftree-sure"; // the last table at which somebody did not want to be asked again

export class Doubts {
  private readonly settled = new Set<string>();

  constructor(private table: string) {}

  /** Those of the losses that have not been spoken of. */
  about(losses: Said[]): Said[] {
    if (kept(KEY) === this.table) return [];
    return losses.filter((each) => !this.settled.has(JSON.stringify(each)));
  }

  settle(losses: Said[], isSure: boolean): void {
    for (const each of losses) this.settled.add(JSON.stringify(each));
    if (isSure) keep(KEY, this.table);
  }

  /** Another turn, another question. */
  forget(): void {
    this.settled.clear();
  }
}
