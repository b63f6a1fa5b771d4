/** Tell a choice where the pointer is, so that it knows whether somebody points or a hand just rests. */
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./choosing.svelte.ts";

export function pointing(choice: Choice): Attachment {
  return () => {
    const point = (event: PointerEvent) => choice.point(event.clientX, event.clientY);
    const press = (event: PointerEvent) => {
      point(event);
      if (event.pointerType !== "mouse") choice.mean(); // a finger comes down where it wants to
    };
    addEventListener("pointermove", point, { passive: true });
    addEventListener("pointerdown", press, { passive: true });
    return () => {
      removeEventListener("pointermove", point);
      removeEventListener("pointerdown", press);
    };
  };
}
