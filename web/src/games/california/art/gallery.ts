/** All the art on one page: `node tools/gallery.ts OUT.html california [PART] [light|dark] […]`. */
import type { CaliforniaView } from "../../../protocol.ts";
import * as art from "./index.ts";
import { type Example, type Parts, moved, picture } from "../../../art/gallery.ts";

export const gallery = (only: readonly string[], { end, middle }: Example<CaliforniaView>): Parts => ({
  pieces: () =>
    art.PIECES.map((piece) =>
      picture(
        art.floorArt(art.pieceColour(piece)) + moved(60, 66, art.pieceArt(piece)),
        120,
        120,
        2.2,
        `${piece} · ${art.pieceArt(piece).length} bytes`,
      ),
    ).join(""),
  floors: () =>
    art.COLOURS.map((colour) => picture(art.floorArt(colour), 120, 120, 1.4, colour)).join("") +
    art.CELLS.map((_, k) => picture(art.bareArt(k, k % 3), 120, 120, 1.4)).join("") +
    art.COLOURS.map((colour) => picture(moved(16, 16, art.plateArt(colour)), 32, 32, 2)).join(""),
  tiles: () =>
    [...art.COLOURS.map((colour) => `room-${colour}#1`), ...art.PIECES, "attic-extension#1", ""]
      .map((name) => picture(art.tileArt(name), art.TILE, art.TILE, 1.5, name))
      .join(""),
  table: () =>
    [4, 3, 2, 1].map((gold) => picture(art.bankArt(gold), art.BANK.width, art.BANK.height, 1.15)).join("") +
    picture(art.shopArt("left", ["room-red#2", "dog#1", null, "home-bar#3"]), art.SHOP.width, art.SHOP.height, 1.15) +
    picture(
      art.shopArt("right", ["motorcycle#2", "room-light-blue#1", "attic-extension#1", null]),
      art.SHOP.width,
      art.SHOP.height,
      1.15,
    ) +
    art.BONUS_NAMES.map((bonus) =>
      picture(art.bonusArt(bonus), art.BONUS_CARD.width, art.BONUS_CARD.height, 1.3, bonus),
    ).join("") +
    [1, 5, 12].map((day) => picture(art.calendarArt(day), art.CALENDAR.width, art.CALENDAR.height, 1.2)).join("") +
    picture(art.loanArt(), 94, 62, 1.4) +
    [3, 6, 19, 48]
      .map((silver) =>
        picture(moved(2, 20, art.moneyArt(silver).body), art.moneyArt(silver).width + 6, 40, 1.3, `${silver}`),
      )
      .join(""),
  people: () =>
    art.COLOURS.flatMap((colour) =>
      [false, true].map((gift) => picture(moved(24, 68, art.neighbourArt(colour, gift)), 48, 74, 2.2, colour)),
    ).join("") +
    Object.keys(art.boardColours)
      .map((colour) => picture(moved(8, 42, art.flagArt(colour as art.Colour)), 40, 46, 2, colour))
      .join("") +
    [0, 1, 2, 3, 4, 5].map((k) => picture(moved(16, 28, art.giftArt(k)), 32, 32, 2)).join(""),
  mansion: () => {
    const full = {
      ...end.mansions[0]!,
      attic: ["grand-piano#1", "greek-statue#2"],
      attic_slots: 2,
      gifts: 9,
      neighbours: [...art.COLOURS],
      has_loan: true,
    };
    return [...end.mansions, ...middle.mansions, full]
      .slice(Number(only[0] ?? 0), Number(only[1] ?? 9))
      .map((mansion) => picture(art.mansionScene(mansion), art.SCENE.width, art.SCENE.height, Number(only[2] ?? 0.8)))
      .join("");
  },
});
