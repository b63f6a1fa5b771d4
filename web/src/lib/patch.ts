/** Differences between two documents, as the server sends them: `[path, value]`, or `[path]` for what is gone. */
import type { Patch } from "$protocol";

/** The document after a patch. What did not change stays the same object, so that only what did is drawn again. */
export function patched<T>(document: T, patch: Patch): T {
  return patch.reduce<unknown>((now, entry) => replaced(now, entry[0], entry, 0), document) as T;
}

function replaced(value: unknown, path: (string | number)[], entry: Patch[number], depth: number): unknown {
  if (depth === path.length) return entry[1];
  const key = path[depth]!;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (depth === path.length - 1 && entry.length === 1) Reflect.deleteProperty(copy, key);
  else copy[key] = replaced(copy[key], path, entry, depth + 1);
  return copy;
}
