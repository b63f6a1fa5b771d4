/** The names of cards, cells and people as the views write them, and what their pictures need to know. */
import { type Changes, withChanges } from "../../../art/changes.ts";
import { byName } from "../../../art/parts.ts";
import { CARDS as BOX } from "../cards.ts";

export type Resource = (typeof BOX.resource)[number]["name"];
export type Terrain = (typeof BOX.terrain)[number]["name"];
export type Foundation = (typeof BOX.foundation)[number]["name"];
export type Room = (typeof BOX.room)[number]["name"];
export type Roof = (typeof BOX.roof)[number]["name"];
export type Trap = (typeof BOX.trap)[number]["name"];
export type Construction = Terrain | Foundation | Room | Roof | Trap;
export type Kind = "terrain" | "foundation" | "room" | "roof" | "trap";

export const RESOURCES: readonly Resource[] = BOX.resource.map(({ name }) => name);
export const TERRAINS: readonly Terrain[] = BOX.terrain.map(({ name }) => name);
export const FOUNDATIONS: readonly Foundation[] = BOX.foundation.map(({ name }) => name);
export const ROOMS: readonly Room[] = BOX.room.map(({ name }) => name);
export const ROOFS: readonly Roof[] = BOX.roof.map(({ name }) => name);
export const TRAPS: readonly Trap[] = BOX.trap.map(({ name }) => name);

/** What a construction card is: its cost, its points, and how many rooms a foundation carries. */
interface Facts {
  kind: Kind;
  cost: readonly Resource[];
  points: number;
  rooms: number;
}
const KINDS: readonly Kind[] = ["terrain", "foundation", "room", "roof", "trap"];

/** What house rules may change. */
const numbersOf = (box: typeof BOX) => ({
  CARDS: Object.fromEntries(
    KINDS.flatMap((kind) =>
      box[kind].map((card): [string, Facts] => [card.name, { cost: [], points: 0, rooms: 0, ...card, kind }]),
    ),
  ) as Record<Construction, Facts>,
  STARS: byName(box.resource, ({ stars }): number => stars),
  /** Where each trap strikes. */
  ZONES: byName(box.trap, ({ zone }): readonly Cell[] => zone),
});
export let { CARDS, STARS, ZONES } = numbersOf(BOX);

/** From now on the cards have the numbers of house rules, or again those of the box. */
export function playBy(changes: Changes | null): void {
  ({ CARDS, STARS, ZONES } = numbersOf(withChanges(BOX, changes)));
}

export const CONSTRUCTIONS = Object.keys(CARDS) as Construction[];

export const isConstruction = (name: string): name is Construction => Object.hasOwn(CARDS, name);
export const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name);
export const kindOf = (name: string): Kind | null => (isConstruction(name) ? CARDS[name].kind : null);
export const costOf = (name: Construction): readonly Resource[] => CARDS[name].cost;
export const roomsOn = (name: Construction): number => CARDS[name].rooms;

export const CELLS = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"] as const;
export type Cell = (typeof CELLS)[number];

export const isTrap = (name: string): name is Trap => Object.hasOwn(ZONES, name);

export const CHARACTERS = [
  "mason",
  "carpenter",
  "gardener",
  "good-neighbour",
  "banker",
  "site-manager",
  "architect",
] as const;
export type Character = (typeof CHARACTERS)[number];
export const WORDS = ["A", "B", "none"] as const;
export const RANKS = ["cabin", "nice-house", "manor", "palace"] as const;
export type Rank = (typeof RANKS)[number];
