/** An empty room: dust sheets over whatever it may become. */
import { C, at, disc, flat, line, path, pick, rect, shade, shadow } from "../../../../art/draw.ts";
import { mouse } from "../../../../art/figures.ts";
import { pane } from "../../../../art/things.ts";
import { type RoomArt, boards } from "./shell.ts";

const SHEET = "#f4efe4";
const folds = (d: string): string => line(d, "#8d8494", 1.5, ' opacity=".6"');
const sheets: readonly string[] = [
  // An armchair and a lamp.
  at(
    58,
    110,
    shadow(0, 0, 28) +
      path("M-26 0q4-14 2-26 0-16 14-18h18q14 2 14 18-1 12 4 26-6 3-9-1-4 4-9 0-4 4-9 0-4 4-9 0-4 3-16 1z", SHEET) +
      folds("M-16-30q-2 14-4 24M14-32q0 14 4 24M-6-40q2 14 0 24M4-16v9"),
  ) +
    at(
      112,
      110,
      shadow(0, 0, 19) +
        path("M-18 0q4-8 3-16l1-12h3v-16q11-4 22 0v16h3l2 12q-1 8 3 16-6 3-9-1-4 4-9 0-5 4-9 0-4 3-10 1z", SHEET) +
        folds("M-9-40v10M10-40v10M-10-24l-1 14M4-26v16M12-24l1 14"),
    ),
  // A table with chairs.
  at(
    80,
    110,
    shadow(0, 0, 44) +
      path(
        "M-44 0q6-8 4-18l2-18q38-8 76 0l2 18" +
          "q-2 10 4 18-7 3-11-2-5 5-11 0-5 5-11 0-5 5-11 0-5 5-11 0-5 5-11 0-5 5-22 2z",
        SHEET,
      ) +
      folds("M-32-32l-2 22M-14-35l-2 24M14-35l2 24M32-32l2 22"),
  ) + at(116, 74, path("M-9 0v-14q9-8 18 0v14z", SHEET)),
  // A piano? A wardrobe?
  at(
    66,
    108,
    shadow(0, 0, 30) +
      path(
        "M-28 0q4-10 2-30v-26q0-8 8-9h36q8 1 8 9v26q-2 20 3 30-7 3-10-1-5 4-11 0-5 4-11 0-5 4-11 0-5 3-14 1z",
        SHEET,
      ) +
      folds("M-14-58v40M2-60v30M16-58v44"),
  ) +
    at(
      120,
      112,
      path("M-13 0q3-8 2-14 0-12 11-12t11 12q0 6 2 14-6 3-13 0-7 3-13 0z", SHEET) + folds("M-4-20v12M5-18v12"),
    ),
];

export const emptyRoom: RoomArt = {
  wall: "#d3ccc6",
  paper: line("M18 12l10 3-6 4M128 60l8 2", "#bbb2ad", 1.4) + rect(104, 16, 28, 24, "#dcd6d0", 0, ' stroke="none"'),
  floor: "#bda98f",
  boards: boards("#a08c72"),
  skirting: "#e6e0d8",
  draw: ({ copy: k }) =>
    (k % 2 ? pane(24, 20, 28, 32, 5, "cross") + line("M20 52l36-32M20 22l36 30", C.pale, 5) : "") +
    path("M80 0v16") +
    path("M77 16h6v4h-6z", C.slate) +
    disc(80, 24, 4, C.straw) +
    line("M160 4q-12 2-20-4M160 14q-20 0-30-14M160 26q-16-8-22-26M152 5l8 12", "#ffffffb0", 1.2) +
    pick(sheets, k) +
    at(26, 110, path("M-8 0l5-46M10 0L5-46M-6-12h14M-5-24h12M-4-36h10", "none", ' stroke-width="3"')) +
    at(
      142,
      114,
      path("M-7-12h14l-1 12h-12z", C.slate) +
        path("M-7-12q7-10 14 0") +
        flat(path("M-7-12h14l0 3q-3 4-5 0-2 3-4 0-3 2-5-3z", pick([C.teal, C.coral, C.straw], k))),
    ) +
    (k % 3 === 2 ? mouse(96, 116) : "") +
    shade("M0 0h160v120h-160z", 0.05),
};
