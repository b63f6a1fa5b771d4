/**
 * Looking at one thing closely. What it is and what it is worth is asked of the server when somebody rests there, once
 * for each state of the table; how it came to be asked for is in `resting.ts`.
 */
import type { Look, View } from "$protocol";
import { piecesOf } from "./pieces.ts";

export interface Glimpse {
  piece: string;
  look: Look;
}
export type AskLook = (piece: string) => Promise<Look | null>;

export class Magnifier {
  /** what is shown, one below the other */
  shown = $state.raw<Glimpse[]>([]);
  /** the element that it belongs to */
  thing = $state.raw<Element | null>(null);
  /** it was asked for by a tap, a key or a long press: it stays until it is closed */
  isKept = $state(false);
  /** it was asked for by a key: whoever did so reads on there */
  isByKey = $state(false);
  private wanted: { thing: Element; isKept: boolean; isByKey: boolean } | null = null;
  private known = new WeakMap<View, Map<string, Promise<Look | null>>>();

  constructor(
    private ask: AskLook,
    private view: () => View | null,
  ) {}

  get isOpen(): boolean {
    return this.shown.length > 0;
  }

  /** Show what an element is about, if it is about anything. */
  async open(thing: Element, manner: { isKept?: boolean; isByKey?: boolean } = {}): Promise<void> {
    const wanted = (this.wanted = { thing, isKept: manner.isKept ?? false, isByKey: manner.isByKey ?? false });
    const shown = await this.glimpses(piecesOf(thing));
    if (this.wanted !== wanted) return;
    if (!shown.length || !thing.isConnected) {
      this.hide();
      return;
    }
    this.shown = shown;
    this.thing = thing;
    this.isKept = wanted.isKept;
    this.isByKey = wanted.isByKey;
  }

  /** The table has changed: what is still there is looked at anew. */
  renew(): void {
    const { wanted } = this;
    if (!wanted) return;
    if (wanted.thing.isConnected) void this.open(wanted.thing, wanted);
    else this.close();
  }

  close(): void {
    this.wanted = null;
    this.hide();
  }

  private hide(): void {
    this.shown = [];
    this.thing = null;
    this.isKept = this.isByKey = false;
  }

  private async glimpses(pieces: string[]): Promise<Glimpse[]> {
    const looks = await Promise.all(pieces.map(async (piece) => ({ piece, look: await this.look(piece) })));
    return looks.filter((each): each is Glimpse => each.look !== null);
  }

  private look(piece: string): Promise<Look | null> {
    const view = this.view();
    if (!view) return Promise.resolve(null);
    let known = this.known.get(view);
    if (!known) this.known.set(view, (known = new Map()));
    let answer = known.get(piece);
    if (!answer) {
      const kept = known;
      answer = this.ask(piece).catch(() => null); // the table is gone, or the line: then there is nothing to say
      void answer.then((look) => look ?? kept.delete(piece));
      known.set(piece, answer);
    }
    return answer;
  }
}
