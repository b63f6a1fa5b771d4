/** Drag a thing to its place: the same as touching first the one, then the other. */
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./choosing.svelte.ts";
import { ghostOf, standAt } from "./ghost.ts";

const FAR = 8; // pixels after which a press is a drag

export function dragging(choice: Choice, id: string): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let wasDragged = false;

    const placeUnder = (event: PointerEvent): string | null => {
      if (ghost) ghost.hidden = true;
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-spot]");
      if (ghost) ghost.hidden = false;
      return found?.dataset.spot ?? null;
    };
    const isThing = () => {
      const spot = choice.at(id);
      return spot.isPicked || (spot.state === "open" && spot.move === null);
    };
    const down = (event: PointerEvent) => {
      wasDragged = false;
      if (event.button !== 0 || !isThing()) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    const move = (event: PointerEvent) => {
      if (!from || (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR)) return;
      if (!ghost) {
        wasDragged = true;
        if (!choice.picked.includes(id)) choice.touch(id);
        ghost = lifted(element);
      }
      const way = `${event.clientX - from.x}px, ${event.clientY - from.y}px`;
      ghost.style.transform = `translate(${way}) rotate(2deg) scale(1.03)`;
      choice.looked = placeUnder(event);
    };
    const up = (event: PointerEvent) => {
      const place = ghost ? placeUnder(event) : null;
      end();
      setTimeout(() => (wasDragged = false)); // the click of this drag is over; the next one, perhaps of a key, counts
      if (place && place !== id) choice.touch(place);
    };
    const end = () => {
      ghost?.remove();
      ghost = from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    const cancel = () => {
      end();
      wasDragged = false; // no click will come of it
    };
    const click = (event: MouseEvent) => {
      if (!wasDragged) return;
      wasDragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, { capture: true });
    return () => {
      end();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}

function lifted(element: HTMLElement): HTMLElement {
  const ghost = ghostOf(element);
  ghost.classList.add("lifted");
  standAt(ghost, element.getBoundingClientRect());
  document.body.append(ghost);
  return ghost;
}
