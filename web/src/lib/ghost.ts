/**
 * Something that only looks like an element: for what is dragged or flies. It has no place, no name and nobody is told
 * of it.
 */
export function ghostOf(element: Element): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const each of [ghost, ...ghost.querySelectorAll("[data-piece], [data-spot], [id]")])
    for (const name of ["data-piece", "data-spot", "id"]) each.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  return ghost;
}

/** Stand where something stood in the window. */
export function standAt(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
