/** A thing on the table, large. */
import type { CaliforniaView } from "$protocol";
import type { Drawn } from "$lib/game.ts";
import { valueAt } from "$lib/pieces.ts";
import {
  BANK,
  BONUS_CARD,
  CALENDAR,
  CELL,
  TILE,
  bagArt,
  bankArt,
  bonusArt,
  calendarArt,
  cellArt,
  crate,
  flagArt,
  giftArt,
  isBonus,
  isColour,
  loanArt,
  moneyArt,
  neighbourArt,
  repaidArt,
  storedArt,
  tileArt,
  type Cell,
} from "./art/index.ts";

const tile = (name: string): Drawn => ({ body: tileArt(name), box: [0, 0, TILE, TILE] });
const slip = (body: string): Drawn => ({ body, box: [0, 0, 94, 62] });
const gift = (): Drawn => ({ body: giftArt(2), box: [-15, -28, 30, 31] });
const neighbour = (colour: string): Drawn | null =>
  isColour(colour) ? { body: neighbourArt(colour), box: [-26, -68, 52, 74] } : null;
const bonus = (name: string): Drawn | null =>
  isBonus(name) ? { body: bonusArt(name), box: [0, 0, BONUS_CARD.width, BONUS_CARD.height] } : null;

export function drawn(piece: string, view: CaliforniaView): Drawn | null {
  const [where = "", which = "", part = "", at = ""] = piece.split(".");
  switch (where) {
    case "bank":
      return { body: bankArt(view.bank), box: [0, 0, BANK.width, BANK.height] };
    case "loan":
      return slip(loanArt());
    case "repay":
      return slip(repaidArt());
    case "day":
      return { body: calendarArt(view.day), box: [0, 0, CALENDAR.width, CALENDAR.height] };
    case "tiles_left":
      return tile("");
    case "bag":
      return which ? tile(valueAt(view, piece) as string) : { body: bagArt(), box: [-28, -46, 56, 52] };
    case "gifts_left":
      return gift();
    case "slots":
      return view.slots[which]?.tile ? tile(view.slots[which].tile) : null;
    case "bonuses":
      return bonus(view.bonuses[Number(which)]!.name);
    case "neighbours":
      return neighbour(which);
    default:
      return inMansion(view.mansions[Number(which)]!, part, at, piece);
  }
}

function inMansion(
  mansion: CaliforniaView["mansions"][number],
  part: string,
  at: string,
  piece: string,
): Drawn | null {
  switch (part) {
    case "cells": {
      const held = mansion.cells[at]?.piece;
      if (held && piece.endsWith(".piece")) return tile(held);
      return { body: cellArt(mansion.cells, at as Cell), box: [0, 0, CELL, CELL] };
    }
    case "attic":
      return attic(mansion, Number(at));
    case "neighbours":
      return neighbour(mansion.neighbours[Number(at)]!);
    case "bonuses":
      return bonus(mansion.bonuses[Number(at)]!);
    case "gifts":
      return gift();
    case "has_loan":
      return slip(loanArt());
    case "money": {
      const { body, width } = moneyArt(mansion.money);
      return width ? { body, box: [-2, -18, width + 6, 38] } : null;
    }
    default:
      return isColour(mansion.board) ? { body: flagArt(mansion.board), box: [-5, -40, 36, 44] } : null;
  }
}

function attic(mansion: CaliforniaView["mansions"][number], place: number): Drawn {
  const stored = mansion.attic[place];
  if (stored) return { body: storedArt(stored), box: [0, 0, 132, 116] };
  return place < mansion.attic_slots ? { body: crate(), box: [-40, -50, 80, 60] } : tile("attic-extension#1");
}
