/**
 * Whoever is asked for advice at a table: this device, as soon as it can think for itself, and until then the server.
 * The device is given what the seat knows (`GET /api/tables/{table}/world`) and says the same as a server would.
 */
import type { Advised, SeatSummary, World } from "$protocol";
import { ask } from "./api.ts";
import { isModest, isSparing } from "./budget.ts";
import type { engine } from "./engine.ts";
import { isHere } from "./whereabouts.ts";

type Engine = Pick<typeof engine, "start" | "ask">;
/** A seat that asks, after so many moves of the game. */
export interface Asking {
  seat: number;
  moves: number;
  dial: SeatSummary["coach"];
}
const MODEST_STEPS = 2; // on an old phone the second answer is the last
const SOON = 50; // milliseconds in which a page that has just come may draw first

/** This device, if it can run the package at all. */
async function device(): Promise<Engine | null> {
  const { canRun, engine } = await import("./engine.ts");
  return canRun() ? engine : null;
}

export class Adviser {
  private engine: Engine | null = null;
  private waking: Promise<void> | null = null;
  private asking = "";
  private step = 0;
  private world: Promise<World> | null = null;

  constructor(
    private readonly table: string,
    private readonly askServer: (asking: Asking) => Promise<Advised | null>,
    private readonly find: () => Promise<Engine | null> = device,
  ) {}

  /** Have this device ready, beside everything else: somebody is going to ask. */
  wake(): Promise<void> {
    if (isSparing() && !isHere(this.table)) return Promise.resolve();
    this.waking ??= new Promise((done) => setTimeout(done, SOON))
      .then(this.find)
      .then(async (found) => {
        await found?.start();
        this.engine = found;
      })
      .catch(() => {}); // then it is the server who is asked
    return this.waking;
  }

  /** The next answer to what a seat asks, each better than the one before. */
  async ask(asking: Asking): Promise<Advised | null> {
    const name = JSON.stringify(asking);
    if (name !== this.asking) [this.asking, this.step, this.world] = [name, 0, null];
    if (isHere(this.table)) await this.wake();
    const answer = this.engine ? await this.think(asking, this.engine) : await this.askServer(asking);
    if (answer?.place === 0 && this.asking === name) this.step += 1;
    return answer;
  }

  private async think({ seat, moves, dial }: Asking, engine: Engine): Promise<Advised | null> {
    const step = this.step;
    try {
      this.world ??= ask("GET /api/tables/{table}/world", {
        names: { table: this.table },
        query: { move: String(moves), seat: String(seat) },
      });
      const answer = await engine.ask<Advised>("counsel.advise", { world: await this.world, dial, step });
      return { ...answer, is_final: answer.is_final || (isModest() && step + 1 >= MODEST_STEPS) };
    } catch (error) {
      if (isHere(this.table)) throw error;
      this.engine = this.world = null; // it was of no use: from now on the server is asked
      return this.askServer({ seat, moves, dial });
    }
  }
}
