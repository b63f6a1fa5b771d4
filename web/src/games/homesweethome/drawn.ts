/** A thing on the table, large. */
import type { HomesweethomeView } from "$protocol";
import type { Drawn } from "$lib/game.ts";
import { valueAt } from "$lib/pieces.ts";
import type { Speaker } from "$lib/speaker.ts";
import {
  CONSTRUCTION_CARD,
  PORTRAIT,
  RESOURCE_CARD,
  cellArt,
  cellBox,
  characterArt,
  constructionBack,
  constructionCard,
  isConstruction,
  rankArt,
  resourceBack,
  resourceCard,
  wordBubble,
  type Cell,
} from "./art/index.ts";
import { lettersOf } from "./words.ts";

export function drawn(piece: string, view: HomesweethomeView, speaker: Speaker): Drawn | null {
  const [where = "", which = "", part = "", at = ""] = piece.split(".");
  const letters = lettersOf(speaker);
  const construction = (name: string | undefined): Drawn => ({
    body: name && isConstruction(name) ? constructionCard(name, letters) : constructionBack(),
    box: [0, 0, CONSTRUCTION_CARD.width, CONSTRUCTION_CARD.height],
  });
  const resource = (name: string): Drawn => ({
    body: name ? resourceCard(name, letters) : resourceBack(),
    box: [0, 0, RESOURCE_CARD.width, RESOURCE_CARD.height],
  });
  switch (where) {
    case "queues":
      return construction(view.queues[which as "A" | "B"][Number(part || "0")]?.name);
    case "ground":
      return part
        ? construction(valueAt(view, piece) as string)
        : { body: cellArt(view.ground[which], which as Cell), box: cellBox(view.ground[which]) };
    case "needed":
    case "discards":
      return resource(which);
    case "coming":
      return construction(which);
    case "trap":
      return construction(view.trap ?? undefined);
    case "destroyed":
      return construction(valueAt(view, piece) as string);
    case "constructions_left":
      return construction(undefined);
    case "resources_left":
      return resource("");
    case "rank":
      return { body: rankArt(view.rank), box: [0, 0, 96, 96] };
  }
  const player = view.players[Number(which)]!;
  switch (part) {
    case "character":
      return { body: characterArt(player.character ?? ""), box: [0, 0, PORTRAIT.width, PORTRAIT.height] };
    case "said":
      return { body: wordBubble(player.said ?? "none"), box: [0, 0, 58, 54] };
    case "hand":
    case "known":
      return resource(at);
    case "lacks":
      return resource(player.lacks[Number(at)]!);
    case "holds":
      return resource(player.holds[Number(at)]![0]!);
    default:
      return resource("");
  }
}
