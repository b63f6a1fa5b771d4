/** Every move of real positions has its way over the table, and no two have the same. */
import type { DreamhomeView } from "$protocol";
import { expect, test } from "vitest";
import { begin, following, steps, unasked } from "./moves.ts";
import positions from "./positions.json";

const PLACES = [
  "column-[1-5]",
  "cell-([TG][1-5]|B[45])",
  "hand-(room|down|decor|scaffolding)",
  "tool-(drill|jackhammer|concrete-mixer)",
  "helper-(roofer|supplier|handyman)",
  "roof-(red|brown|grey|green)(-window)?",
  "discarded-[a-z-]+",
  "pass",
];
const PLACE = new RegExp(`^(${PLACES.join("|")})$`);
const views = positions as unknown as DreamhomeView[];

test.each(
  views.map(
    (view) =>
      [
        `${view.decision}, ${new Set(view.legal.map((move) => move.split(" ")[0])).size} kinds of moves`,
        view,
      ] as const,
  ),
)("%s", (_, view) => {
  const taken = new Map<string, string>();
  for (const move of [...view.legal, ...Object.keys(view.reasons)]) {
    const paths = steps(move);
    expect(paths.length, move).toBeGreaterThan(0);
    for (const path of paths) {
      for (const place of path) expect(place).toMatch(PLACE);
      const whole = path.join(" > ");
      expect(taken.get(whole), whole).toBeUndefined();
      taken.set(whole, move);
    }
  }
  const start = begin(view).join(" > ");
  if (view.legal.length)
    expect(view.legal.flatMap(steps).some((path) => path.join(" > ").startsWith(start))).toBe(true);
});

test("the positions ask every question of the game", () => {
  const verbs = new Set(views.flatMap((view) => view.legal.map((move) => move.split(" ")[0])));
  expect([...verbs].sort()).toEqual([
    "decor",
    "discard",
    "drill",
    "hammer",
    "mix",
    "pass",
    "place",
    "roofer",
    "scaffold",
    "supply",
    "swap",
    "take",
  ]);
});

test("what was taken is in hand already", () => {
  const ask = (decision: string) => views.find((view) => view.decision === decision)!;
  expect(begin(ask("take-column"))).toEqual([]);
  expect(begin(ask("use-jackhammer"))).toEqual(["tool-jackhammer"]);
  expect(begin(ask("place-room"))).toEqual(["hand-room"]);
});

test("the question follows each step: what is in hand, and both places of a tool", () => {
  const view = { pending: { room: "kitchen#2", decor: "piano", scaffolding: null } } as unknown as DreamhomeView;
  const asked = (...picked: string[]) => following(view, picked)?.key;
  expect(following(view, ["hand-decor"])).toEqual({ key: "dh-next-place", args: { what: { name: "piano" } } });
  expect(asked("hand-down")).toBe("dh-next-down");
  expect([asked("tool-drill"), asked("tool-drill", "column-2"), asked("tool-drill", "cell-T1")]).toEqual([
    "dh-next-drill",
    "dh-next-drill-column",
    "dh-next-drill-cell",
  ]);
  expect(asked("helper-supplier", "discarded-sauna")).toBe("dh-next-supplier-cell");
  expect(asked("tool-jackhammer")).toBeUndefined(); // the question of the decision asks just that
});

test("helpers with nothing to do are not asked about", () => {
  const view = (decision: string, ...legal: string[]) => ({ decision, legal }) as unknown as DreamhomeView;
  expect(unasked(view("use-helper", "pass"))).toBe("pass");
  expect(unasked(view("use-helper", "pass", "roofer red"))).toBeNull();
  expect(unasked(view("use-jackhammer", "pass"))).toBeNull(); // to keep it is a choice
});
