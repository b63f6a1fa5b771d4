/** A sign for each type of room: 24 × 24 units, centred, for cards and labels. */
import { C, INK, disc, inked, path, rect } from "../../../art/draw.ts";
import type { RoomType } from "./names.ts";

const SIGNS: Record<RoomType | "any" | "garden", string> = {
  "living-room": path("M-7-1v-4q0-3 3-3h8q3 0 3 3v4M-8 6v2M8 6v2") + rect(-10, -3, 20, 9, C.coral, 3),
  kitchen: path("M-8-3h16v6q0 5-5 5h-6q-5 0-5-5zM-10-3h20M-2-7h4", C.teal),
  bedroom: path("M-10 8v-15M-10 5h20v3M-10-1h20v6h-20z", C.plum) + rect(-8, -5, 6, 4, C.white, 1.5),
  playroom: rect(-9, 0, 8, 8, C.coral, 1) + rect(1, 0, 8, 8, C.teal, 1) + path("M-5 0L0-9l5 9z", C.straw),
  bathroom: path("M-10 0h20q0 7-5 7h-10q-5 0-5-7zM-6-1v-6q0-3 4-2", C.white),
  pantry: path("M-6-4h12v10q0 3-3 3h-6q-3 0-3-3z", C.brick) + rect(-6, -8, 12, 4, C.white, 1),
  "dressing-room": path("M0-5q-1-4 2-4M0-5l10 8h-20z", C.rose),
  sauna: rect(-8, 1, 16, 8, C.coal, 2) + path("M-5-1q-3-4 0-8M0-1q-3-4 0-8M5-1q-3-4 0-8"),
  library: rect(-9, -8, 5, 16, C.coral, 1) + rect(-4, -6, 5, 14, C.teal, 1) + path("M2-6l5-2 4 14-5 2z", C.straw),
  study: path("M-9 8h18M-2 8V0L5-6M1-9l8 6-6 3-5-5z", C.sage),
  "board-game-room":
    rect(-8, -8, 16, 16, C.white, 3) + disc(-3.5, -3.5, 1, INK) + disc(3.5, 3.5, 1, INK) + disc(0, 0, 1, INK),
  garage: path("M-10 4v-5l4-1 3-5h6l4 5q3 0 3 3v3z", C.blue) + disc(-5, 5, 2.6, C.coal) + disc(5, 5, 2.6, C.coal),
  "wine-cellar": path("M-3 9v-9q0-2 1-3v-6h4v6q1 1 1 3v9z", C.wine),
  workshop: path("M-8-8h12v5h-12z", C.slate) + path("M-2-3v12", "none", ' stroke-width="3"'),
  laundry: rect(-8, -9, 16, 18, C.white, 2) + disc(0, 1, 4.6, C.ice),
  storage: rect(-9, -6, 18, 14, C.pale, 1) + path("M-9-2h18M-2-6v5h4v-5"),
  gym:
    path("M-6 0h12", "none", ' stroke-width="3"') +
    rect(-10, -6, 4, 12, C.coal, 1.5) +
    rect(6, -6, 4, 12, C.coal, 1.5),
  any: path("M-9 8v-8L0-9 9 0v8z", C.straw),
  garden: path("M0 9V0M0 2q-8 0-8-8 8 0 8 8 0-8 8-9 0 9-8 9", C.leaf),
};

export const roomSign = (room: RoomType | "any" | "garden"): string => inked(SIGNS[room]);
