/** The coach of my seat, asked about the question of the moment: what it says of another one is nobody's. */
import type { Advised, Said } from "$protocol";
import { Refusal } from "./connection.ts";

const AGAIN_MS = 1000; // until somebody who waits in line asks again
const SOON_MS = 100; // until somebody who has an answer asks for a better one

export class Coach {
  /** what it says, or which place in line I have */
  advice = $state.raw<Advised | null>(null);
  /** why it says nothing */
  why = $state.raw<Said | null>(null);
  isAsking = $state(false);
  private question = 0;

  constructor(private readonly ask: () => Promise<Advised | null>) {}

  /** Ask, and ask again while others are before me, or while the answer can become better. */
  async hear(): Promise<Advised | null> {
    this.leave();
    const question = this.question;
    this.isAsking = true;
    try {
      while (question === this.question) {
        const advice = await this.ask();
        if (question !== this.question) break;
        this.advice = advice;
        if (!advice || (!advice.place && advice.is_final)) return advice;
        await new Promise((done) => setTimeout(done, advice.place ? AGAIN_MS : SOON_MS));
      }
    } catch (error) {
      const isUnanswered = question === this.question && (!this.advice || this.advice.place > 0);
      if (isUnanswered && error instanceof Refusal) this.why = error.why;
    } finally {
      if (question === this.question) this.isAsking = false;
    }
    return null;
  }

  /** Another question, or none. */
  leave(): void {
    this.question += 1;
    this.advice = this.why = null;
    this.isAsking = false;
  }
}
