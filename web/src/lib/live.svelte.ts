/** A table as this browser follows it: what the server says, shown at a pace that eyes can follow. */
import type { Advised, Effect, LogEntry, Look, Said, SeatSummary, Summary, View } from "$protocol";
import { Adviser, type Asking } from "./adviser.ts";
import { Choice } from "./choosing.svelte.ts";
import { Coach } from "./coach.svelte.ts";
import { Connection, type Socket, Refusal, type Answer, type Order, type TableCopy } from "./connection.ts";
import type { GameModule } from "./game.ts";
import { Doubts } from "./doubts.ts";
import { newName } from "./naming.ts";
import { outbox, type Deed } from "./outbox.svelte.ts";
import { newPledge, owed } from "./shares.ts";
import { pace, type Speed } from "./settings.svelte.ts";

/** How long a move of somebody else stays to be looked at before the next one, in milliseconds. */
const PAUSES: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, off: 0 };
const PATIENCE = 600; // milliseconds that a move waits for what is said of it
const AT_MOST = 8; // moves told one by one at full length; more of them go faster

export class LiveTable {
  /** what is shown; null before the first word of the server */
  copy = $state.raw<TableCopy | null>(null);
  isConnected = $state(false);
  hasEverConnected = $state(false);
  /** the server has become another: this page has to be loaded anew */
  isOutdated = $state(false);
  /** why the table cannot be shown at all */
  failure = $state.raw<Said | null>(null);
  /** copies that wait for their turn to be shown */
  private coming: TableCopy[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** when a move was last shown */
  private shownAt = -Infinity;
  private readonly connection: Connection;
  readonly choice: Choice;
  isSending = $state(false);
  /** how much of what was done here waits for an answer */
  unsent = $state(0);
  /** what was done here and waits for an answer */
  private pending = $state.raw<{ order: Order; text: string; answer: Promise<Answer | null> }[]>([]);
  /** a move that would lose something for good: it waits for a second word */
  doubt = $state.raw<{ move: string; losses: Said[] } | null>(null);
  private readonly doubts: Doubts;
  /** whom I may ask, if the table was opened so */
  readonly coach: Coach;
  private readonly adviser: Adviser;
  /** what it warns of, when that has been told */
  private warned: Promise<unknown> = Promise.resolve();
  /** what the moves of the question would change, when that has been told */
  private previewed: Promise<void> = Promise.resolve();
  /** of the seats that one browser holds, the one that was asked last */
  private lastSeat = $state<number | null>(null);
  /** my share of the deal is on its way */
  private isSharing = false;
  /** a view, and the same one with the reasons against what may not be done */
  private told = $state.raw<{ sent: View; view: View } | null>(null);
  /** the question that the choice is about */
  private asked: { view: View; moves: number } | null = null;

  summary = $derived(this.copy?.summary ?? null);
  mine = $derived(this.summary?.seats.flatMap((seat, index) => (seat.is_yours ? [index] : [])) ?? []);
  /** the seat that is being played from here: whose turn it is, else the last one */
  seat = $derived.by((): number | null => {
    const acting = actingIn(this.summary);
    if (acting !== null && this.mine.includes(acting)) return acting;
    return this.lastSeat !== null && this.mine.includes(this.lastSeat) ? this.lastSeat : (this.mine[0] ?? null);
  });
  private sent = $derived<View | null>(this.copy?.views[this.seat === null ? "spectator" : String(this.seat)] ?? null);
  /** what was sent of the table, with the reasons that came after it */
  view = $derived(this.sent !== null && this.sent === this.told?.sent ? this.told.view : this.sent);
  names = $derived(namesOf(this.summary?.seats ?? []));
  isBehind = $derived(this.coming.length > 0);
  isMyTurn = $derived(
    this.summary?.status === "playing" &&
      this.summary.to_act !== null &&
      this.summary.to_act === this.seat &&
      this.summary.held === null &&
      this.summary.seats[this.seat]?.played_by === null,
  );
  /** how much the coach tells my seat */
  dial = $derived<SeatSummary["coach"]>(this.summary?.seats[this.seat ?? -1]?.coach ?? "off");
  isHeld = $derived(this.summary?.held !== null && this.summary?.held === this.seat);
  /** what was said here and nobody has heard yet */
  unheard = $derived(this.pending.flatMap(({ order }) => (order.do === "say" ? [order.text] : [])));
  /** the line is lost, and a move waits for it */
  isMoveWaiting = $derived(!this.isConnected && this.pending.some(({ order }) => order.do === "move"));
  canUndo = $derived(this.seat !== null && (this.summary?.can_undo.includes(this.seat) ?? false));

  constructor(
    readonly id: string,
    private refused: (why: Said) => void,
    private manner: { asSpectator?: boolean; line?: () => Socket } = {},
  ) {
    this.doubts = new Doubts(id);
    const scheme = location.protocol === "https:" ? "wss" : "ws",
      address = `${scheme}://${location.host}/socket${manner.asSpectator ? "?as=spectator" : ""}`;
    this.choice = new Choice(
      (move) => void this.play(move),
      (why) => refused(why),
    );
    this.connection = new Connection(
      manner.line ?? address,
      (state) => {
        this.isConnected = state === "open";
        this.hasEverConnected ||= this.isConnected;
        this.isOutdated = state === "outdated";
      },
      (deeds) => (this.unsent = deeds),
    );
    this.adviser = new Adviser(id, (asking) => this.advised(asking));
    this.coach = new Coach(() =>
      this.adviser.ask({ seat: this.seat!, moves: this.summary!.num_moves, dial: this.dial }),
    );
    this.connection.watch(
      id,
      (copy) => this.take(copy),
      (why) => (this.failure = why),
    );
    if (!manner.asSpectator) for (const deed of outbox.claim(id)) void this.resume(deed);
  }

  close(): void {
    this.stop();
    this.connection.close();
    if (!this.manner.asSpectator) outbox.release(this.id);
  }

  /** Do something; what the server will not do is told, and false. */
  async send(order: Order): Promise<boolean> {
    return (await this.answer(order)) !== null;
  }

  /** Make a move, or ask once more: what is lost must not be lost by surprise. */
  async play(move: string): Promise<void> {
    const asked = this.asked?.moves;
    if (!this.choice.offer.effects[move]) await Promise.race([this.previewed, after(PATIENCE)]);
    if (this.dial === "warn") await Promise.race([this.warned, after(PATIENCE)]);
    if (this.asked?.moves !== asked) return; // another touch was quicker: this one meant a question that is gone
    const { legal, effects } = this.choice.offer,
      effect = effects[move];
    const isForGood = effect?.is_final === true || this.summary?.seats[this.seat ?? -1]?.confirms === false;
    const lost = isForGood ? (effect?.losses ?? []) : [];
    const losses = legal.length > 1 ? this.doubts.about([...lost, ...this.warnings(move)]) : [];
    if (losses.length) this.doubt = { move, losses };
    else await this.move(move);
  }

  /** What the coach says against a move, where it is there for that. */
  private warnings(move: string): Said[] {
    const isBad = this.dial === "warn" && this.coach.advice?.warnings.includes(move);
    return isBad ? [{ key: "web-coach-warns", args: { move } }] : [];
  }

  private async advised({ seat }: Asking): Promise<Advised | null> {
    const answer = await this.connection.send({ do: "advise", table: this.id, seat });
    return answer.kind === "advice" ? answer : null;
  }

  /** It is meant; whoever says so is not asked again at this table. */
  async insist(isSure: boolean): Promise<void> {
    const doubt = this.doubt;
    this.doubt = null;
    if (!doubt) return;
    this.doubts.settle(doubt.losses, isSure);
    await this.move(doubt.move);
  }

  async move(move: string): Promise<void> {
    if (this.seat === null || this.isSending) return;
    this.isSending = true;
    await this.send({ do: "move", table: this.id, seat: this.seat, move });
    this.isSending = false;
    this.choice.touched = null;
  }

  /** It was done before the page came here, and is still on its way. */
  private async resume({ id, order }: Deed): Promise<void> {
    const isMove = order.do === "move";
    this.isSending ||= isMove;
    await this.answer(order, id);
    if (isMove) this.isSending = false;
  }

  /** The table at which the same people go on. */
  async rematch(): Promise<string | null> {
    const answer = await this.answer({ do: "rematch", table: this.id, pledge: newPledge() });
    return answer?.kind === "done" ? answer.table : null;
  }

  /** What is done again while it waits is done once. */
  private answer(order: Order, id = newName()): Promise<Answer | null> {
    const text = JSON.stringify(order),
      same = this.pending.find((each) => each.text === text);
    if (same) return same.answer;
    const answer = this.answered({ id, order }).finally(
      () => (this.pending = this.pending.filter((each) => each.answer !== answer)),
    );
    this.pending = [...this.pending, { order, text, answer }];
    return answer;
  }

  private async answered(deed: Deed): Promise<Answer | null> {
    outbox.put(deed);
    try {
      const answer = await this.connection.send(deed.order, deed.id);
      outbox.drop(deed.id);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) return null; // the page has left the table: somebody else sends it
      outbox.drop(deed.id);
      this.refused(error.why);
      return null;
    }
  }

  /** What a piece is, and is worth; nothing while what is shown is not what there is. */
  async look(piece: string): Promise<Look | null> {
    if (this.isBehind) return null;
    const answer = await this.connection.send({ do: "look", table: this.id, seat: this.seat, piece });
    return answer.kind === "look" ? answer.look : null;
  }

  /** Show everything that has come at once. */
  skip(): void {
    const last = this.coming.at(-1);
    this.coming = [];
    this.stop();
    if (last) this.show(last);
  }

  /** Show once more how the table came to be as it is: views of the past, then the present. */
  again(past: View[]): void {
    const copy = this.copy,
      seat = this.seat === null ? "spectator" : String(this.seat);
    if (!copy || this.coming.length || past.length === 0) return;
    const summary = { ...copy.summary, to_act: null, held: null, can_undo: [] };
    this.coming = [
      ...past.map((view) => ({ ...copy, summary: { ...summary, to_act: view.to_act }, views: { [seat]: view } })),
      copy,
    ];
    this.next();
  }

  /** Keep the choice in step with the table; called from an effect of the page. */
  ask(module: GameModule): void {
    const view = this.isMyTurn && !this.isBehind ? this.sent : null,
      before = this.asked;
    if (view === (before?.view ?? null)) return;
    const asked = (this.asked = view && { view, moves: this.summary!.num_moves });
    if (!asked) {
      this.choice.ask(null);
      this.doubt = null;
      this.coach.leave();
      if (!this.isMyTurn) this.doubts.forget();
      return;
    }
    if (this.dial !== "off") void this.adviser.wake();
    const unasked = module.unasked?.(asked.view);
    if (unasked && !this.canUndo) {
      this.choice.ask(null);
      void this.move(unasked);
      return;
    }
    // Somebody talks, or the line came back: that does not take anything out of my hand.
    const isSame =
      before?.moves === asked.moves &&
      before.view.you === asked.view.you &&
      before.view.legal.join() === asked.view.legal.join();
    const offer = (view: View, effects: Record<string, Effect>) => ({
      legal: view.legal,
      reasons: view.reasons,
      effects,
      steps: (move: string) => module.steps(move, view),
      begin: module.begin(view),
    });
    this.choice.ask(offer(asked.view, {}), isSame);
    if (!isSame) {
      this.doubt = null;
      this.coach.leave();
      if (this.dial === "warn" && view.legal.length > 1) this.warned = this.coach.hear();
    }
    this.previewed = this.connection.send({ do: "preview", table: this.id, seat: this.seat! }).then(
      (answer) => {
        if (this.asked !== asked || answer.kind !== "preview") return;
        const view = { ...asked.view, reasons: answer.reasons };
        this.told = { sent: asked.view, view };
        this.choice.ask(offer(view, answer.moves), true);
      },
      () => {}, // the question is gone meanwhile
    );
  }

  /** My share of the deal, as soon as it is wanted; if the table has moved on meanwhile, it has moved on. */
  private share(copy: TableCopy): void {
    const order = this.isSharing ? null : owed(copy.summary);
    if (!order) return;
    this.isSharing = true;
    void this.connection
      .send(order)
      .catch(() => {})
      .finally(() => (this.isSharing = false));
  }

  private take(copy: TableCopy): void {
    this.share(copy);
    const last = this.coming.at(-1) ?? this.copy;
    const isTold = last !== null && copy.version > last.version && movesOfOthers(last, copy).length > 0;
    if (!isTold && this.coming.length === 0) {
      this.show(copy);
      return;
    }
    this.coming = isTold ? [...this.coming, copy] : [...this.coming.slice(0, -1), copy];
    if (this.timer !== null) return;
    const rest = this.shownAt + this.pause() - performance.now(); // my own move is seen as long as theirs
    if (rest > 0) this.timer = setTimeout(() => this.next(), rest);
    else this.next();
  }

  /** How long a move stays to be looked at, if so many wait behind it. */
  private pause(waiting = 0): number {
    return document.hidden ? 0 : PAUSES[pace()] * Math.min(1, AT_MOST / (waiting + 1));
  }

  private next(): void {
    this.stop();
    const [first, ...rest] = this.coming;
    if (!first) return;
    this.coming = rest;
    this.show(first);
    const pause = this.pause(rest.length);
    if (pause === 0 && rest.length) {
      this.skip();
      return;
    }
    this.timer = setTimeout(() => this.next(), pause);
  }

  private show(copy: TableCopy): void {
    if (copy.summary.num_moves !== this.copy?.summary.num_moves && this.copy) this.shownAt = performance.now();
    this.copy = copy;
    if (this.seat !== null && this.seat === actingIn(copy.summary)) this.lastSeat = this.seat;
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The seat that everyone waits for: it is asked, or may still confirm. */
const actingIn = (summary: Summary | null): number | null => summary?.held ?? summary?.to_act ?? null;

/** The moves between two copies that this browser did not make itself. */
function movesOfOthers(before: TableCopy, after: TableCopy): LogEntry[] {
  const fresh = after.log.filter((entry) => entry.version > before.version && entry.move !== null);
  return fresh.filter(
    (entry) =>
      entry.seat === null ||
      !after.summary.seats[entry.seat]?.is_yours ||
      after.summary.seats[entry.seat]?.played_by !== null,
  );
}

/** Nicknames by seat. */
export function namesOf(seats: { name?: string | null }[]): string[] {
  return seats.map((seat, index) => seat.name ?? String(index + 1));
}
