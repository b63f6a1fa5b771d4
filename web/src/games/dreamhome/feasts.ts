/** What is celebrated at Dream Home: a room as large as it can be or beside its match, a useful house, a whole roof. */
import type { Feast } from "$lib/feasts.ts";
import type { DreamhomeView, Line } from "$protocol";
import { BESIDE, ROOM_POINTS, isRoomType } from "./art/names.ts";

const ROOF = 4; // cards

export function feasts(before: DreamhomeView, after: DreamhomeView): Feast[] {
  return after.houses.flatMap((house, seat) => {
    const was = before.scores[seat]!.lines,
      fresh = after.scores[seat]!.lines.filter((line) => !was.some((each) => isSame(each, line)));
    const rooms = fresh.filter(
      (line) => isFinished(line) && !was.some((each) => isFinished(each) && overlaps(each, line)),
    );
    const useful = fresh.filter(
      (line) => line.section === "functionality" && !was.some(({ what }) => what === line.what),
    );
    const isRoofed = house.roof_height >= ROOF && before.houses[seat]!.roof_height < ROOF;
    return [
      ...(isRoofed ? [{ kind: "roof" as const, seat, at: ["roof"] }] : []),
      ...useful.map((line) => ({ kind: "bonus" as const, seat, at: spotsOf(line) })),
      ...rooms.map((line) => ({ kind: "room" as const, seat, at: spotsOf(line) })),
    ];
  });
}

const spotsOf = (line: Line): string[] => line.cells.map((cell) => `cell-${cell}`);
const isSame = (a: Line, b: Line): boolean =>
  a.what === b.what && a.points === b.points && a.cells.join() === b.cells.join();
const overlaps = (a: Line, b: Line): boolean => a.what === b.what && a.cells.some((cell) => b.cells.includes(cell));

/** A room of one card is no feast, unless it stands beside its match. */
function isFinished({ what, points, cells }: Line): boolean {
  if (!isRoomType(what)) return false;
  const sizes = ROOM_POINTS[what].length;
  return (sizes > 1 && cells.length === sizes) || (BESIDE[what] !== null && points === BESIDE[what].points);
}
