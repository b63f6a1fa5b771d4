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
  gentle: false,
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
});
