/** The whole table in words: for screen readers, and for whoever prefers to read. */
import type { Passage } from "$lib/game.ts";
import type { Speaker } from "$lib/speaker.ts";
import type { HomesweethomeView } from "$protocol";
import { CELLS, RESOURCES } from "./art/index.ts";
import {
  QUEUES,
  cards,
  cellWords,
  characterWords,
  counted,
  handWords,
  knownWords,
  listed,
  nowWords,
  placeWords,
  points,
  saidWords,
  trapWords,
} from "./words.ts";

export function describe(view: HomesweethomeView, names: string[], speaker: Speaker): Passage[] {
  const mine = view.you === null ? null : (view.players[view.you]?.hand ?? null);
  const hand = mine
    ? [
        {
          title: speaker.say("hs-hand"),
          lines: RESOURCES.flatMap((resource) =>
            mine[resource] ? [handWords(speaker, resource, mine[resource])] : [],
          ),
        },
      ]
    : [];
  return [
    { title: speaker.say("hs-title-now"), lines: nowLines(view, names, speaker) },
    { title: speaker.say("hs-ground"), lines: CELLS.map((cell) => cellWords(speaker, view, cell)) },
    { title: speaker.say("hs-title-queues"), lines: queueLines(view, speaker) },
    ...hand,
    {
      title: speaker.say("hs-title-players"),
      lines: view.players.map((_, seat) => playerLine(view, seat, names, speaker)),
    },
    { title: speaker.say("hs-discards"), lines: discardLines(view, speaker) },
    { title: speaker.say("hs-title-score"), lines: scoreLines(view, speaker) },
  ];
}

function nowLines(view: HomesweethomeView, names: string[], speaker: Speaker): string[] {
  const lines = [speaker.say("hs-progress", { now: view.turn, all: view.num_turns }), nowWords(speaker, view, names)];
  if (view.decision === "game-over") return lines;
  lines.splice(
    1,
    0,
    view.active === view.you
      ? speaker.say("hs-turn-of-you")
      : speaker.say("hs-turn-of", { player: names[view.active] ?? "" }),
  );
  if (Object.keys(view.needed).length)
    lines.push(speaker.say("hs-needed", { resources: counted(speaker, view.needed) }));
  else if (view.building) lines.push(speaker.say("hs-all-paid"));
  if (view.passer !== null) lines.push(speaker.say("hs-passer", { player: names[view.passer] ?? "" }));
  if (view.to_act !== null) {
    const question = speaker.say(`decision-${view.decision}-short`);
    lines.push(
      view.to_act === view.you
        ? speaker.say("hs-asked-you", { question })
        : speaker.say("hs-asked", { player: names[view.to_act] ?? "", question }),
    );
  }
  return lines;
}

const queueLines = (view: HomesweethomeView, speaker: Speaker): string[] => [
  ...QUEUES.flatMap((queue) =>
    view.queues[queue].length
      ? view.queues[queue].map((card, place) => placeWords(speaker, queue, place, card))
      : [speaker.say("hs-queue-empty", { queue })],
  ),
  ...trapWords(speaker, view),
  speaker.say("hs-pile", { cards: cards(speaker, view.constructions_left) }),
];

function playerLine(view: HomesweethomeView, seat: number, names: string[], speaker: Speaker): string {
  const player = view.players[seat]!,
    name = names[seat] ?? "";
  const what = [
    ...(seat === view.you ? [speaker.say("hs-you")] : []),
    ...(player.character ? [characterWords(speaker, player.character)] : []),
  ];
  if (player.has_used_power) what.push(speaker.say("hs-power-used"));
  what.push(cards(speaker, player.num_cards), ...knownWords(speaker, player));
  if (player.said) what.push(saidWords(speaker, name, player.said));
  return speaker.say("hs-player", { player: name, what: what.join("; ") });
}

const discardLines = (view: HomesweethomeView, speaker: Speaker): string[] => [
  counted(speaker, view.discards) || speaker.say("hs-no-discards"),
  speaker.say("hs-resource-pile", { cards: cards(speaker, view.resources_left) }),
  ...(view.destroyed.length
    ? [speaker.say("hs-destroyed", { cards: listed(view.destroyed.map((name) => speaker.name(name))) })]
    : []),
];

function scoreLines(view: HomesweethomeView, speaker: Speaker): string[] {
  const score = view.scores[0]!;
  const lines = score.lines.map(({ what, points: worth, cells }) =>
    speaker.say(cells.length ? "hs-line" : "hs-line-bare", {
      what: speaker.title(what),
      cells: listed(cells),
      points: points(speaker, worth),
    }),
  );
  return [
    ...(lines.length ? lines : [speaker.say("hs-no-points")]),
    speaker.say("hs-worth", { points: points(speaker, score.points), rank: speaker.name(view.rank) }),
  ];
}
