/** Quiet sounds, made on the spot: no files. Off unless somebody turns them on. */
import { untrack } from "svelte";
import type { Feast } from "./feasts.ts";
import { settings } from "./settings.svelte.ts";

type Sound = "place" | "turn" | "no" | "end" | Feast["kind"];

const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  place: [
    [196, 0, 0.09],
    [147, 0.03, 0.12],
  ],
  turn: [
    [523, 0, 0.16],
    [659, 0.12, 0.24],
  ],
  no: [[165, 0, 0.14]],
  room: [
    [784, 0.3, 0.12],
    [988, 0.38, 0.2],
  ],
  bonus: [
    [659, 0.3, 0.12],
    [784, 0.4, 0.12],
    [1047, 0.5, 0.3],
  ],
  roof: [
    [392, 0.3, 0.14],
    [523, 0.42, 0.14],
    [659, 0.54, 0.26],
  ],
  storm: [
    [330, 0.3, 0.3],
    [494, 0.5, 0.3],
    [740, 0.7, 0.4],
  ],
  gift: [
    [880, 0.3, 0.08],
    [1109, 0.38, 0.08],
    [1319, 0.46, 0.18],
  ],
  points: [[880, 0.3, 0.14]],
  end: [
    [523, 0, 0.2],
    [659, 0.14, 0.2],
    [784, 0.28, 0.2],
    [1047, 0.42, 0.5],
  ],
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!untrack(() => settings.sounds) || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume(); // Safari also interrupts: for a call, in the background
  for (const [frequency, at, length] of NOTES[which]) {
    const start = context.currentTime + at,
      tone = context.createOscillator(),
      volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.06, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
