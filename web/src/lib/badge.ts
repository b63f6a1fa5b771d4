/** It is my turn: seen at the tab's icon, and at that of the installed page. */
export function badge(isMyTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMyTurn ? "/icon-turn.svg" : "/icon.svg";
  // where the page is not installed, or may not, there is nothing to mark
  if ("setAppBadge" in navigator) (isMyTurn ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}
