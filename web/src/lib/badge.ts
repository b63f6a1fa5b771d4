/** It is my turn, at so many tables: seen at the tab's icon, and at that of the installed page. */
export function badge(turns: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turns ? "/icon-turn.svg" : "/icon.svg";
  // where the page is not installed, or may not, there is nothing to mark
  if ("setAppBadge" in navigator) (turns ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => {});
}
