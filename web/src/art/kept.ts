/** Pictures are drawn once: asked for again, they are the same text. */
export function kept<A extends readonly unknown[]>(draw: (...args: A) => string): (...args: A) => string {
  const drawn = new Map<string, string>();
  return (...args) => {
    const key = args.join();
    let picture = drawn.get(key);
    if (picture === undefined) drawn.set(key, (picture = draw(...args)));
    return picture;
  };
}
