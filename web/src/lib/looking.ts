/** Showing places in a window that is too small for all of them: one after the other, and only those out of sight. */

const EDGE = 6; // pixels that a place may stick out

export function isInView(place: Element, within: Element): boolean {
  const [it, window] = [place.getBoundingClientRect(), within.getBoundingClientRect()];
  return (
    it.top >= window.top - EDGE &&
    it.left >= window.left - EDGE &&
    it.bottom <= window.bottom + EDGE &&
    it.right <= window.right + EDGE
  );
}

/** Scroll from place to place, and stay at the last one; what is returned ends it. */
export function lookAt(places: Element[], within: Element, pause: number, behavior: ScrollBehavior): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (index: number): void => {
    const rest = places.slice(index);
    const far = rest.findIndex((place) => !isInView(place, within));
    if (far < 0) return;
    rest[far]!.scrollIntoView({ block: "center", inline: "nearest", behavior });
    timer = setTimeout(() => look(index + far + 1), pause);
  };
  look(0);
  return () => clearTimeout(timer);
}
