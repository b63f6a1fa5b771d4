import { expect, test } from "vitest";
import type { GameLesson, LessonStep, View } from "$protocol";
import { LessonPlay } from "./lesson.svelte.ts";

const step = (seat: number, move: string, more: Partial<LessonStep> = {}): LessonStep => ({
  seat,
  move,
  film: false,
  view: {} as View,
  effects: {},
  notes: [],
  log: { key: "tell", args: {} },
  news: [],
  ...more,
});
const note = [{ key: "lesson-welcome", at: [] }];
const line = (what: string, points: number) => ({ what, points, cells: [] });
const lesson = {
  you: 0,
  steps: [
    step(0, "take 1", { notes: note }),
    step(1, "take 2"),
    step(1, "place G1", { notes: note }),
    step(0, "take 3", { film: true }),
    step(1, "take 4", { film: true }),
    step(0, "place G2"),
  ],
  end: { scores: [{ points: 9, lines: [line("sofa", 2), line("kitchen", 6), line("pantry", 1)] }] },
  counts: [
    { key: "a", lines: [1, 2] },
    { key: "b", lines: [0] },
  ],
} as unknown as GameLesson;

test("only the lesson's own move is made", () => {
  const play = new LessonPlay(lesson);
  expect(play.isMine).toBe(true);
  expect(play.play("take 4")).toBe(false);
  expect(play.index).toBe(0);
  expect(play.play("take 1")).toBe(true);
  expect(play.told!.move).toBe("take 1");
});

test("what nobody reads flows by, a film is not asked, and both can be skipped", () => {
  const play = new LessonPlay(lesson);
  play.next();
  expect([play.isMine, play.isFlowing]).toEqual([false, true]);
  play.skip();
  expect([play.index, play.isMine, play.isFlowing]).toEqual([2, false, false]);
  play.next();
  expect([play.isMine, play.isFlowing]).toEqual([false, true]);
  play.skip();
  expect([play.index, play.isMine]).toEqual([5, true]);
  play.back();
  expect(play.index).toBe(2);
});

test("notes are said one after the other, and the move comes after the last", () => {
  const two = { ...lesson, steps: [step(0, "take 1", { notes: [...note, { key: "lesson-take", at: [] }] })] };
  const play = new LessonPlay(two);
  expect([play.note!.key, play.isMine]).toEqual(["lesson-welcome", false]);
  play.next();
  expect([play.note!.key, play.isMine, play.index]).toEqual(["lesson-take", true, 0]);
  play.back();
  expect(play.note!.key).toBe("lesson-welcome");
  play.next();
  play.next();
  expect(play.step).toBe(null);
  play.back();
  expect(play.note!.key).toBe("lesson-take");
});

test("the score is told part by part, and adds up", () => {
  const play = new LessonPlay(lesson);
  play.index = 6;
  expect([play.step, play.isOver, play.points]).toEqual([null, false, 7]);
  expect(play.lines.map((each) => each.what)).toEqual(["kitchen", "pantry"]);
  play.next();
  expect([play.points, play.isOver]).toEqual([9, false]);
  play.next();
  expect([play.points, play.isOver]).toEqual([9, true]);
  play.back();
  play.back();
  play.back();
  expect(play.index).toBe(5);
  expect(play.counted).toBe(0);
});

test("the way there is counted by what waits for the newcomer", () => {
  const play = new LessonPlay(lesson);
  const seen = [play.progress];
  while (!play.isOver) {
    play.next();
    play.skip();
    seen.push(play.progress);
  }
  expect(seen.map(({ now }) => now)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(seen[0]!.all).toBe(5);
});
