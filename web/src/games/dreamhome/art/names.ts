/** The names of the cards as the views write them (`living-room#3`), and what their pictures need to know. */

export const ROOM_TYPES = [
  "living-room",
  "kitchen",
  "bedroom",
  "playroom",
  "bathroom",
  "pantry",
  "dressing-room",
  "sauna",
  "library",
  "study",
  "board-game-room",
  "garage",
  "wine-cellar",
  "workshop",
  "laundry",
  "storage",
  "gym",
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const DECOR_NAMES = [
  "piano",
  "canopy-bed",
  "ice-cream-machine",
  "whirlpool",
  "paintings",
  "sofa",
  "play-tent",
  "cat-house",
  "treehouse",
  "birdhouse",
] as const;
export type DecorName = (typeof DECOR_NAMES)[number];

export const ROOF_COLOURS = ["red", "brown", "grey", "green"] as const;
export type RoofColour = (typeof ROOF_COLOURS)[number];

export const TOOL_NAMES = ["drill", "jackhammer", "concrete-mixer", "scaffolding"] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

export const HELPER_NAMES = ["roofer", "supplier", "architect", "handyman", "interior-designer"] as const;
export type HelperName = (typeof HELPER_NAMES)[number];

/** Children in the picture of each copy, as in cards.toml. */
export const CHILDREN: Record<RoomType, readonly number[]> = {
  "living-room": [1, 0, 0, 1, 0, 0, 1, 0, 0],
  kitchen: [0, 1, 0, 0, 1, 0, 0, 1],
  bedroom: [1, 0, 0, 1, 0, 0, 1, 0],
  playroom: [2, 1, 1, 2, 1, 1],
  bathroom: [0, 0, 1, 0, 0, 1, 0, 0],
  pantry: [0, 1],
  "dressing-room": [1, 0],
  sauna: [0, 0],
  library: [1],
  study: [0, 1],
  "board-game-room": [2],
  garage: [0, 1, 0, 0, 1, 0],
  "wine-cellar": [0],
  workshop: [1],
  laundry: [0],
  storage: [1],
  gym: [0],
};

/** Points for a room of one, two, three cards, as in cards.toml. */
export const ROOM_POINTS: Record<RoomType, readonly number[]> = {
  "living-room": [1, 4, 9],
  kitchen: [1, 6],
  bedroom: [1, 4],
  playroom: [2, 6],
  bathroom: [1],
  pantry: [1],
  "dressing-room": [1],
  sauna: [1],
  library: [1],
  study: [2],
  "board-game-room": [2],
  garage: [0, 4],
  "wine-cellar": [1],
  workshop: [1],
  laundry: [1],
  storage: [1],
  gym: [1],
};
/** The neighbour that makes a room worth more. */
export const BESIDE: Partial<Record<RoomType, readonly [room: RoomType, points: number]>> = {
  pantry: ["kitchen", 3],
  "dressing-room": ["bedroom", 3],
  sauna: ["bathroom", 3],
  library: ["study", 3],
};
export const BASEMENT_ROOMS: readonly RoomType[] = ["garage", "wine-cellar", "workshop", "laundry", "storage", "gym"];
/** Where a décor token may stand, and its points. */
export const DECOR_PLACE: Record<DecorName, readonly [room: RoomType | "any" | "garden", points: number]> = {
  piano: ["living-room", 3],
  "canopy-bed": ["bedroom", 3],
  "ice-cream-machine": ["kitchen", 2],
  whirlpool: ["bathroom", 2],
  paintings: ["living-room", 2],
  sofa: ["living-room", 2],
  "play-tent": ["playroom", 2],
  "cat-house": ["any", 1],
  treehouse: ["garden", 2],
  birdhouse: ["garden", 1],
};

export const isRoomType = (name: string): name is RoomType => (ROOM_TYPES as readonly string[]).includes(name);
export const isDecorName = (name: string): name is DecorName => (DECOR_NAMES as readonly string[]).includes(name);

/** Every room card of the box, in the order of the file. */
export const ROOM_CARDS: readonly string[] = ROOM_TYPES.flatMap((type) => {
  const count = CHILDREN[type].length;
  return count === 1 ? [type] : CHILDREN[type].map((_, copy) => `${type}#${copy + 1}`);
});
