/** How things stand at a table of mine, as its line on the front page tells. */
import type { MyTable } from "$protocol";

const namesOf = (table: MyTable): string[] => table.seats.map((seat, index) => seat.name ?? String(index + 1));

/** The seats that are mine there. */
export const mySeats = (table: MyTable): number[] =>
  table.seats.flatMap((seat, index) => (seat.is_yours ? [index] : []));

/** Who sits there. */
export const peopleAt = (table: MyTable): string[] =>
  table.seats.flatMap((seat) => (seat.name === null ? [] : [seat.name]));

/** Whether the table waits for me, and no bot plays for me. */
export function isMyTurn({ status, turn, seats }: MyTable): boolean {
  const asked = status === "playing" && turn !== null ? seats[turn] : undefined;
  return asked?.is_yours === true && asked.character === null;
}

/** Whether nothing more happens there that concerns me. */
export const isDone = (table: MyTable): boolean =>
  table.status === "over" || table.status === "closed" || table.former === "locked" || table.former === "resigned";

/** What the way there is called, and whether it leads back to a seat that a bot has now. */
export function wayTo(table: MyTable): { key: string; comesBack: boolean } {
  const free = table.seats.some((seat) => seat.name === null);
  if (table.status === "over" || table.status === "closed") return { key: "web-look", comesBack: false };
  if (mySeats(table).length) return { key: "web-go-on", comesBack: false };
  if (table.status === "playing" && table.former === "removed")
    return { key: "web-come-back-to-seat", comesBack: true };
  const joins = table.status === "waiting" && free && table.former !== "locked";
  return { key: joins ? "web-join" : "web-watch", comesBack: false };
}

/** How it stands, as a sentence to be said; `list` puts names in a row. */
export function standing(
  table: MyTable,
  list: (names: string[]) => string,
): { key: string; args: Record<string, unknown> } {
  const { status, turn, former } = table,
    names = namesOf(table),
    mine = mySeats(table);
  if (status === "closed") return { key: "web-status-closed", args: {} };
  if (status === "over") return ending(table, names, list);
  if (former) return { key: former === "removed" ? "web-former-removed" : `web-mine-${former}`, args: { status } };
  if (status === "waiting") {
    const count = table.seats.filter((seat) => seat.name === null).length;
    return count ? { key: "web-seats-left", args: { count } } : { key: "web-mine-unready", args: {} };
  }
  if (isMyTurn(table)) return { key: "turn-of", args: { player: names[turn!] } };
  if (mine.length && mine.every((seat) => table.seats[seat]!.character !== null))
    return { key: "web-played-for-you", args: {} };
  return turn === null
    ? { key: `web-status-${status}`, args: {} }
    : { key: "join-others", args: { name: names[turn] } };
}

function ending(table: MyTable, names: string[], list: (names: string[]) => string) {
  const { scores, winners, rank } = table,
    points = scores[winners[0] ?? 0] ?? 0;
  if (rank !== null) return { key: "web-mine-shared", args: { points } };
  if (winners.length === 1 && table.seats[winners[0]!]?.is_yours && mySeats(table).length === 1)
    return { key: "end-you", args: { points } };
  const players = list(winners.map((seat) => names[seat]!));
  return { key: winners.length > 1 ? "end-winners" : "end-winner", args: { players, points } };
}
