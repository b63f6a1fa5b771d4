/** The rules pages are Markdown; HTML in them is shown as it is written, and links lead where links may lead. */
import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false, linkify: false });
markdown.renderer.rules.heading_open = () => "<h3>"; // a section has its own title
markdown.renderer.rules.heading_close = () => "</h3>\n";

export const rendered = (text: string): string => markdown.render(text);
