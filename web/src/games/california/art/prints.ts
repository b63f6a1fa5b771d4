/** What is printed of California. */
import { type Print, type Prints, folder, whole } from "../../../art/prints.ts";
import { CELL, bareArt, coinsArt, floorArt, wallArt } from "./floors.ts";
import { CELLS } from "./mansion.ts";
import { BONUS_NAMES, COLOURS, PIECES } from "./names.ts";
import { giftArt, neighbourArt } from "./people.ts";
import { BANK, BONUS_CARD, SHOP, bankArt, bonusArt, crate, goldArt, loanArt, shopBack, tileArt } from "./table.ts";

const square = (body: string): Print => whole(body, { width: CELL, height: CELL });
const COINS = [0, 1, 2] as const;

export const prints = (): Prints => ({
  ...folder("tiles", [...COLOURS.map((colour) => `room-${colour}`), ...PIECES, "attic-extension"], (name) =>
    square(tileArt(name)),
  ),
  "tiles/back": square(tileArt("")),
  ...folder("bonuses", BONUS_NAMES, (bonus) => whole(bonusArt(bonus), BONUS_CARD)),
  ...folder("neighbours", COLOURS, (colour) => ({ body: neighbourArt(colour), box: [-26, -70, 52, 76] })),
  "tokens/gold": { body: goldArt(), box: [-18, -17, 36, 36] },
  "tokens/silver": { body: coinsArt(1), box: [-15, -15, 30, 30] },
  ...folder("tokens", ["gifts", "gifts-1", "gifts-2", "gifts-3", "gifts-4", "gifts-5"], (_, k) => ({
    body: giftArt(k),
    box: [-18, -29, 36, 36],
  })),
  "slips/loan-markers": { body: loanArt(), box: [0, 0, 94, 62] },
  ...Object.fromEntries(
    CELLS.flatMap((cell, k) => COINS.map((coins) => [`cells/${cell}-${coins}`, square(bareArt(k, coins))])),
  ),
  ...folder("printed", COLOURS, (colour) => square(floorArt(colour) + wallArt(colour))),
  "cells/attic": { body: crate(), box: [-40, -50, 80, 60] },
  "boards/bank": whole(bankArt(null), BANK),
  "boards/shop-left": whole(shopBack("left"), SHOP),
  "boards/shop-right": whole(shopBack("right"), SHOP),
});
