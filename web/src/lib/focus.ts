/**
 * Whoever plays by keyboard keeps their place: where the thing in focus goes away, focus goes to what can be done
 * next.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const focusin = (event: FocusEvent) => {
    const target = event.target as Element;
    last = target.matches(":focus-visible") ? target : null;
  };
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
    last = null;
    const next =
      root.querySelector<HTMLElement>('[aria-keyshortcuts="c"]') ??
      root.querySelector<HTMLElement>(".spot.open") ??
      root.querySelector<HTMLElement>("[data-board]");
    next?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", focusin);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", focusin);
    watcher.disconnect();
  };
}
