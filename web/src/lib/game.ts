/** What the table asks of a game. A game draws views and says where its moves are; the rules are the server's. */
import type { Said, View } from "$protocol";
import type { Component } from "svelte";
import type { Choice } from "./choosing.svelte.ts";
import type { Feast } from "./feasts.ts";
import type { Speaker } from "./speaker.ts";
import type { Theme } from "./standalone.ts";

export interface BoardProps<V extends View = View> {
  view: V;
  /** nicknames by seat */
  names: string[];
  /** what can be touched, and what came of it */
  choice: Choice;
  speaker: Speaker;
}

export interface HouseProps<V extends View = View> {
  view: V;
  seat: number;
  /** cells that earn the points of which is being told */
  lit?: string[];
  /** a thumbnail beside my own house: no details that nobody could see */
  isSmall?: boolean;
  speaker: Speaker;
}

/** A picture out of a game's art, and the part of it that is shown: x, y, width, height. */
export interface Drawn {
  body: string;
  box: readonly [number, number, number, number];
}

/** A part of the table in words: for screen readers, and for whoever prefers to read. */
export interface Passage {
  title: string;
  lines: string[];
}

/** How a house is filled in on the score pad: its picture, the places in it to touch, and every thing drawn. */
export interface PadArt {
  scene: { width: number; height: number };
  /** by the names of cells and lists of the form */
  places: Record<string, { x: number; y: number; width: number; height: number }>;
  drawn(kind: string, speaker: Speaker): Drawn | null;
}

export interface GameModule<V extends View = View> {
  /** The table from my seat: what is common, my house, my hand. */
  Board: Component<BoardProps<V>>;
  /** One house, to be looked at. */
  House: Component<HouseProps<V>>;
  /** What stands beside a player's name: money, tools, cards in hand. */
  Extras: Component<{ view: V; seat: number; speaker: Speaker }>;
  /** Everyone builds one house. */
  isShared: boolean;
  /** Houses are much wider than high. */
  isWide?: boolean;
  /** The places that one touches to make a move, in order; where the order is free, every order. */
  steps(move: string, view: V): string[][];
  /** What is picked up by itself when a question comes: mostly nothing. */
  begin(view: V): string[];
  /** What is asked next, once these places are touched; null: the question of the decision is right for it, too. */
  following(view: V, picked: string[]): Said | null;
  /** The only answer to a question that need not be asked: it is given without a word. */
  unasked?(view: V): string | null;
  /** How far the game is: `round-of`, `day-of`. */
  progress(view: V): { key: string; now: number; all: number };
  describe(view: V, names: string[], speaker: Speaker): Passage[];
  /** What decides between equal points, where the game has such a thing. */
  tieBreak?(view: V, seat: number): number;
  /** What is worth a small feast between two views; without it, points gained. */
  feasts?(before: V, after: V): Feast[];
  /** A thing on the table, large: by its place in the view, as `data-look` marks it. */
  drawn(piece: string, view: V, speaker: Speaker): Drawn | null;
  /** A house as a picture that stands alone, to be kept: an `<svg>` with everything in it. */
  picture(view: V, seat: number, theme: Theme): string;
  /** From now on cards show the numbers of house rules (`Summary.house_rules`), or again those of the box. */
  playBy?(changes: Record<string, Record<string, unknown>> | null): void;
  /** For games with a score pad. */
  pad?: PadArt;
}
