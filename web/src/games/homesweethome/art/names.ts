/**
 * The names of cards, cells and people as the views write them, and what their pictures need to know (as in
 * cards.toml).
 */

export const RESOURCES = [
  "concrete",
  "wood",
  "metal",
  "slate",
  "brick",
  "water",
  "glass",
  "joker",
  "tarp",
  "poison",
] as const;
export type Resource = (typeof RESOURCES)[number];

export const STARS: Record<Resource, number> = {
  concrete: 1,
  wood: 1,
  metal: 2,
  slate: 2,
  brick: 2,
  water: 2,
  glass: 3,
  joker: 3,
  tarp: 3,
  poison: 3,
};

export type Kind = "terrain" | "foundation" | "room" | "roof" | "trap";

const LETTERS: Record<string, Resource> = {
  C: "concrete",
  W: "wood",
  M: "metal",
  S: "slate",
  B: "brick",
  E: "water",
  G: "glass",
};

/**
 * What a construction card is: its cost in letters (C W M S B E G), its points, and how many rooms a foundation
 * carries.
 */
interface Facts {
  kind: Kind;
  cost: string;
  points: number;
  rooms?: number;
}
const card = (kind: Kind, cost = "", points = 0, rooms?: number): Facts => ({
  kind,
  cost,
  points,
  ...(rooms ? { rooms } : {}),
});

export const CARDS = {
  lawn: card("terrain", "E", 1),
  "flower-bed": card("terrain", "E", 1),
  "vegetable-garden": card("terrain", "WE", 2),
  fountain: card("terrain", "SE", 3),
  "wooden-terrace": card("terrain", "WW", 1),
  "paved-path": card("terrain", "CS", 2),
  barbecue: card("terrain", "B", 1),
  playground: card("terrain", "WM", 2),
  "swimming-pool": card("terrain", "CCBE", 5),
  greenhouse: card("terrain", "MG", 4),
  "concrete-slab": card("foundation", "C", 1, 1),
  "small-slab": card("foundation", "C", 1, 1),
  "wooden-stilts": card("foundation", "W", 1, 1),
  "crawl-space": card("foundation", "CM", 2, 1),
  "brick-base": card("foundation", "CB", 2, 1),
  "large-slab": card("foundation", "CC", 1, 2),
  "reinforced-raft": card("foundation", "CCM", 3, 2),
  cellar: card("foundation", "CCB", 3, 2),
  basement: card("foundation", "CMB", 4, 2),
  kitchenette: card("room", "CM", 3),
  "fitted-kitchen": card("room", "WME", 5),
  "childs-bedroom": card("room", "WW", 2),
  "guest-bedroom": card("room", "WB", 3),
  "master-suite": card("room", "WMS", 5),
  "shower-room": card("room", "CE", 3),
  bathroom: card("room", "MSE", 6),
  "small-living-room": card("room", "CW", 2),
  "fireside-living-room": card("room", "CWB", 4),
  "glazed-living-room": card("room", "CWBG", 7),
  "shingle-roof": card("roof", "WW", 1),
  "sheet-metal-roof": card("roof", "M", 1),
  "slate-roof": card("roof", "WS", 2),
  "guttered-slate-roof": card("roof", "MS", 3),
  "tiled-roof": card("roof", "WB", 2),
  "roof-terrace": card("roof", "CM", 2),
  "dormer-roof": card("roof", "WWSS", 5),
  "glass-roof": card("roof", "MG", 4),
  hail: card("trap"),
  drought: card("trap"),
  pests: card("trap"),
} satisfies Record<string, Facts>;
export type Construction = keyof typeof CARDS;
export const CONSTRUCTIONS = Object.keys(CARDS) as Construction[];

const named = (kind: Kind): Construction[] => CONSTRUCTIONS.filter((name) => CARDS[name].kind === kind);
export type Terrain =
  | "lawn"
  | "flower-bed"
  | "vegetable-garden"
  | "fountain"
  | "wooden-terrace"
  | "paved-path"
  | "barbecue"
  | "playground"
  | "swimming-pool"
  | "greenhouse";
export type Foundation =
  | "concrete-slab"
  | "small-slab"
  | "wooden-stilts"
  | "crawl-space"
  | "brick-base"
  | "large-slab"
  | "reinforced-raft"
  | "cellar"
  | "basement";
export type Room =
  | "kitchenette"
  | "fitted-kitchen"
  | "childs-bedroom"
  | "guest-bedroom"
  | "master-suite"
  | "shower-room"
  | "bathroom"
  | "small-living-room"
  | "fireside-living-room"
  | "glazed-living-room";
export type Roof =
  | "shingle-roof"
  | "sheet-metal-roof"
  | "slate-roof"
  | "guttered-slate-roof"
  | "tiled-roof"
  | "roof-terrace"
  | "dormer-roof"
  | "glass-roof";
export type Trap = "hail" | "drought" | "pests";
export const TERRAINS = named("terrain") as Terrain[];
export const FOUNDATIONS = named("foundation") as Foundation[];
export const ROOMS = named("room") as Room[];
export const ROOFS = named("roof") as Roof[];
export const TRAPS = named("trap") as Trap[];

export const isConstruction = (name: string): name is Construction => Object.hasOwn(CARDS, name);
export const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name);
export const kindOf = (name: string): Kind | null => (isConstruction(name) ? CARDS[name].kind : null);
export const costOf = (name: Construction): Resource[] => Array.from(CARDS[name].cost, (letter) => LETTERS[letter]!);
export const roomsOn = (name: Construction): number => CARDS[name].rooms ?? 0;

export const CELLS = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"] as const;
export type Cell = (typeof CELLS)[number];

/** Where each trap strikes. */
export const ZONES: Record<Trap, readonly Cell[]> = {
  hail: ["A1", "B1", "C1", "B2", "B3"],
  drought: ["A2", "C2", "A3", "B3", "C3"],
  pests: ["A1", "B2", "C3"],
};
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
