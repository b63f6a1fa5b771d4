/** Pieces travel whenever what is shown changes. */
import { untrack } from "svelte";
import { sceneOf, travel, type Scene } from "./motion.ts";
import { speed } from "./settings.svelte.ts";

/**
 * Called while a component comes to be. Before the page changes it sees where everything is, after it, how it came
 * there.
 */
export function travels(root: () => HTMLElement | undefined, shown: () => unknown): void {
  let before: Scene = new Map();
  $effect.pre(() => {
    shown();
    const stage = root();
    before = stage ? sceneOf(stage) : new Map();
  });
  $effect(() => {
    shown();
    const stage = root();
    if (stage) untrack(() => travel(stage, before, speed()));
    before = new Map(); // elements that are gone are not held
  });
}
