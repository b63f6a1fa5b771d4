/** All the art on one page: `node tools/gallery.ts OUT.html homesweethome [PART] [light|dark] […]`. */
import type { HomesweethomeView } from "../../../protocol.ts";
import * as art from "./index.ts";
import { type Example, type Parts, moved, picture } from "../../../art/gallery.ts";

export const gallery = (only: readonly string[], { end, middle }: Example<HomesweethomeView>): Parts => ({
  cards: () =>
    art.CONSTRUCTIONS.filter((name) => !only.length || only.includes(art.CARDS[name].kind) || only.includes(name))
      .map((name) =>
        picture(art.constructionCard(name), art.CONSTRUCTION_CARD.width, art.CONSTRUCTION_CARD.height, 1.15, name),
      )
      .join("") + picture(art.constructionBack(), 156, 168, 1.15),
  resources: () =>
    [...art.RESOURCES, ""]
      .map((name) => picture(art.resourceCard(name), art.RESOURCE_CARD.width, art.RESOURCE_CARD.height, 1.4, name))
      .join("") +
    art.RESOURCES.map((name) => picture(moved(14, 14, art.resourceIcon(name)), 28, 28, 1, name)).join(""),
  people: () =>
    [...art.CHARACTERS, ""]
      .map((name) => picture(art.characterArt(name), art.PORTRAIT.width, art.PORTRAIT.height, 1.25, name))
      .join("") +
    art.WORDS.map((word) => picture(art.wordBubble(word), 56, 54, 1.6, word)).join("") +
    art.RANKS.map((rank) => picture(art.rankArt(rank), 96, 96, 1.5, rank)).join(""),
  rooms: () => art.ROOMS.map((room) => picture(art.roomArt(room), art.ROOM_W, art.ROOM_H, 2.4, room)).join(""),
  cells: () =>
    [
      undefined,
      ...art.TERRAINS.map((base) => ({ base, rooms: [], room_places: 0, roof: null })),
      ...art.FOUNDATIONS.map((base, i) => ({
        base,
        rooms: art.ROOMS.slice(i, i + 1),
        room_places: 2 - (i < 5 ? 1 : 0),
        roof: i % 4 === 3 ? null : art.ROOFS[i % 8]!,
      })),
    ]
      .map((view) =>
        picture(
          `<rect width="264" height="290" fill="var(--hs-meadow)"/>${moved(10, 14, art.cellArt(view))}`,
          264,
          290,
          1.15,
          view?.base,
        ),
      )
      .join(""),
  traps: () =>
    art.TRAPS.flatMap((trap) =>
      (["far", "near", "now"] as const).map((nearness) =>
        picture(
          '<rect width="264" height="150" fill="var(--hs-meadow)"/>' +
            moved(10, 140, art.emptyArt(1) + art.trapZone(trap, nearness)),
          264,
          150,
          1.2,
          `${trap} ${nearness}`,
        ),
      ),
    ).join(""),
  ground: () => {
    const ground = Object.fromEntries(
      art.CELLS.map((cell, i) => [
        cell,
        i % 2
          ? { base: art.TERRAINS[i]!, rooms: [], room_places: 0, roof: null }
          : {
              base: art.FOUNDATIONS[8 - (i >> 1)]!,
              rooms: [art.ROOMS[i]!, art.ROOMS[(i + 1) % 10]!],
              room_places: 2,
              roof: art.ROOFS[i % 8]!,
            },
      ]),
    );
    const coming = { ground: {}, coming: { hail: 1, drought: 2 } };
    return [end, middle, { ground }, coming]
      .slice(Number(only[0] ?? 0), Number(only[1] ?? 9))
      .map((view) => picture(art.groundScene(view), art.SCENE.width, art.SCENE.height, Number(only[2] ?? 1)))
      .join("");
  },
});
