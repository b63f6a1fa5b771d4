/** What the browser keeps for us. Some keep nothing, and what is there may be of another time: nobody relies on it. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* full, or forbidden: then it is forgotten */
  }
}
