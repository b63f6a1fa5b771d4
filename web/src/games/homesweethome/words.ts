/** The things on the table in words: labels of places, and the lines for those who read the table. */
import type { Speaker } from "$lib/speaker.ts";
import type { HomesweethomeCardView, HomesweethomePlayerView, HomesweethomeView } from "$protocol";
import {
  type Cell,
  STARS,
  ZONES,
  comingTraps,
  isConstruction,
  isResource,
  isTrap,
  kindOf,
  roomsOn,
} from "./art/index.ts";

export type QueueName = "A" | "B";
export const QUEUES: readonly QueueName[] = ["A", "B"];

export const listed = (words: readonly string[]): string => words.join(", ");
export const points = (speaker: Speaker, count: number): string => speaker.say("hs-points", { points: count });
export const cards = (speaker: Speaker, count: number): string => speaker.say("hs-cards", { count });

/** How many of each. */
export function counts(names: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

/** “2 × wood, slate”. */
export const counted = (speaker: Speaker, resources: Record<string, number>): string =>
  listed(
    Object.entries(resources)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => {
        const what = speaker.name(name);
        return count === 1 ? what : speaker.say("hs-several", { count, what });
      }),
  );

/** What kind of card it is; of a foundation, for how many rooms. */
const kindWords = (speaker: Speaker, name: string): string =>
  speaker.say(
    isConstruction(name) && roomsOn(name) ? `hs-kind-foundation-${roomsOn(name)}` : `hs-kind-${kindOf(name)}`,
  );

function cardWords(speaker: Speaker, card: HomesweethomeCardView): string {
  if (isTrap(card.name))
    return speaker.say("hs-trap-card", { card: speaker.name(card.name), cells: listed(ZONES[card.name]) });
  return speaker.say("hs-card", {
    card: speaker.name(card.name),
    kind: kindWords(speaker, card.name),
    cost: counted(speaker, counts(card.cost)),
    points: points(speaker, card.points),
  });
}

export const placeWords = (speaker: Speaker, queue: QueueName, place: number, card: HomesweethomeCardView): string =>
  speaker.say(`hs-place-${place + 1}`, { queue, what: cardWords(speaker, card) });

/** What stands on a cell, from the bottom up, and how far it is. */
export function cellWords(speaker: Speaker, view: HomesweethomeView, cell: Cell): string {
  const stands = view.ground[cell];
  const words = stands
    ? [stands.base, ...stands.rooms, ...(stands.roof ? [stands.roof] : [])].map((name) => speaker.name(name))
    : [speaker.say("hs-cell-empty")];
  if (stands && stands.room_places > 0) {
    const places = stands.room_places - stands.rooms.length;
    words.push(speaker.say(stands.roof ? "hs-roofed" : "hs-no-roof"));
    if (!stands.roof && places > 0) words.push(speaker.say("hs-places", { places }));
  }
  if (view.threatened.includes(cell)) words.push(speaker.say("hs-in-danger"));
  return speaker.say("hs-cell", { cell, what: listed(words) });
}

/** What stands on a cell can be looked at closely, from the roof down; else the plot. */
export function cellLook(view: HomesweethomeView, cell: Cell): string {
  const stands = view.ground[cell],
    plot = `ground.${cell}`;
  if (!stands) return plot;
  const rooms = stands.rooms.map((_, place) => `${plot}.rooms.${place}`).reverse();
  return [...(stands.roof ? [`${plot}.roof`] : []), ...rooms, `${plot}.base`].join(" ");
}

export function saidWords(speaker: Speaker, player: string, said: "A" | "B" | "none"): string {
  return said === "none" ? speaker.say("hs-said-none", { player }) : speaker.say("hs-said", { player, queue: said });
}

export const characterWords = (speaker: Speaker, character: string): string =>
  speaker.say("hs-character", { character: speaker.name(character), power: speaker.say(`hs-power-${character}`) });

export const handWords = (speaker: Speaker, resource: string, count: number): string =>
  speaker.say("hs-in-hand", {
    resource: speaker.name(resource),
    cards: cards(speaker, count),
    stars: speaker.say("hs-stars", { stars: isResource(resource) ? STARS[resource] : 0 }),
  });

/** What is known of a hand besides the number of its cards. */
export function knownWords(speaker: Speaker, player: HomesweethomePlayerView): string[] {
  const names = (resources: string[]) => listed(resources.map((name) => speaker.name(name)));
  const words = player.holds.map((each) => speaker.say("hs-holds", { resources: eitherOf(speaker, each) }));
  if (player.known && Object.keys(player.known).length)
    words.unshift(speaker.say("hs-known", { resources: counted(speaker, player.known) }));
  if (player.lacks.length) words.push(speaker.say("hs-lacks", { resources: names(player.lacks) }));
  return words;
}
const eitherOf = (speaker: Speaker, resources: string[]): string =>
  resources.map((name) => speaker.name(name)).join(" / ");

/** The traps on their way, the nearest first. */
export function trapWords(speaker: Speaker, view: HomesweethomeView): string[] {
  return comingTraps(view)
    .filter(({ nearness }) => nearness !== "now")
    .reverse()
    .map(({ name, nearness }) =>
      speaker.say("hs-coming", {
        trap: speaker.name(name),
        cells: listed(ZONES[name]),
        when: speaker.say(`hs-trap-${nearness}`),
      }),
    );
}

/** A resource's letters on cards and chips, for those who asked for letters. */
export const lettersOf =
  (speaker: Speaker) =>
  (resource: string): string =>
    speaker.say(`sign-${resource}`);

/** What the table is doing. */
export function nowWords(speaker: Speaker, view: HomesweethomeView, names: string[]): string {
  const head = view.building ? view.queues[view.building][0] : undefined;
  if (view.decision === "game-over") return speaker.say("hs-over");
  if (view.trap) return speaker.say("hs-strikes", { trap: speaker.name(view.trap), cells: listed(view.threatened) });
  if (view.swap)
    return speaker.say("hs-swap", { queue: view.swap, stars: speaker.say("hs-stars", { stars: view.stars_paid }) });
  if (head) return speaker.say("hs-building", { card: speaker.name(head.name) });
  if (view.decision === "toss") return speaker.say("hs-nothing-built");
  return view.active === view.you
    ? speaker.say("hs-advice-you")
    : speaker.say("hs-advice", { player: names[view.active] ?? "" });
}
