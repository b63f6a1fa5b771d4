/** The table of an unknown game in words: everything that is in the view. */
import type { View } from "$protocol";
import type { Passage } from "$lib/game.ts";
import type { Speaker } from "$lib/speaker.ts";
import { commonOf, isGrid, ownOf, type Entry } from "./reading.ts";
import { cellWords, labelOf, spoken, turnWords } from "./words.ts";

export function describe(view: View, names: string[], speaker: Speaker): Passage[] {
  const order = names.map((_, index) => (index + (view.you ?? 0)) % view.num_players);
  return [
    {
      title: speaker.say("web-plain-table"),
      lines: [turnWords(speaker, view, names), ...commonOf(view).flatMap((entry) => linesOf(entry, speaker))],
    },
    ...order.map((seat) => ({
      title: speaker.say("web-plain-house", { name: names[seat] ?? "" }),
      lines: [...scoreLines(view, seat, speaker), ...ownOf(view, seat).flatMap((entry) => linesOf(entry, speaker))],
    })),
  ];
}

function linesOf([key, value]: Entry, speaker: Speaker): string[] {
  if (!isGrid(value)) return [`${labelOf(speaker, key)}: ${spoken(speaker, value) || "–"}`];
  return Object.entries(value).map(([cell, held]) => cellWords(speaker, cell, held));
}

function scoreLines(view: View, seat: number, speaker: Speaker): string[] {
  const score = view.scores[seat]!;
  const lines = score.lines.map(({ what, points }) => `${speaker.title(what)} ${points}`);
  return [`${speaker.say("web-points", { points: score.points })}${lines.length ? ` (${lines.join("; ")})` : ""}`];
}
