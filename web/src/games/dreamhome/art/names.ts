/** The names of the cards as the views write them (`living-room#3`), and what their pictures need to know. */
import { type Changes, withChanges } from "../../../art/changes.ts";
import { byName } from "../../../art/parts.ts";
import { CARDS } from "../cards.ts";

export type RoomType = (typeof CARDS.room)[number]["name"];
export type DecorName = (typeof CARDS.decor)[number]["name"];
export type RoofColour = (typeof CARDS.roof)[number]["colour"];
export type ToolName = (typeof CARDS.tool)[number]["name"];
export type HelperName = (typeof CARDS.helper)[number]["name"];

export const ROOM_TYPES: readonly RoomType[] = CARDS.room.map(({ name }) => name);
export const DECOR_NAMES: readonly DecorName[] = CARDS.decor.map(({ name }) => name);
export const ROOF_COLOURS: readonly RoofColour[] = CARDS.roof.map(({ colour }) => colour);
export const TOOL_NAMES: readonly ToolName[] = CARDS.tool.map(({ name }) => name);
export const HELPER_NAMES: readonly HelperName[] = CARDS.helper.map(({ name }) => name);

const CLASSES = byName(CARDS.room, (room): string => room.class);

/** What house rules may change. */
const numbersOf = (cards: typeof CARDS) => ({
  /** Children in the picture of each copy. */
  CHILDREN: byName(cards.room, (room): readonly number[] => room.children),
  /** Points for a room of one, two, three cards. */
  ROOM_POINTS: byName(cards.room, (room): readonly number[] => room.points),
  /** The neighbour that makes a room worth more. */
  BESIDE: byName(cards.room, (room): { room: RoomType; points: number } | null =>
    "beside" in room ? room.beside : null,
  ),
  /** Where a décor token may stand, and its points. */
  DECOR_PLACE: byName(
    cards.decor,
    ({ room, points }): readonly [room: RoomType | "any" | "garden", points: number] => [room, points],
  ),
});
export let { CHILDREN, ROOM_POINTS, BESIDE, DECOR_PLACE } = numbersOf(CARDS);

/** From now on the cards have the numbers of house rules, or again those of the box. */
export function playBy(changes: Changes | null): void {
  ({ CHILDREN, ROOM_POINTS, BESIDE, DECOR_PLACE } = numbersOf(withChanges(CARDS, changes)));
}

export const BASEMENT_ROOMS: readonly RoomType[] = ROOM_TYPES.filter((type) => CLASSES[type] === "basement");

export const isRoomType = (name: string): name is RoomType => (ROOM_TYPES as readonly string[]).includes(name);
export const isDecorName = (name: string): name is DecorName => (DECOR_NAMES as readonly string[]).includes(name);

/** Every room card of the box, in the order of the file. */
export const ROOM_CARDS: readonly string[] = ROOM_TYPES.flatMap((type) => {
  const count = CHILDREN[type].length;
  return count === 1 ? [type] : CHILDREN[type].map((_, copy) => `${type}#${copy + 1}`);
});
