/**
 * How people point at a thing: a mouse that rests there, a finger that stays or that taps where nothing can be done, a
 * key for what is in focus or under the mouse. Whatever is marked by `data-look` can be pointed at.
 */
import type { Magnifier } from "./magnifier.svelte.ts";

const REST = 450; // milliseconds until a mouse rests, and until a finger stays
const GRACE = 250; // milliseconds on the way from the thing to what is said of it
const FAR = 10; // pixels after which a finger does something else
const KEYS = ["i", "?"];
export const MAGNIFIER = "magnifier"; // the id of what is shown

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-look]") : null;
const isMagnifier = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`#${MAGNIFIER}`) !== null;

/** What is in focus, if it is about a piece or about several. */
function focused(): Element | null {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches("[data-board], dialog")) return null;
  return thingAt(active) ?? (active.querySelector("[data-look]") ? active : null);
}

/** Whether touching it does nothing else: it can be looked at instead. */
function isIdle(thing: Element): boolean {
  const button = thing.closest("button, a");
  if (!button || button.matches(".piece")) return true;
  return button.matches(".spot") && !button.matches(".open, .picked");
}

export function resting(magnifier: Magnifier): () => void {
  let under: Element | null = null; // what the mouse is on
  let finger: { x: number; y: number; thing: Element; since: number } | null = null;
  let wasHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const later = (thing: Element, isKept: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      wasHeld = isKept;
      void magnifier.open(thing, { isKept });
    }, REST);
  };
  const leave = () => {
    clearTimeout(timer);
    clearTimeout(leaving);
    if (!magnifier.isKept) leaving = setTimeout(() => !magnifier.isKept && magnifier.close(), GRACE);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") {
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > FAR) clearTimeout(timer);
      return;
    }
    if (isMagnifier(event.target)) {
      clearTimeout(leaving);
      return;
    }
    const thing = event.buttons ? null : thingAt(event.target);
    if (thing !== under && magnifier.isOpen) leave();
    under = thing;
    if (magnifier.isKept) return;
    if (!thing) clearTimeout(timer);
    else if (magnifier.thing === thing) clearTimeout(leaving);
    else later(thing, false);
  };
  const pressed = (event: PointerEvent) => {
    if (isMagnifier(event.target)) return;
    magnifier.close();
    clearTimeout(timer);
    wasHeld = false;
    const thing = thingAt(event.target);
    const { clientX: x, clientY: y, timeStamp: since } = event;
    finger = thing && event.pointerType !== "mouse" ? { x, y, thing, since } : null;
    if (finger) later(finger.thing, true);
  };
  const released = (event: PointerEvent) => {
    if (!finger) return;
    clearTimeout(timer);
    // The page was busy, not the finger slow: it has only touched.
    if (wasHeld && event.timeStamp - finger.since < REST) {
      wasHeld = false;
      magnifier.close();
    }
  };
  const clicked = (event: MouseEvent) => {
    if (isMagnifier(event.target)) return;
    if (wasHeld && event.detail > 0) {
      wasHeld = false; // the finger has looked; it does not touch as well
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const thing = thingAt(event.target);
    if (thing && isIdle(thing)) void magnifier.open(thing, { isKept: true, isByKey: event.detail === 0 });
  };
  const menu = (event: Event) => {
    if (finger && thingAt(event.target)) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "Escape" && magnifier.isOpen) {
      magnifier.close();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(event.key)) return;
    const thing = focused() ?? under;
    if (magnifier.isKept) magnifier.close();
    else if (thing) void magnifier.open(thing, { isKept: true, isByKey: true });
    else return;
    event.preventDefault();
  };
  const scrolled = () => !magnifier.isKept && magnifier.close();

  const end = new AbortController(),
    first = { capture: true, signal: end.signal };
  document.addEventListener("pointermove", moved, first);
  document.addEventListener("pointerdown", pressed, first);
  document.addEventListener("pointerup", released, first);
  document.addEventListener("pointercancel", released, first);
  document.addEventListener("click", clicked, first);
  document.addEventListener("contextmenu", menu, first);
  document.addEventListener("keydown", key, first);
  document.addEventListener("scroll", scrolled, { ...first, passive: true });
  return () => {
    clearTimeout(timer);
    clearTimeout(leaving);
    end.abort();
  };
}
