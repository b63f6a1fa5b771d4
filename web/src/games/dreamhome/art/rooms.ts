/** The sixty room cards as pictures: `roomArt("living-room#3")`. */
import { at, inked } from "../../../art/draw.ts";
import { catHouse, pieceOf } from "./decor.ts";
import { CHILDREN, type DecorName, type RoomType, isRoomType } from "./names.ts";
import { partsOf } from "../../../art/parts.ts";
import { gym, laundry, storage, wineCellar, workshop } from "./rooms/basement.ts";
import { bathroom } from "./rooms/bathroom.ts";
import { bedroom } from "./rooms/bedroom.ts";
import { emptyRoom } from "./rooms/empty.ts";
import { garage } from "./rooms/garage.ts";
import { kitchen } from "./rooms/kitchen.ts";
import { livingRoom } from "./rooms/living-room.ts";
import { playroom } from "./rooms/playroom.ts";
import { ROOM_W, type RoomArt, dusk, shell } from "./rooms/shell.ts";
import { boardGameRoom, dressingRoom, library, pantry, sauna, study } from "./rooms/single.ts";

export { ROOM_H, ROOM_W } from "./rooms/shell.ts";

const ROOMS: Record<RoomType, RoomArt> = {
  "living-room": livingRoom,
  kitchen,
  bedroom,
  playroom,
  bathroom,
  pantry,
  "dressing-room": dressingRoom,
  sauna,
  library,
  study,
  "board-game-room": boardGameRoom,
  garage,
  "wine-cellar": wineCellar,
  workshop,
  laundry,
  storage,
  gym,
};

export interface RoomOptions {
  /** The room goes on to the left or to the right: no wall there. */
  left?: boolean;
  right?: boolean;
  /** The column of the house, from 1: what joins two rooms differs from one border to the next. */
  column?: number;
  /** The décor that stands in it. */
  decor?: DecorName | null;
}

/** The picture of a room card, ROOM_W × ROOM_H units, to be clipped to them. */
export function roomArt(
  card: string,
  { left = false, right = false, column = 1, decor = null }: RoomOptions = {},
): string {
  const { name, copy: number } = partsOf(card);
  if (!isRoomType(name)) return emptyRoomArt();
  const art = ROOMS[name],
    copy = number % CHILDREN[name].length; // of house rules with more copies than the box, some look alike
  const bridge = (kind: number): string => art.bridge?.(kind) ?? "";
  const bridges = (left ? bridge(column - 1) : "") + (right ? at(ROOM_W, 0, bridge(column)) : "");
  const furniture = art.draw({ copy, left, right, decor }, pieceOf(decor, name));
  return inked(
    shell(art, left, right),
    ...(art.bridgeInFront ? [furniture, bridges] : [bridges, furniture]),
    decor === "cat-house" ? catHouse(left, right) : "",
    dusk(),
  );
}

/** A room that lies face down; `kind` chooses among a few. */
export const emptyRoomArt = (kind = 0): string =>
  inked(
    shell(emptyRoom, false, false),
    emptyRoom.draw({ copy: kind % 3, left: false, right: false, decor: null }, null),
    dusk(),
  );

/** The colour of a room's wall, for labels and marks. */
export const wallColour = (type: RoomType): string => ROOMS[type].wall;
