/**
 * Movements that explain: a card travels to where it goes. What has the same `data-piece` before and after a change is
 * the same thing; its way between the two places is shown. Elements may come and go, pieces stay.
 */
import { ghostOf, standAt } from "./ghost.ts";
import type { Speed } from "./settings.svelte.ts";

const LENGTHS: Record<Speed, number> = { slow: 900, normal: 520, fast: 240, off: 0 };
const LEAST = 6; // pixels: less is not worth a movement

interface Was {
  element: Element;
  rect: DOMRect;
}
export type Scene = Map<string, Was>;

/** Where every piece is. */
export function sceneOf(root: HTMLElement): Scene {
  const scene: Scene = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) scene.set(element.getAttribute("data-piece")!, { element, rect });
  }
  return scene;
}

/**
 * Show how the pieces came from where they were. Positions are read first, then everything moves by transform alone.
 */
export function travel(root: HTMLElement, before: Scene, speed: Speed): void {
  const duration = LENGTHS[speed];
  if (duration === 0 || typeof root.animate !== "function") return;
  const after = sceneOf(root);
  for (const [piece, now] of after) {
    const was = before.get(piece);
    if (getComputedStyle(now.element).visibility === "hidden") continue; // only where something may come from
    if (!was) {
      if (before.size)
        now.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration * 0.7, easing: "ease-out" });
      continue;
    }
    const dx = was.rect.left - now.rect.left,
      dy = was.rect.top - now.rect.top;
    if (Math.hypot(dx, dy) < LEAST) continue;
    if (was.element === now.element) slide(now.element, dx, dy, was.rect.width / now.rect.width, duration);
    else fly(was, now, duration);
  }
}

function slide(element: Element, dx: number, dy: number, scale: number, duration: number): void {
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration, easing: "cubic-bezier(.25,.8,.3,1)" },
  );
}

/** The old picture travels on a layer above everything; the new one appears where it lands. */
function fly(was: Was, now: Was, duration: number): void {
  const layer = document.createElement("div");
  layer.className = "flying";
  standAt(layer, was.rect);
  layer.append(ghostOf(was.element));
  document.body.append(layer);
  const dx = now.rect.left - was.rect.left,
    dy = now.rect.top - was.rect.top;
  const scale = `scale(${now.rect.width / was.rect.width}, ${now.rect.height / was.rect.height})`;
  const flight = layer.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - 24}px) scale(1.06)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) ${scale}`, opacity: 0.4 },
    ],
    { duration, easing: "cubic-bezier(.4,.1,.2,1)" },
  );
  flight.finished.catch(() => {}).finally(() => layer.remove());
  now.element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration, easing: "ease-out" });
}
