/** Short news at the edge of the page: a refusal, with the rule behind it; something saved. */
import type { Said } from "$protocol";
import { reasonOf } from "./api.ts";
import { sound } from "./sound.ts";
import { say } from "./texts.svelte.ts";

interface Toast {
  id: number;
  text: string;
  isBad: boolean;
  rule: string | null;
}

const STAYS = 6000;
let number = 0;
let shown = $state.raw<Toast[]>([]);

export const toasts = {
  get all() {
    return shown;
  },
};

export function toast(
  text: string,
  { isBad = false, rule = null }: { isBad?: boolean; rule?: string | null } = {},
): void {
  const id = ++number;
  shown = [...shown.filter((each) => each.text !== text).slice(-2), { id, text, isBad, rule }];
  setTimeout(() => dismiss(id), STAYS);
}

/** Say why something is not possible; `rule` is the address of the rule that says so. */
export function refuse(why: Said, rule: string | null = null): void {
  sound("no");
  toast(say(why), { isBad: true, rule });
}

/** Try something; what goes wrong is told. */
export async function trying(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    toast(reasonOf(error), { isBad: true });
  }
}

export function dismiss(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}
