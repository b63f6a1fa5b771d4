import { expect, test, vi } from "vitest";
import { Choice, type Offer } from "./choosing.svelte.ts";

const why = (key: string) => ({ key, args: {} });

function offered(part: Partial<Offer> = {}): {
  choice: Choice;
  play: ReturnType<typeof vi.fn>;
  refuse: ReturnType<typeof vi.fn>;
} {
  const play = vi.fn(),
    refuse = vi.fn(),
    choice = new Choice(play, refuse);
  choice.ask({
    legal: ["gold", "buy L1 A1", "buy L1 A2", "mix 1 2"],
    reasons: { "buy L1 B1": why("why-occupied"), "buy L2 A1": why("why-money") },
    effects: {},
    steps: (move) => {
      const words = move.split(" ");
      return words[0] === "mix"
        ? [
            ["mixer", "1", "2"],
            ["mixer", "2", "1"],
          ]
        : words.length === 1
          ? [words]
          : [words.slice(1)];
    },
    begin: [],
    ...part,
  });
  return { choice, play, refuse };
}

test("touching the only place of a move makes it", () => {
  const { choice, play } = offered();
  expect(choice.at("gold")).toMatchObject({ state: "open", move: "gold" });
  choice.touch("gold");
  expect(play).toHaveBeenCalledExactlyOnceWith("gold");
});

test("a move of two places is made by the second; the first one is in hand meanwhile", () => {
  const { choice, play } = offered();
  choice.touch("L1");
  expect(choice.picked).toEqual(["L1"]);
  expect(choice.at("A1")).toMatchObject({ state: "open", move: "buy L1 A1" });
  expect(play).not.toHaveBeenCalled();
  choice.touch("A1");
  expect(play).toHaveBeenCalledExactlyOnceWith("buy L1 A1");
  expect(choice.picked).toEqual([]);
});

test("where the order is free, any order will do", () => {
  const { choice, play } = offered();
  for (const place of ["mixer", "2", "1"]) choice.touch(place);
  expect(play).toHaveBeenCalledExactlyOnceWith("mix 1 2");
});

test("an impossible place says why, of what is in hand", () => {
  const { choice, play, refuse } = offered();
  expect(choice.at("L2")).toMatchObject({ state: "shut" });
  choice.point(50, 50);
  choice.touch("L2");
  expect(refuse).toHaveBeenLastCalledWith(why("why-money"));
  choice.touch("L1");
  choice.point(90, 50);
  choice.touch("B1");
  expect(refuse).toHaveBeenLastCalledWith(why("why-occupied"));
  expect(choice.picked).toEqual(["L1"]);
  expect(play).not.toHaveBeenCalled();
});

test("what was picked up can be put back, or changed for something else", () => {
  const { choice } = offered();
  choice.touch("L1");
  choice.touch("L1");
  expect(choice.picked).toEqual([]);
  choice.touch("L1");
  choice.touch("mixer");
  expect(choice.picked).toEqual(["mixer"]);
  choice.drop();
  expect(choice.picked).toEqual([]);
});

test("what is in hand from the beginning needs no touch", () => {
  const { choice, play } = offered({ begin: ["L1"] });
  choice.touch("A2");
  expect(play).toHaveBeenCalledExactlyOnceWith("buy L1 A2");
});

test("nobody is asked: nothing glows, and nothing happens", () => {
  const { choice, play, refuse } = offered();
  choice.ask(null);
  choice.touch("gold");
  expect(choice.at("gold").state).toBe("idle");
  expect(choice.isAsked).toBe(false);
  expect(play).not.toHaveBeenCalled();
  expect(refuse).not.toHaveBeenCalled();
});

test("a hand that rests while the table changes below it hears no refusal; one that moves does", () => {
  const { choice, refuse } = offered();
  choice.point(50, 50);
  choice.touch("L1"); // from here on B1 is shut
  expect(choice.isMeant).toBe(false);
  choice.point(52, 51); // trembling
  choice.touch("B1");
  expect([choice.isMeant, refuse.mock.calls.length]).toEqual([false, 0]);
  choice.point(60, 50);
  expect(choice.isMeant).toBe(true);
  choice.touch("B1");
  expect(refuse).toHaveBeenCalledExactlyOnceWith(why("why-occupied"));
  choice.ask(choice.offer);
  expect(choice.isMeant).toBe(false);
  choice.mean();
  expect(choice.isMeant).toBe(true);
});

test("what comes next stands out from what could be begun instead, and there is a way back", () => {
  const { choice } = offered();
  expect([choice.at("gold").isNext, choice.isHolding]).toEqual([false, false]);
  choice.touch("L1");
  expect([choice.at("A1").isNext, choice.at("gold").isNext, choice.at("gold").state]).toEqual([true, false, "open"]);
  expect(choice.isHolding).toBe(true);
  choice.drop();
  expect([choice.picked, choice.isHolding]).toEqual([[], false]);
});

test("what came into hand by itself is no step that could be taken back", () => {
  const { choice } = offered({ begin: ["L1"] });
  expect([choice.isHolding, choice.at("A1").isNext]).toEqual([false, true]);
  choice.touch("mixer");
  expect(choice.isHolding).toBe(true);
  choice.drop();
  expect(choice.picked).toEqual(["L1"]);
});
