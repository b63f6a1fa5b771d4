/** A card to keep or send: the houses, whose they are, their points, the game and the day. */
import { standalone, type Theme } from "./standalone.ts";

export interface Home {
  /** an `<svg>` that stands alone */
  picture: string;
  name: string;
  points: number;
  hasWon: boolean;
}

export interface Card {
  /** the game */
  title: string;
  homes: Home[];
  /** everyone who played */
  people: string;
  /** what the house is called, where it was built together */
  rank: string | null;
  date: string;
  /** "37 points" */
  say: (points: number) => string;
}

const WIDTH = 1200,
  EDGE = 60, // from the card's edge to what is on it
  GAP = 36,
  MAT = 12, // around a picture
  HEAD = 196,
  FOOT = 84;
const PENNANTS = ["var(--accent)", "var(--glow)", "var(--sky-top)", "var(--grass)", "var(--card)"];
const STAR = "M0-12 3.5-4 12-3.7 5.3 1.8 7.4 10 0 5.4-7.4 10-5.3 1.8-12-3.7-3.5-4z";

export function keepsake(card: Card, theme: Theme): string {
  const rows = rowsOf(card.homes);
  const isAlone = card.homes.length === 1;
  let y = HEAD;
  const body = rows.map((row) => {
    const width = isAlone ? WIDTH - 2 * EDGE : (WIDTH - 2 * EDGE - GAP * (rows[0]!.length - 1)) / rows[0]!.length;
    const left = (WIDTH - row.length * width - GAP * (row.length - 1)) / 2; // the last row may be shorter
    const shapes = row.map((home) => sizeOf(home.picture)),
      high = Math.max(...shapes.map((shape) => (width - 2 * MAT) / shape.ratio)) + 2 * MAT;
    const drawn = row.map((home, place) => {
      const x = left + place * (width + GAP);
      return photo(home, x, y, width, high) + (isAlone ? "" : caption(home, x, y + high, width));
    });
    y += high + (isAlone ? 0 : 66) + (row === rows.at(-1) ? 0 : 20);
    return drawn.join("");
  });
  if (isAlone) {
    body.push(nameplate(card, y));
    y += 150;
  } else y += 10;
  const height = Math.round(y + FOOT);
  return standalone(
    paper(height) + bunting() + heading(card) + body.join("") + foot(card, height),
    { width: WIDTH, height },
    theme,
    [],
  );
}

/** Wide houses two in a row, tall ones up to three. */
function rowsOf(homes: Home[]): Home[][] {
  const most = homes.length === 4 || sizeOf(homes[0]!.picture).ratio > 1.4 ? 2 : 3;
  const rows: Home[][] = [];
  for (let first = 0; first < homes.length; first += most) rows.push(homes.slice(first, first + most));
  return rows;
}

function sizeOf(picture: string): { box: string; ratio: number } {
  const box = /viewBox="([^"]+)"/.exec(picture)![1]!,
    [, , width, height] = box.split(" ").map(Number);
  return { box, ratio: width! / height! };
}

function photo({ picture, hasWon }: Home, x: number, y: number, width: number, height: number): string {
  const { box } = sizeOf(picture),
    inside = picture.slice(picture.indexOf(">") + 1);
  const edge = hasWon ? 'stroke="var(--glow)" stroke-width="6"' : 'stroke="var(--line)" stroke-width="3"';
  const area = (from: number) =>
    `x="${x + from}" y="${y + from}" width="${width - 2 * from}" height="${height - 2 * from}"`;
  return `<rect ${area(0)} rx="14" fill="var(--paper)" ${edge}/><svg ${area(MAT)} viewBox="${box}">${inside}`;
}

function caption({ name, points, hasWon }: Home, x: number, y: number, width: number): string {
  const left = x + (hasWon ? 44 : 8);
  return (
    (hasWon ? star(x + 18, y + 39, 1.4) : "") +
    words(name, left, y + 50, 34, width - 130 - (hasWon ? 32 : 0)) +
    words(String(points), x + width - 8, y + 52, 42, 100, { anchor: "end", weight: 900 })
  );
}

/** Of one house alone: whose it is, and its points on a rosette. */
function nameplate(card: Card, y: number): string {
  const home = card.homes[0]!,
    room = WIDTH - 2 * EDGE - 300;
  const isTogether = card.rank !== null,
    big = isTogether ? upper(card.rank!) : home.name;
  return (
    (home.hasWon ? star(EDGE + 22, y + 62, 1.9) : "") +
    words(big, EDGE + (home.hasWon ? 56 : 0), y + 80, 58, room, { weight: 900 }) +
    words(card.people, EDGE, y + 126, 28, room, { colour: "var(--ink-soft)", weight: 600 }) +
    words(card.say(home.points), WIDTH - EDGE, y + 96, 58, 290, {
      anchor: "end",
      weight: 900,
      colour: "var(--accent)",
    })
  );
}

const paper = (height: number): string =>
  `<path d="M0 0h${WIDTH}v${height}H0z" fill="var(--paper)"/>` +
  `<rect x="22" y="22" width="${WIDTH - 44}" height="${height - 44}" rx="26" fill="var(--card)" ` +
  'stroke="var(--line)" stroke-width="3"/>';

/** Small flags on a string, from corner to corner. */
function bunting(): string {
  const COUNT = 17,
    sag = (t: number) => 26 + 132 * t * (1 - t);
  const at = (t: number) => [34 + (WIDTH - 68) * t, sag(t)] as const;
  const string = `M34 26Q${WIDTH / 2} ${26 + 66} ${WIDTH - 34} 26`;
  const flags = Array.from({ length: COUNT }, (_, index) => {
    const [x1, y1] = at((index + 0.18) / COUNT),
      [x2, y2] = at((index + 0.82) / COUNT);
    const tip = `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + 42)}`;
    const shape = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)} ${tip}z`;
    return `<path d="${shape}" fill="${PENNANTS[index % PENNANTS.length]}"/>`;
  });
  return (
    '<g stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">' +
    `${flags.join("")}<path d="${string}" fill="none"/></g>`
  );
}

const heading = (card: Card): string =>
  words(card.title, WIDTH / 2, 164, 64, WIDTH - 2 * EDGE, { anchor: "middle", weight: 900 });

/** The little house of Rooftree, as on its icon. */
const HOUSE =
  '<g stroke="#2b2520" stroke-width="4" stroke-linejoin="round"><path d="M66 22V10h10v21" fill="#c9b79c"/>' +
  '<path d="M20 44v40h56V44" fill="#fffaf0"/><path d="M8 48 48 12l40 36-6 6L48 23 14 54z" fill="#b5482f"/>' +
  '<path d="M28 52h14v14H28z" fill="#f2b632"/><path d="M54 52h14v14H54z" fill="#bfe3f2"/>' +
  '<path d="M41 84V70h14v14z" fill="#8fb573"/></g>';

const foot = (card: Card, height: number): string =>
  words(card.date, EDGE, height - 50, 28, 620, { colour: "var(--ink-soft)", weight: 600 }) +
  `<g transform="translate(${WIDTH - EDGE - 196} ${height - 88}) scale(.5)">${HOUSE}</g>` +
  words("Rooftree", WIDTH - EDGE, height - 50, 32, 200, { anchor: "end", weight: 800 });

const star = (x: number, y: number, scale: number): string =>
  `<path d="${STAR}" transform="translate(${round(x)} ${round(y)}) scale(${scale})" fill="var(--glow)" ` +
  'stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"/>';

interface Manner {
  anchor?: "start" | "middle" | "end";
  weight?: number;
  colour?: string;
}

/** A line of text, made smaller where it would not fit. */
function words(text: string, x: number, y: number, size: number, room: number, manner: Manner = {}): string {
  const { anchor = "start", weight = 800, colour = "var(--ink)" } = manner;
  const fit = Math.min(size, room / (0.6 * Math.max(1, text.length)));
  return (
    `<text x="${round(x)}" y="${round(y)}" font-family="var(--font)" font-size="${round(fit)}" ` +
    `font-weight="${weight}" text-anchor="${anchor}" fill="${colour}">${escaped(text)}</text>`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

/** A name that every system takes for a file. */
export const fileName = (...parts: (string | number)[]): string =>
  parts
    .map((part) =>
      String(part)
        .replace(/[\p{C}\\/:*?"<>|]/gu, "")
        .trim(),
    )
    .filter(Boolean)
    .join(" - ");
