import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The settings of a page that is opened anew in a browser that has kept this. */
async function opened(kept: string | Error) {
  const give = () => {
    if (kept instanceof Error) throw kept;
    return kept;
  };
  vi.stubGlobal("localStorage", { getItem: give, setItem: give });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("navigator", { languages: ["de-AT", "fr-CA", "en"] });
  return { ...(await import("./settings.svelte.ts")).settings };
}
const STANDARD = {
  language: "fr",
  theme: "system",
  letters: false,
  size: "normal",
  speed: "normal",
  confirms: "people",
  sounds: false,
  name: "",
  names: [],
};
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was chosen is kept, the rest is standard; the language is the first one that we speak", async () => {
  expect(await opened('{"theme":"dark","letters":true,"name":"Ada"}')).toEqual({
    ...STANDARD,
    theme: "dark",
    letters: true,
    name: "Ada",
  });
});

test.each([
  "{",
  "null",
  "[1]",
  '"x"',
  '{"language":"de","theme":"pink","letters":"yes","size":3,"name":null,"constructor":1}',
])("from %s nothing can be learnt", async (kept) => {
  expect(await opened(kept)).toEqual(STANDARD);
});

test("a browser that keeps nothing plays as well", async () => {
  expect(await opened(new Error("forbidden"))).toEqual(STANDARD);
  const { visit, visited, forget } = await import("./visited.svelte.ts");
  visit({ id: "a", game: "california", names: ["Ada"], isOver: false });
  expect(visited.all.map((each) => each.id)).toEqual(["a"]);
  forget("a");
  expect(visited.all).toEqual([]);
});

test("tables that were visited: the latest first, each once, and nothing that is no table", async () => {
  await opened('[{"id":"a","game":"california","names":["Ada"],"isOver":false},{"id":3},null]');
  const { visit, visited } = await import("./visited.svelte.ts");
  expect(visited.all.map((each) => each.id)).toEqual(["a"]);
  visit({ id: "b", game: "dreamhome", names: [], isOver: false });
  visit({ id: "a", game: "california", names: ["Ada"], isOver: true });
  expect(visited.all.map((each) => [each.id, each.isOver])).toEqual([
    ["a", true],
    ["b", false],
  ]);
});
