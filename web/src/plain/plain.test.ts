/** A table that knows no game, held against recorded views of real ones. */
import type { Language, View } from "$protocol";
import { Speaker } from "$lib/speaker.ts";
import { describe as group, expect, test } from "vitest";
import { expectDistinct, expectSound } from "../art/expecting.ts";
import { thingArt } from "./art.ts";
import { valueAt } from "$lib/pieces.ts";
import { describe } from "./describe.ts";
import { drawn } from "./drawn.ts";
import { steps } from "./moves.ts";
import { picture } from "./picture.ts";
import { commonOf, gridsOf, layoutOf, looksOf, ownOf, progress } from "./reading.ts";

const recorded = import.meta.glob<View[]>("../games/*/positions.json", { import: "default", eager: true });
const views = Object.values(recorded).flat();
const NAMES = ["Ada", "Björk", "Chloé", "Dag", "Ella"];
const TOWN = {
  game: "town",
  you: 1,
  num_players: 2,
  decision: "build",
  to_act: 1,
  turn: 3,
  num_turns: 12,
  market: ["well#2", "mill#1", "well#3"],
  stones: 5,
  layout: [["A1", "A2", null] as (string | null)[], [null, "B2", "B3"]],
  towns: [
    { plots: { A1: "mill#2", A2: null, B2: null, B3: null }, coins: 2 },
    { plots: { A1: null, A2: null, B2: "well#1", B3: null }, coins: 4 },
  ],
  legal: ["build 1 A1", "build 1 A1 twice", "build 2 B3", "sell well", "pass"],
  reasons: { "build 3 A2": { key: "why-dear", args: {} } },
  ending: null,
  scores: [
    { points: 3, lines: [{ what: "mill", points: 3, cells: ["A1"] }] },
    { points: 1, lines: [] },
  ],
};

group("an invented game", () => {
  test("is read as one would", () => {
    expect(commonOf(TOWN).map(([key]) => key)).toEqual(["market", "stones"]);
    expect(ownOf(TOWN, 0).map(([key]) => key)).toEqual(["plots", "coins"]);
    expect(progress(TOWN)).toEqual({ key: "web-plain-turn", now: 3, all: 12 });
  });

  test("is laid out as its view says, or by letter and number", () => {
    const [, plots] = gridsOf(ownOf(TOWN, 0))[0]!;
    expect(layoutOf(plots, TOWN)).toBe(TOWN.layout);
    expect(layoutOf({ A1: null, A3: null, B2: null }, { ...TOWN, layout: [] } as View)).toEqual([
      ["A1", null, "A3"],
      [null, "B2", null],
    ]);
  });

  test("can be looked at piece by piece, each called by its place", () => {
    expect(gridsOf(ownOf(TOWN, 1)).map(([, , place]) => place)).toEqual(["towns.1.plots"]);
    expect(commonOf(TOWN).flatMap(looksOf)).toEqual(["market.0", "market.1", "market.2", "stones"]);
    expect(valueAt(TOWN, "towns.1.plots.B2")).toBe("well#1");
    for (const piece of ["market.0", "stones", "towns.0.plots.A2"]) expectSound(drawn(piece, TOWN).body);
  });

  test("has its moves where the notation says, and buttons for the rest", () => {
    expect(steps("build 2 B3", TOWN)).toEqual([["row-2", "cell-B3"]]);
    expect(steps("build 1 A1", TOWN)).toEqual([["row-1", "cell-A1", "do-build"]]);
    expect(steps("build 1 A1 twice", TOWN)).toEqual([["row-1", "cell-A1", "do-build-twice"]]);
    expect(steps("build 3 A2", TOWN)).toEqual([["row-3", "cell-A2"]]);
    expect(steps("sell well", TOWN)).toEqual([["thing-well"]]);
    expect(steps("pass", TOWN)).toEqual([["do-pass"]]);
  });
});

group.each(views.map((view, index) => [`${view.game} ${index}`, view] as const))("%s", (_, view) => {
  test("every move has its way, and no legal one ends on the way of another", () => {
    const paths = view.legal.map((move) => steps(move, view)[0]!.join(" "));
    for (const path of paths) expect(paths.filter((each) => `${each} `.startsWith(`${path} `))).toEqual([path]);
    for (const move of Object.keys(view.reasons)) expect(steps(move, view)[0]!.length).toBeGreaterThan(0);
  });

  test("a picture stands alone", () => {
    for (const theme of ["light", "dark"] as const) {
      const drawn = picture(view, 0, theme);
      expectSound(drawn);
      expect(drawn).not.toMatch(/var\(|href|url\(/);
    }
  });
});

group.each(["en", "fr", "is"] as Language[])("in %s", (language) => {
  test("everything has its words", async () => {
    for (const view of views.filter((_, index) => index % 7 === 0)) {
      const speaker = await Speaker.load(language, view.game);
      const names = NAMES.slice(0, view.num_players);
      const passages = describe(view, names, speaker);
      expect(passages).toHaveLength(1 + view.num_players);
      for (const text of passages.flatMap(({ title, lines }) => [title, ...lines]))
        expect(text).not.toMatch(/undefined|null|NaN|\{|\$|\bweb-|\bname-|\bdecision-/);
    }
  });
});

test("things that are called differently look differently", () => {
  expectDistinct(
    ["mill", "well", "barn", "oven", "garden", "tower", "bridge", "chapel"].map((kind) => thingArt(kind)),
  );
});
