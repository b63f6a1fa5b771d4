/**
 * The names of tiles, pieces, colours and bonus cards as the views write them (`room-brown#3`), and what their
 * pictures need to know.
 */
import { CARDS } from "../cards.ts";
import { type Changes, withChanges } from "../../../art/changes.ts";
import { byName, partsOf } from "../../../art/parts.ts";

export type Colour = (typeof CARDS.colour)[number]["name"];
export type Piece = (typeof CARDS.furniture)[number]["name"];
export type Bonus = (typeof CARDS.bonus)[number]["name"];

export const COLOURS: readonly Colour[] = CARDS.colour.map(({ name }) => name);
export const PIECES: readonly Piece[] = CARDS.furniture.map(({ name }) => name);
export const BONUS_NAMES: readonly Bonus[] = CARDS.bonus.map(({ name }) => name);

export const pieceColour = (piece: Piece): Colour => CARDS.furniture.find(({ name }) => name === piece)!.colour;

/** What a bonus card asks for (one piece of each colour named, or the pieces named) and its points. */
const bonusesOf = (cards: typeof CARDS) =>
  byName(cards.bonus, (bonus): { needs: readonly (Colour | Piece)[]; points: number } => ({
    needs: "colours" in bonus ? bonus.colours : bonus.pieces,
    points: bonus.points,
  }));
export let BONUSES = bonusesOf(CARDS);
/** Silver of a loan, and to repay it. */
const loanOf = ({ numbers }: typeof CARDS): { silver: number; repaid: number } => ({
  silver: numbers.loan,
  repaid: numbers["loan-repaid"],
});
export let LOAN = loanOf(CARDS);

/** From now on the cards have the numbers of house rules, or again those of the box. */
export function playBy(changes: Changes | null): void {
  const cards = withChanges(CARDS, changes);
  [BONUSES, LOAN] = [bonusesOf(cards), loanOf(cards)];
}

export const NUM_DAYS = 12;
/** A gold coin in silver. */
export const GOLD = 5;

export const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
export const isPiece = (name: string): name is Piece => (PIECES as readonly string[]).includes(name);
export const isBonus = (name: string): name is Bonus => Object.hasOwn(BONUSES, name);

/** What a tile is: `room-brown#3`, `dog#1`, `attic-extension#2`. `copy` counts from 0. */
type Tile = { copy: number } & (
  | { kind: "room"; colour: Colour }
  | { kind: "piece"; piece: Piece; colour: Colour }
  | { kind: "extension" }
  | { kind: "unknown" }
);

export function tileOf(name: string): Tile {
  const { name: base, copy } = partsOf(name);
  const colour = base.replace(/^room-/, "");
  if (colour !== base && isColour(colour)) return { kind: "room", colour, copy };
  if (isPiece(base)) return { kind: "piece", piece: base, colour: pieceColour(base), copy };
  return { kind: base === "attic-extension" ? "extension" : "unknown", copy };
}
