/** `living-room#3` is the third living room; a card without a number is the only one of its name. */
export function partsOf(card: string): { name: string; copy: number } {
  const [name = "", copy = "1"] = card.split("#");
  return { name, copy: Number(copy) - 1 };
}

/** A fact of every card, by its name. */
export const byName = <C extends { name: string }, T>(
  cards: readonly C[],
  fact: (card: C) => T,
): Record<C["name"], T> => Object.fromEntries(cards.map((card) => [card.name, fact(card)])) as Record<C["name"], T>;
