/** Why a game is over, where its view says so. */
import type { Said, View } from "$protocol";

interface Told {
  ending?: { what: Said } | null;
}

export const endOf = (view: View & Told): Said | null => (view.to_act === null ? (view.ending?.what ?? null) : null);
