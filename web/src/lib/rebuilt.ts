/**
 * A page that was opened before the server was updated asks for parts that are gone. The new page begins with another
 * script: then this one is loaded again, and finds its parts. Offline, or if a part is really missing, nothing happens.
 */
export async function reloadIfRebuilt(): Promise<void> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (mine && page?.includes('<script type="module"') && !page.includes(`"${mine}"`)) location.reload();
}
