/**
 * The few marks that our rules pages use: paragraphs, lists, tables, code, bold and italics. Nothing else gets
 * through.
 */
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

export function rendered(markdown: string): string {
  const blocks: string[][] = [[]];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    const isFence = line.startsWith("```");
    if (!isCode && (line.trim() === "" || isFence)) blocks.push([]);
    if (isCode || line.trim() !== "") blocks.at(-1)!.push(line);
    if (isFence) isCode = !isCode;
    if (isFence && !isCode) blocks.push([]);
  }
  return blocks
    .filter((lines) => lines.length)
    .map(blockOf)
    .join("\n");
}

function blockOf(lines: string[]): string {
  const first = lines[0]!;
  if (first.startsWith("```")) return `<pre><code>${escaped(lines.slice(1, -1).join("\n"))}</code></pre>`;
  if (/^#{1,4} /.test(first))
    return (
      "<h3>" +
      inline(first.replace(/^#+ /, "").replace(/\s*\{#[\w-]+\}$/, "")) +
      `</h3>${lines.length > 1 ? blockOf(lines.slice(1)) : ""}`
    );
  if (first.startsWith("|")) return tableOf(lines);
  if (/^(\d+\.|[-*]) /.test(first)) return listOf(lines);
  return `<p>${inline(lines.join(" "))}</p>`;
}

function listOf(lines: string[]): string {
  const items: string[] = [];
  for (const line of lines)
    if (/^(\d+\.|[-*]) /.test(line)) items.push(line.replace(/^(\d+\.|[-*]) /, ""));
    else items.push(`${items.pop()} ${line.trim()}`);
  const kind = /^\d/.test(lines[0]!) ? "ol" : "ul";
  return `<${kind}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${kind}>`;
}

function tableOf(lines: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const [head, , ...rows] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  return (
    `<table><thead>${row(head!, "th")}</thead><tbody>` +
    `${rows.map((each) => row(each, "td")).join("")}</tbody></table>`
  );
}
