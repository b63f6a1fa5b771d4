/** All the art on one page: `node tools/gallery.ts OUT.html dreamhome [PART] [light|dark] […]`. */
import type { DreamhomeView } from "../../../protocol.ts";
import { type Example, type Parts, picture } from "../../../art/gallery.ts";
import * as art from "./index.ts";

const room = (card: string, options: art.RoomOptions = {}, x = 0): string =>
  `<svg x="${x}" width="160" height="120" viewBox="0 0 160 120">${art.roomArt(card, options)}</svg>`;

export const gallery = (only: readonly string[], { end, middle }: Example<DreamhomeView>): Parts => ({
  rooms: () =>
    art.ROOM_CARDS.filter((card) => !only.length || only.some((name) => card.startsWith(name)))
      .map((card) => picture(room(card), 160, 120, only.length ? 2.6 : 1.9, `${card} · ${room(card).length} bytes`))
      .join(""),
  joined: () =>
    [
      ["living-room#1", "living-room#2", "living-room#3"],
      ["kitchen#1", "kitchen#5"],
      ["bedroom#1", "bedroom#4"],
      ["playroom#1", "playroom#3"],
      ["garage#1", "garage#2"],
      ["living-room#8", "living-room#5"],
    ]
      .map((cards) =>
        picture(
          cards
            .map((card, i) => room(card, { left: i > 0, right: i < cards.length - 1, column: i + 1 }, i * 160))
            .join(""),
          160 * cards.length,
          120,
          1.9,
          cards.join(" "),
        ),
      )
      .join(""),
  decor: () =>
    art.DECOR_NAMES.map((name) =>
      picture(
        `<g transform="translate(75 ${name === "treehouse" ? 172 : 110})">${art.decorArt(name)}</g>`,
        150,
        180,
        1.2,
        name,
      ),
    ).join("") +
    (
      [
        ["living-room#4", "piano"],
        ["living-room#1", "sofa"],
        ["living-room#7", "paintings"],
        ["bedroom#4", "canopy-bed"],
        ["kitchen#2", "ice-cream-machine"],
        ["bathroom#3", "whirlpool"],
        ["playroom#4", "play-tent"],
        ["study#1", "cat-house"],
        ["garage#4", "cat-house"],
      ] as const
    )
      .map(([card, decor]) => picture(room(card, { decor }), 160, 120, 1.9, `${card} ${decor}`))
      .join(""),
  states: () =>
    [
      art.scaffoldingArt(),
      art.unbuiltArt("G1"),
      art.unbuiltArt("B4"),
      art.emptyRoomArt(0),
      art.emptyRoomArt(1),
      art.emptyRoomArt(2),
    ]
      .map((body) => picture(body, 160, 120, 1.9))
      .join(""),
  roofs: () =>
    art.ROOF_COLOURS.flatMap((colour) =>
      [false, true].map((window) =>
        picture(`<g transform="translate(4 4)">${art.roofArt({ colour, window })}</g>`, 168, 108, 1.7, colour),
      ),
    ).join(""),
  cards: () =>
    ["living-room#3", "kitchen#2", "pantry#1", "garage#2", "gym", "study#2"]
      .map((card) => picture(art.roomCard(card), 176, 168, 1.3, card))
      .join("") +
    picture(art.cardBack("room"), 176, 168, 1.3) +
    ["roof-red", "roof-grey-window", ...art.DECOR_NAMES, ...art.TOOL_NAMES, ...art.HELPER_NAMES]
      .map((card) => picture(art.resourceCard(card), 176, 120, 1.3, card))
      .join("") +
    picture(art.cardBack("resource"), 176, 120, 1.3) +
    picture(`<g transform="translate(40 40)">${art.markerArt()}</g>`, 80, 80, 1.3) +
    [...art.ROOM_TYPES, "any" as const, "garden" as const]
      .map((room) => picture(`<g transform="translate(14 14)">${art.roomSign(room)}</g>`, 28, 28, 1.6))
      .join(""),
  house: () => {
    return [...end.houses, ...middle.houses]
      .slice(Number(only[0] ?? 0), Number(only[1] ?? 9))
      .map((house) => picture(art.houseScene(house), art.SCENE.width, art.SCENE.height, Number(only[2] ?? 1.1)))
      .join("");
  },
});
