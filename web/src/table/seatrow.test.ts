/** A free seat before the game: whom it offers what. */
import type { LiveTable } from "$lib/live.svelte.ts";
import { load, say } from "$lib/texts.svelte.ts";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import SeatRow from "./SeatRow.svelte";

vi.mock("$lib/settings.svelte.ts", () => ({ settings: { language: "en", name: "Anna", names: [] } }));
beforeAll(load);

const FREE = {
  player: null,
  name: null,
  is_yours: false,
  is_ready: false,
  character: null,
  is_here: false,
  coach: "off",
  away_until: null,
};
const BOT = { ...FREE, player: "bot:random", name: "Pip", character: { id: "pip", level: 1 } };

function row(seat: object, { mine = [] as number[], ...rights } = {}): string {
  const summary = { seats: [{}, seat], former: null, is_host: false, may_seat_bots: false, ...rights };
  const table = { id: "t", mine, names: ["Anna", "Pip"], summary } as unknown as LiveTable;
  const props = { table, index: 1, onsit: () => true, onbot: () => {}, onremove: () => {} };
  return render(SeatRow, { props }).body;
}
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]*)/g)].map(([, classes, text]) => ({
    isLoud: classes!.includes("main") && !classes!.split(" ").includes("too"),
    text,
  }));

test("whoever stands is asked to sit down, and nothing is louder", () => {
  expect(buttons(row(FREE))).toEqual([{ isLoud: true, text: say("web-sit-here") }]);
});
test("whoever sits has one thing to do: another seat for somebody else here is offered quietly", () => {
  expect(buttons(row(FREE, { mine: [0] }))).toEqual([{ isLoud: false, text: say("web-sit-too") }]);
});
test("whoever may seat bots is offered them, and may send them away, host or not", () => {
  const texts = (html: string) => buttons(html).map(({ text }) => text);
  const rights = { mine: [0], may_seat_bots: true };
  expect(texts(row(FREE, rights))).toEqual([say("web-sit-too"), `+ ${say("web-bot")}…`]);
  expect(texts(row(BOT, rights))).toEqual([say("web-send-away")]);
  expect(texts(row(BOT, { mine: [0] }))).toEqual([]);
});
test("everybody sees which seat has a coach; a bot needs none", () => {
  const told = say("web-coach-has", { what: say("web-coach-explain") });
  expect(row({ ...FREE, coach: "explain" })).toContain(told);
  expect(row({ ...FREE, player: "human", coach: "explain" })).toContain(told);
  expect(row({ ...BOT, coach: "explain" })).not.toContain(told);
  expect(row(FREE)).not.toContain(say("web-coach"));
});
