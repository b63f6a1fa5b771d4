/** What is printed of Home Sweet Home. */
import { type Prints, folder, whole } from "../../../art/prints.ts";
import { CONSTRUCTION_CARD, constructionBack, constructionCard } from "./cards.ts";
import { CELLS, CHARACTERS, CONSTRUCTIONS, RANKS, RESOURCES } from "./names.ts";
import { PORTRAIT, characterArt, rankArt, wordBubble } from "./people.ts";
import { RESOURCE_CARD, resourceBack, resourceCard } from "./resources.ts";
import { PLOT, emptyArt } from "./terrains.ts";

export const prints = (): Prints => ({
  ...folder("constructions", CONSTRUCTIONS, (card) => whole(constructionCard(card), CONSTRUCTION_CARD)),
  "constructions/back": whole(constructionBack(), CONSTRUCTION_CARD),
  ...folder("resources", RESOURCES, (card) => whole(resourceCard(card), RESOURCE_CARD)),
  "resources/back": whole(resourceBack(), RESOURCE_CARD),
  ...folder("characters", CHARACTERS, (name) => whole(characterArt(name), PORTRAIT)),
  "characters/back": whole(characterArt(""), PORTRAIT),
  ...folder("cells", CELLS, (_, k) => ({
    body: emptyArt(k % 3),
    box: [0, -PLOT.depth - 10, PLOT.width + PLOT.lean, PLOT.depth + 16],
  })),
  ...folder("words", ["A", "B"], (word) => whole(wordBubble(word), { width: 58, height: 54 })),
  ...folder("ranks", RANKS, (rank) => whole(rankArt(rank), { width: 96, height: 96 })),
});
