/** Arrow keys go from place to place, to the nearest one in that direction. */
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(root: HTMLElement): () => void {
  const keydown = (event: KeyboardEvent) => {
    const way = WAYS[event.key],
      target = event.target as Element,
      from = target.closest<HTMLElement>("[data-spot]");
    if (!way || (!from && !target.matches("[data-board]")) || event.ctrlKey || event.altKey || event.metaKey) return;
    const nearest = from
      ? nearestOf(from, [...root.querySelectorAll<HTMLElement>("[data-spot]")], way)
      : root.querySelector<HTMLElement>(".spot.open");
    if (!nearest) return;
    event.preventDefault();
    nearest.focus();
  };
  root.addEventListener("keydown", keydown);
  return () => root.removeEventListener("keydown", keydown);
}

function nearestOf(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null,
    least = Infinity;
  for (const each of all) {
    const there = middle(each),
      dx = there.x - here.x,
      dy = there.y - here.y;
    const along = dx * x + dy * y,
      aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (each === from || along < 4 || each.offsetParent === null) continue;
    const distance = along + aside * 2.2;
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
