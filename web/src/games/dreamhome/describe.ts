/** The table in words: everything that is seen on it. */
import type { DreamhomeView } from "$protocol";
import type { Passage } from "$lib/game.ts";
import type { Speaker } from "$lib/speaker.ts";
import { CELLS } from "./art/index.ts";
import { cellLabel, columnLabel, counted, gardenLabel, named, roofLabel } from "./words.ts";

export function describe(view: DreamhomeView, names: string[], speaker: Speaker): Passage[] {
  const order = view.houses.map((_, index) => (index + (view.you ?? 0)) % view.num_players);
  const passages = [
    table(view, names, speaker),
    market(view, speaker),
    ...order.map((seat) => house(view, seat, names, speaker)),
  ];
  return [...passages, discards(view, speaker)];
}

function table(view: DreamhomeView, names: string[], speaker: Speaker): Passage {
  const lines = [speaker.say("dh-progress", { now: view.round, all: view.num_rounds })];
  const question = speaker.say(`decision-${view.decision}-short`);
  if (view.to_act === null) lines.push(speaker.say("decision-game-over"));
  else {
    lines.push(speaker.say("dh-words-turn", { name: names[view.to_act], question }));
    lines.push(
      speaker.say("dh-words-first", { name: names[view.first_player] }),
      speaker.say("dh-words-marker", { name: names[view.marker] }),
    );
    const taken = [view.pending.room, view.pending.decor, view.pending.scaffolding].filter((card) => card !== null);
    if (taken.length)
      lines.push(speaker.say("dh-words-hand", { name: names[view.to_act], cards: named(speaker, taken) }));
  }
  return { title: speaker.say("dh-words-round"), lines };
}

function market(view: DreamhomeView, speaker: Speaker): Passage {
  return {
    title: speaker.say("dh-market"),
    lines: [
      ...view.market.map((_, index) => columnLabel(speaker, view, index)),
      speaker.say("dh-pile-rooms", { count: view.rooms_left }),
      speaker.say("dh-pile-resources", { count: view.resources_left }),
    ],
  };
}

function house(view: DreamhomeView, seat: number, names: string[], speaker: Speaker): Passage {
  const home = view.houses[seat]!;
  const { points: total, lines } = view.scores[seat]!;
  const isOver = view.to_act === null;
  const score = lines.map(({ what, points }) => speaker.say("dh-words-line", { what: speaker.title(what), points }));
  return {
    title: speaker.say("dh-house-of", { name: names[seat] }),
    lines: [
      speaker.say(isOver ? "dh-words-final" : "dh-words-points", { points: total }) +
        (score.length ? ` (${score.join("; ")})` : ""),
      ...CELLS.map((cell) => cellLabel(speaker, home, cell)),
      roofLabel(speaker, home),
      gardenLabel(speaker, home),
      ...home.tools.map((tool) => speaker.say("dh-tool", { tool: speaker.name(tool) })),
      ...home.helpers.map((helper) => speaker.say("dh-helper", { helper: speaker.name(helper) })),
      speaker.say("dh-children", { count: home.children }),
      ...(home.has_played && !isOver ? [speaker.say("dh-played")] : []),
    ],
  };
}

function discards(view: DreamhomeView, speaker: Speaker): Passage {
  const pile = (cards: readonly string[]): string =>
    [...counted(cards)]
      .map(([kind, copies]) =>
        copies.length > 1
          ? `${speaker.name(kind)} ${speaker.say("dh-copies", { count: copies.length })}`
          : speaker.name(kind),
      )
      .join(", ") || speaker.say("dh-none");
  return {
    title: speaker.say("dh-discards"),
    lines: [
      speaker.say("dh-words-line", { what: speaker.say("dh-discarded-rooms"), points: pile(view.discarded_rooms) }),
      speaker.say("dh-words-line", {
        what: speaker.say("dh-discarded-resources"),
        points: pile(view.discarded_resources),
      }),
    ],
  };
}
