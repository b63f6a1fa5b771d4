/** The market shows what a column is worth to whoever takes it, and nothing where one is thrown away. */
import type { DreamhomeView } from "$protocol";
import { Choice } from "$lib/choosing.svelte.ts";
import { Speaker } from "$lib/speaker.ts";
import { render } from "svelte/server";
import { expect, test } from "vitest";
import example from "./example.json";
import Market from "./Market.svelte";

const view = example.middle as unknown as DreamhomeView;

async function badges(decision: DreamhomeView["decision"]): Promise<number> {
  const choice = new Choice(() => {});
  choice.ask({
    legal: ["column 2"],
    reasons: {},
    effects: { "column 2": { points: 3, text: { key: "", args: {} } } } as never,
    steps: () => [["column-2"]],
    begin: [],
  });
  const speaker = await Speaker.load("en", "dreamhome");
  const { body } = render(Market, { props: { view: { ...view, decision }, choice, speaker } });
  return body.split('data-text="+3"').length - 1;
}

test("a column that is taken shows its points", async () => {
  expect(await badges("take-column")).toBe(1);
});
test("a column that is thrown away does not: discarding is worth nothing", async () => {
  expect(await badges("discard-column")).toBe(0);
});
