/**
 * The names of tiles, pieces, colours and bonus cards as the views write them (`room-brown#3`), and what their
 * pictures need to know.
 */
import { partsOf } from "../../../art/parts.ts";

export const COLOURS = ["brown", "red", "mauve", "grey", "light-blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** Two pieces of each colour, in the order of the colours, as in cards.toml. */
export const PIECES = [
  "billiard-table",
  "home-bar",
  "grand-piano",
  "jukebox",
  "pinball",
  "sports-gear",
  "motorcycle",
  "workbench",
  "swimming-pool",
  "sunbed",
  "dog",
  "greek-statue",
] as const;
export type Piece = (typeof PIECES)[number];

export const pieceColour = (piece: Piece): Colour => COLOURS[PIECES.indexOf(piece) >> 1]!;

/**
 * What a bonus card asks for (one piece of each colour named, or the pieces named) and its points, as in cards.toml.
 */
interface BonusNeeds {
  needs: readonly (Colour | Piece)[];
  points: number;
}
export const BONUSES = {
  "three-brown": { needs: ["brown", "brown", "brown"], points: 3 },
  "three-red": { needs: ["red", "red", "red"], points: 3 },
  "three-mauve": { needs: ["mauve", "mauve", "mauve"], points: 3 },
  "three-grey": { needs: ["grey", "grey", "grey"], points: 3 },
  "three-light-blue": { needs: ["light-blue", "light-blue", "light-blue"], points: 3 },
  "three-green": { needs: ["green", "green", "green"], points: 3 },
  "brown-red-mauve": { needs: ["brown", "red", "mauve"], points: 3 },
  "grey-light-blue-green": { needs: ["grey", "light-blue", "green"], points: 3 },
  "swimming-pool-and-grand-piano": { needs: ["swimming-pool", "grand-piano"], points: 2 },
  "billiard-table-and-dog": { needs: ["billiard-table", "dog"], points: 2 },
  "motorcycle-and-pinball": { needs: ["motorcycle", "pinball"], points: 2 },
} as const satisfies Record<string, BonusNeeds>;
export type Bonus = keyof typeof BONUSES;
export const BONUS_NAMES = Object.keys(BONUSES) as Bonus[];

export const NUM_DAYS = 12;
/** A gold coin in silver. */
export const GOLD = 5;

export const isColour = (name: string): name is Colour => (COLOURS as readonly string[]).includes(name);
export const isPiece = (name: string): name is Piece => (PIECES as readonly string[]).includes(name);
export const isBonus = (name: string): name is Bonus => name in BONUSES;

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
