/** The rules pages are Markdown; HTML in them is shown as it is written, and links lead where links may lead. */
import MarkdownIt from "markdown-it";
import { drawnPlan } from "./plan.ts";

const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.renderer.rules.heading_open = () => "<h3>"; // a section has its own title
markdown.renderer.rules.heading_close = () => "</h3>\n";
markdown.renderer.rules.fence = (tokens, index) => drawnPlan(tokens[index]!.content, markdown.utils.escapeHtml);

export const rendered = (text: string): string => markdown.render(text);

/** A worked example in a page: its name, what is said of it to those who do not see it, and its caption. */
export interface Figure {
  name: string;
  alt: string;
  caption: string;
}

const FIGURE = /^```position ([a-z-]+)\n([^]+?)\n\n([^]+?)\n```$/gm;
const unfolded = (text: string): string => text.replace(/\n/g, " ");

/** A section in its order: Markdown, figures, Markdown. */
export function partsOf(text: string): (string | Figure)[] {
  const parts: (string | Figure)[] = [];
  let end = 0;
  for (const found of text.matchAll(FIGURE)) {
    const [whole, name, alt, caption] = found as unknown as [string, string, string, string];
    parts.push(text.slice(end, found.index), { name, alt: unfolded(alt), caption: unfolded(caption) });
    end = found.index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => typeof part !== "string" || part.trim() !== "");
}
