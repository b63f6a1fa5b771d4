/** Answers that stay the same: asked for once, and again only after a failure. */
const kept = new Map<string, Promise<unknown>>();

export function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  let answer = kept.get(name) as Promise<T> | undefined;
  if (!answer) {
    answer = ask();
    answer.catch(() => kept.delete(name));
    kept.set(name, answer);
  }
  return answer;
}
