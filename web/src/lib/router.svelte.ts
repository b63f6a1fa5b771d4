/** Which page is shown: its address, taken apart. Pages are reached by plain links. */
interface Place {
  page: string;
  name: string;
}

function here(): Place {
  const [page = "", name = ""] = location.pathname.split("/").slice(1).map(decoded);
  return { page, name };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lonely % is no reason to show nothing at all
  }
}

let place = $state.raw<Place>(here());

export const current = {
  get place() {
    return place;
  },
};

export function go(address: string): void {
  history.pushState({}, "", address);
  place = here();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

addEventListener("popstate", () => (place = here()));
addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain =
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (
    !link ||
    !isPlain ||
    link.target ||
    link.hasAttribute("download") ||
    link.origin !== location.origin ||
    link.pathname.startsWith("/api")
  )
    return;
  if (link.hash && link.pathname === location.pathname) return; // the browser's own business
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
