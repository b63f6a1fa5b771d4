/** A text as a file of whoever reads it here. */
const LATER_MS = 10_000; // some browsers begin to read it only after the click

export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" })),
    link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}
