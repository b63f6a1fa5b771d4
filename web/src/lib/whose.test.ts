import type { SeatSummary, Summary } from "$protocol";
import { expect, test } from "vitest";
import { doing, isAsked, whose } from "./whose.ts";

const seat = (part: Partial<SeatSummary>) =>
  ({ player: "human", played_by: null, is_here: true, is_yours: false, ...part }) as SeatSummary;
const ME = seat({ is_yours: true }),
  BEN = seat({}),
  GONE = seat({ is_here: false }),
  BOT = seat({ player: "bot:greedy", is_here: false });

function table(seats: SeatSummary[], part: Partial<Summary> = {}, isBehind = false) {
  const summary = { status: "playing", seats, to_act: 0, held: null, ...part } as Summary;
  const isMine = summary.seats[summary.held ?? summary.to_act ?? 0]!.is_yours;
  return {
    summary,
    names: ["Ada", "Ben"],
    seat: 0,
    isMyTurn: isMine && summary.held === null && summary.to_act !== null && !seats[0]!.played_by,
    isHeld: isMine && summary.held !== null,
    isBehind,
  };
}

test("whoever is asked here is called by name, and is not said to be thinking", () => {
  expect(whose(table([ME, BEN]))).toEqual({ key: "turn-of", args: { player: "Ada" } });
  expect(whose(table([ME, BEN], { to_act: null, held: 0 }))).toEqual({ key: "turn-of", args: { player: "Ada" } });
  expect(doing(table([ME, BEN]).summary, 0)).toBe("web-your-turn");
});

test("while the others’ moves are shown it is not yet my turn", () => {
  expect(isAsked(table([ME, BEN], {}, true))).toBe(false);
  expect(whose(table([ME, BEN], {}, true))).toBeNull();
});

test("it is somebody else’s turn; an absent player is away, a bot never is", () => {
  expect(whose(table([ME, BEN], { to_act: 1 }))).toEqual({ key: "join-others", args: { name: "Ben" } });
  expect(doing(table([ME, BEN], { to_act: 1 }).summary, 1)).toBe("web-thinking");
  expect(whose(table([ME, GONE], { to_act: 1 }))).toEqual({ key: "web-turn-of-absent", args: { name: "Ben" } });
  expect(doing(table([ME, GONE], { to_act: 1 }).summary, 1)).toBe("web-away");
  expect(whose(table([ME, BOT], { to_act: 1 }))!.key).toBe("join-others");
  expect(doing(table([ME, seat({ is_here: false, played_by: "greedy" })], { to_act: 1 }).summary, 1)).toBe(
    "web-thinking",
  );
});

test("where a bot plays for me it says so; where nobody is to play, nothing", () => {
  expect(whose(table([{ ...ME, played_by: "greedy" }, BEN]))!.key).toBe("web-played-for-you");
  expect(whose(table([ME, BEN], { to_act: null }))).toBeNull();
  expect(whose(table([ME, BEN], { status: "over" }))).toBeNull();
});
