/** The three languages say the same, and the pages say nothing that has no text. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const texts = import.meta.glob<string>(["./*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FOLDERS = [...new Set(Object.keys(texts).map((path) => path.replace(/[^/]+$/, "")))];

/**
 * The variables of a pattern, the forms of one name ($piece, $piece-a) counted as one, as the Python side counts them.
 */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (part && typeof part === "object") {
    if ("type" in part && part.type === "var" && "name" in part) found.add(String(part.name).replace(/-.*/, ""));
    for (const inner of Object.values(part)) variables(inner, found);
  }
  return found;
}

/** Every message and attribute of a file with its variables. */
function messages(text: string): Record<string, string[]> {
  const { body } = new FluentResource(text);
  return Object.fromEntries(
    body.flatMap(({ id, value, attributes }) =>
      [
        [id, value] as const,
        ...Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern] as const),
      ].map(([key, pattern]) => [key, [...variables(pattern)].sort()]),
    ),
  );
}

describe.each(FOLDERS)("%s", (folder) => {
  test.each(["en", "fr", "is"])("%s can be read, and says nothing twice", (language) => {
    const text = texts[`${folder}${language}.ftl`]!;
    const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key!);
    expect(new FluentResource(text).body.map(({ id }) => id)).toEqual(written);
    expect(written.filter((key, index) => written.indexOf(key) !== index)).toEqual([]);
  });

  test.each(["fr", "is"])("%s has the messages, attributes and variables of English", (language) => {
    expect(messages(texts[`${folder}${language}.ftl`]!)).toEqual(messages(texts[`${folder}en.ftl`]!));
  });
});

describe("what the pages say", () => {
  const known = new Set(Object.keys(messages(texts["./en.ftl"]!)).filter((key) => key.startsWith("web-")));
  /** Keys in quotes; with a variable part, as in `web-theme-${each}`, what stands before it. */
  const found = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/(["'`])(web-[a-z0-9-]*)(\1|\$?\{)/g)].map(([, quote, key, end]) => ({
      path,
      key: key!,
      isPrefix: end !== quote,
    })),
  );
  const uses = ({ key, isPrefix }: (typeof found)[number], text: string) =>
    isPrefix ? key !== "web-" && text.startsWith(key) : text === key;

  test("has a text", () => {
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((use) => ![...known].some((text) => uses(use, text)))).toEqual([]);
  });

  test("is all there is", () => {
    expect([...known].filter((text) => !found.some((use) => uses(use, text)))).toEqual([]);
  });
});
