/** How a table is to be: what has no words yet is not shown. */
import type { GameInfo } from "$protocol";
import { load, say } from "$lib/texts.svelte.ts";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import SetUp from "./SetUp.svelte";

vi.mock("$lib/settings.svelte.ts", () => ({ settings: { language: "en", name: "Anna", names: [] } }));
vi.mock("$lib/router.svelte.ts", () => ({ go: () => {} }));
beforeAll(load);

test("nothing can be touched before the words of the game are there, and no name of a text is shown", () => {
  const info = {
    name: "dreamhome",
    title: "Dream Home",
    players: [2, 4],
    options: { roofs: ["open", "strict"] },
    cast: [],
    bots: [],
  } as unknown as GameInfo;
  const { body } = render(SetUp, { props: { info, onclose: () => {} } });
  expect(body).toContain(say("web-loading"));
  expect(body).not.toContain("<input");
  expect(body).not.toMatch(/option-|roofs/);
});
