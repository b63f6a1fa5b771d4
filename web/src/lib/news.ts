/** What happens to people at a table, of which the log alone would tell nobody. */
import type { LogEntry } from "$protocol";

const TOLD = new Set([
  "table-arranged",
  "table-removed",
  "table-warned",
  "table-timed-out",
  "table-stands",
  "table-taken-over",
  "table-handed-back",
  "table-replaced",
  "table-resigned",
  "table-came-back",
  "table-host-changed",
]);

/** The entries after a version that are said aloud: time that is up, seats that change hands, another arrangement. */
export const news = (log: LogEntry[], since: number): LogEntry[] =>
  log.filter((entry) => entry.version > since && TOLD.has(entry.what.key));
