/** A window without height: a phone on its side, or a page made twice as large. Boards go from left to right there. */
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(max-height: 30rem) and (min-width: 40rem)");
