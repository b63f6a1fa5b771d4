/** House rules: what is different on the cards of a box, laid over them as the server lays it over its own. */

/** What is different, by table and card: `{ room: { garage: { points: [1, 6] } } }`. */
export type Changes = Record<string, Record<string, unknown>>;

type Row = Record<string, unknown>;

/** The cards of a box with what is different; without changes, the box. */
export function withChanges<C extends object>(cards: C, changes: Changes | null): C {
  if (!changes) return cards;
  const tables = Object.entries(cards).map(([table, known]: [string, unknown]) => {
    const things = changes[table];
    if (!things) return [table, known];
    if (!Array.isArray(known)) return [table, merged(known as Row, things)];
    return [table, known.map((row: Row) => merged(row, (things[String(row.name ?? row.colour)] ?? {}) as Row))];
  });
  return Object.fromEntries(tables) as C;
}

/** What has parts is changed part by part. */
const merged = (row: Row, changes: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, value]) => [
      key,
      isRow(value) && isRow(row[key]) ? { ...row[key], ...value } : value,
    ]),
  ),
});

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
