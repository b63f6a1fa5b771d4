/**
 * Names that nobody else has. `crypto.randomUUID` would do, but not on a page without HTTPS: a table in one's own
 * network.
 */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
