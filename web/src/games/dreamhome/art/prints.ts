/** What is printed of Dream Home. */
import { type Print, type Prints, folder, whole } from "../../../art/prints.ts";
import { RESOURCE_CARD, ROOM_CARD, cardBack, markerArt, resourceCard, roomCard } from "./cards.ts";
import { decorArt } from "./decor.ts";
import { CELLS, unbuiltArt } from "./house.ts";
import { roomSign } from "./icons.ts";
import { DECOR_NAMES, HELPER_NAMES, ROOF_COLOURS, ROOM_CARDS, TOOL_NAMES } from "./names.ts";
import { bundleArt } from "./roofs.ts";
import { ROOM_H, ROOM_W } from "./rooms.ts";

const sign = (room: "any" | "garden"): Print => ({ body: roomSign(room), box: [-15, -15, 30, 30] });
const RESOURCES = [
  ...ROOF_COLOURS.flatMap((colour) => [`roof-${colour}`, `roof-${colour}-window`]),
  ...DECOR_NAMES,
  ...TOOL_NAMES,
  ...HELPER_NAMES,
];

export const prints = (): Prints => ({
  ...folder("rooms", ROOM_CARDS, (card) => whole(roomCard(card), ROOM_CARD)),
  "rooms/back": whole(cardBack("room"), ROOM_CARD),
  ...folder("resources", RESOURCES, (card) => whole(resourceCard(card), RESOURCE_CARD)),
  "resources/back": whole(cardBack("resource"), RESOURCE_CARD),
  ...folder("tokens", DECOR_NAMES, (name) => ({
    body: decorArt(name),
    box:
      name === "treehouse" ? [-88, -172, 176, 176] : name === "birdhouse" ? [-46, -90, 92, 92] : [-50, -92, 100, 100],
  })),
  "tokens/first-player-marker": { body: markerArt(), box: [-40, -40, 80, 80] },
  ...folder("cells", CELLS, (cell) => whole(unbuiltArt(cell), { width: ROOM_W, height: ROOM_H })),
  "cells/garden": sign("garden"),
  "cells/room": sign("any"),
  "cells/roofs": { body: bundleArt(), box: [-26, -30, 52, 38] },
});
