/** The whole table in words: all that a sighted person sees of it. */
import type { CaliforniaView } from "$protocol";
import type { Passage } from "$lib/game.ts";
import type { Speaker } from "$lib/speaker.ts";
import { CELLS } from "./art/mansion.ts";
import {
  atticLabel,
  bagLines,
  bonusLabel,
  cellLabel,
  extensionLabel,
  listed,
  moneyLabel,
  neighbourLabel,
  slotLabel,
  upper,
} from "./words.ts";

export function describe(view: CaliforniaView, names: string[], speaker: Speaker): Passage[] {
  const seats = view.mansions.map((_, seat) => seat);
  const order = view.you === null ? seats : [view.you, ...seats.filter((seat) => seat !== view.you)];
  return [
    { title: speaker.say("ca-table"), lines: theTable(view, names, speaker) },
    { title: speaker.say("ca-shops"), lines: Object.keys(view.slots).map((slot) => slotLabel(view, slot, speaker)) },
    {
      title: speaker.say("draw-bonuses"),
      lines: view.bonuses.map(({ name }) => bonusLabel(view, name, names, speaker)),
    },
    {
      title: speaker.say("draw-neighbours"),
      lines: Object.keys(view.neighbours).map((colour) => neighbourLabel(view, colour, names, speaker)),
    },
    ...order.map((seat) => ({
      title:
        seat === view.you ? speaker.say("ca-your-mansion") : speaker.say("ca-mansion-of", { name: names[seat] ?? "" }),
      lines: theMansion(view, seat, speaker),
    })),
  ];
}

function theTable(view: CaliforniaView, names: string[], speaker: Speaker): string[] {
  return [
    speaker.say("ca-day", { now: view.day, all: view.num_days }),
    turn(view, names, speaker),
    speaker.say("ca-bank", { gold: view.bank }),
    ...(view.has_used_loan_action ? [speaker.say("ca-loan-used")] : []),
    speaker.say("draw-gifts-left", { count: view.gifts_left }),
    speaker.say("ca-pile", { count: view.tiles_left }),
    [speaker.say("ca-bag", { count: view.bag.length }), ...bagLines(view, speaker).map(({ label }) => label)].join(
      "; ",
    ),
  ];
}

function turn(view: CaliforniaView, names: string[], speaker: Speaker): string {
  if (view.to_act === null) return speaker.say(`decision-${view.decision}`);
  const decision = speaker.say(`decision-${view.decision}-short`);
  return view.to_act === view.you
    ? speaker.say("ca-your-turn", { decision })
    : speaker.say("ca-turn", { name: names[view.to_act] ?? "", decision });
}

function theMansion(view: CaliforniaView, seat: number, speaker: Speaker): string[] {
  const mansion = view.mansions[seat]!,
    score = view.scores[seat]!;
  const named = (all: string[]) =>
    listed(
      speaker,
      all.map((each) => speaker.name(each)),
    );
  const title = (what: string) => upper(speaker.title(what));
  return [
    speaker.say("ca-board", { colour: { name: mansion.board } }),
    upper(speaker.say("draw-points", { points: score.points })),
    ...score.lines.map(({ what, points }) => speaker.say("ca-score", { what: title(what), points })),
    speaker.say("ca-money", { money: moneyLabel(mansion.money, speaker) }),
    ...(mansion.has_loan ? [speaker.say("ca-loan")] : []),
    upper(speaker.say("draw-gifts", { count: mansion.gifts })),
    mansion.neighbours.length
      ? speaker.say("ca-guests", {
          names: listed(
            speaker,
            mansion.neighbours.map((colour) => speaker.say(`name-${colour}.neighbour`)),
          ),
        })
      : speaker.say("ca-no-guests"),
    ...(mansion.bonuses.length ? [speaker.say("ca-bonuses", { names: named(mansion.bonuses) })] : []),
    atticLabel(mansion, speaker),
    extensionLabel(mansion, speaker),
    ...CELLS.map((cell) => cellLabel(mansion, cell, speaker)),
  ];
}
