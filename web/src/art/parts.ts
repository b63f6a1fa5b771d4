/** `living-room#3` is the third living room; a card without a number is the only one of its name. */
export function partsOf(card: string): { name: string; copy: number } {
  const [name = "", copy = "1"] = card.split("#");
  return { name, copy: Number(copy) - 1 };
}
