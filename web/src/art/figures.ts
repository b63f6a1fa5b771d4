/** Who lives here: children, cats, a dog, a mouse and a few birds. The origin is where they stand. */
import { C, at, disc, line, oval, path, pick, spots, turn } from "./draw.ts";

const EYE = "#33251f";
const SKIN = ["#f7d3ad", "#e5ad7e", "#b97a4e", "#8d5a3a", "#f2c49b"];
const HAIR = ["#7a4a2a", "#e0a63a", "#3c2b28", "#4a342c", "#c4623c"];
const CLOTHES = [C.coral, C.teal, C.straw, C.navy, C.sage, C.plum];

const CAP = "M-7.4 .5a7.4 7.4 0 0 1 14.8 0q-3-4.6-7.4-4.2t-7.4 4.2z";

const hairOf = (k: number, colour: string): [behind: string, before: string] => {
  switch (k % 6) {
    case 0:
      return ["", path(CAP, colour) + line("M0-7q1-3 4-3", colour, 2)];
    case 1:
      return [disc(-8.5, 1, 3.6, colour) + disc(8.5, 1, 3.6, colour), path(CAP, colour)];
    case 2:
      return [disc(0, -9, 3.8, colour), path(CAP, colour)];
    case 3:
      return [
        "",
        [
          [-6, -2],
          [-3.5, -6],
          [1, -7.4],
          [5, -5],
          [7, -1],
        ]
          .map(([x, y]) => disc(x!, y!, 3.2, colour))
          .join(""),
      ];
    case 4:
      return [
        path("M-8 7V-1a8 8 0 0 1 16 0v8z", colour),
        path("M-7.4 0a7.4 7.4 0 0 1 14.8 0q-2-3-5-3.6-4 3-9.8 3.6z", colour),
      ];
    default:
      return ["", path(CAP, colour) + path("M-7.6-1a7.6 7.6 0 0 1 15.2 0h4.4q-2 2.4-6 2z", pick(CLOTHES, k))];
  }
};

const face = (asleep: boolean): string =>
  (asleep
    ? path("M-4.4 1.2q1.4 1.4 2.8 0M1.6 1.2q1.4 1.4 2.8 0", "none", ' stroke-width="1.3"')
    : spots(
        [
          [-2.6, 1],
          [2.6, 1],
        ],
        2.3,
        EYE,
      )) +
  spots(
    [
      [-4.6, 3.4],
      [4.6, 3.4],
    ],
    2.6,
    "#e8836b99",
  ) +
  path(asleep ? "M-1 4.4h2" : "M-1.8 3.8q1.8 2 3.6 0", "none", ' stroke-width="1.3"');

/** A child's head, centred. */
export const head = (k: number, asleep = false): string => {
  const [behind, before] = hairOf(k, pick(HAIR, k * 2 + 1));
  return behind + disc(0, 0, 7, pick(SKIN, k * 3)) + face(asleep) + before;
};

type Pose = "stand" | "wave" | "sit" | "peek" | "sleep" | "jump" | "crawl";

/** One child, of the class `dh-kid`: exactly as many are in a picture as its card counts. */
export function kid(x: number, y: number, k: number, pose: Pose, flip = false): string {
  return at(x, y, posed(k, pose), 1, flip).replace("<g", '<g class="dh-kid"');
}

function posed(k: number, pose: Pose): string {
  const skin = pick(SKIN, k * 3);
  const top = pick(CLOTHES, k);
  const legs = pick(CLOTHES, k + 3);
  const arm = (d: string): string => path(d, "none", ' stroke-width="5.4"') + line(d, skin, 3);
  switch (pose) {
    case "stand":
    case "wave":
      return (
        path("M-4.6-8h9.2V0H1V-5h-2v5h-3.6z", legs) +
        (pose === "wave" ? arm("M5-16l6-7") : arm("M5-16l3 7")) +
        arm("M-5-16l-3 7") +
        path("M-4-19.5h8q2 0 2 2.5l1 9.5h-14l1-9.5q0-2.5 2-2.5z", top) +
        at(0, -25, head(k))
      );
    case "jump":
      return (
        path("M-4-8l-4 6M4-8l5 5", "none", ' stroke-width="6"') +
        line("M-4-8l-4 6M4-8l5 5", legs, 3.6) +
        arm("M5-16l7-6") +
        arm("M-5-16l-7-6") +
        path("M-4-19.5h8q2 0 2 2.5l1 10h-14l1-10q0-2.5 2-2.5z", top) +
        at(0, -25, head(k))
      );
    case "sit":
      return (
        path("M-5-15h9q2 0 2 2.5V-6h6q3 0 3 3t-3 3h-15q-4 0-4-4z", legs) +
        path("M-4-17h8q2 0 2 2.5V-6h-12v-8.5q0-2.5 2-2.5z", top) +
        arm("M4-13l7 4") +
        at(0, -22, head(k))
      );
    case "crawl":
      return (
        path("M-14-3q0-8 9-8h9l2 11h-4l-2-5h-6l-3 5h-8q-1-3 3-3z", legs) +
        path("M-4-12h8q3 1 3 4l1 8h-4l-1-5h-7z", top) +
        at(8, -14, head(k))
      );
    case "peek":
      return at(0, -4, head(k)) + oval(-8.5, 0, 3, 2.3, skin) + oval(8.5, 0, 3, 2.3, skin);
    case "sleep":
      return turn(-78, 0, 0, head(k, true));
  }
}

const FUR = ["#e59a4c", "#8b8790", "#4e464c", "#f4ead9"];
const EAR = "M-6-3l-1-6 5 3zM6-3l1-6-5 3z";

const catHead = (fur: string, asleep: boolean): string =>
  path(EAR, fur) +
  oval(0, 0, 7, 6, fur) +
  (asleep
    ? path("M-4.5 0q1.5 1.6 3 0M1.5 0q1.5 1.6 3 0", "none", ' stroke-width="1.3"')
    : spots(
        [
          [-2.8, -0.5],
          [2.8, -0.5],
        ],
        2.5,
        EYE,
      )) +
  path("M-1.5 2.5q1.5 1.6 3 0", "none", ' stroke-width="1.3"') +
  spots([[0, 1.6]], 2, "#d9776a");

type CatPose = "sleep" | "sit" | "walk" | "back" | "peek" | "stretch";

/** A cat. They are not counted. */
export function cat(x: number, y: number, k: number, pose: CatPose, flip = false): string {
  const fur = pick(FUR, k);
  const pale = k % 4 === 3 ? "#e6d3b8" : "#fff6e6";
  const tail = (d: string): string => path(d, "none", ' stroke-width="6"') + line(d, fur, 3.6);
  const marks = k % 2 ? "" : line("M-4-11h5M-4.5-8h5", "#00000030", 1.6);
  const body = {
    sleep: () =>
      path("M-14 0q-2-11 10-12 14 0 14 9 0 3-4 3z", fur) +
      at(7, -5, catHead(fur, true), 0.9) +
      tail("M-12-2q8 4 15 0"),
    sit: () =>
      tail("M7-2q8 1 7-8") +
      path("M-8 0q-1-15 8-17 9 2 8 17z", fur) +
      marks +
      oval(0, -4, 3.5, 4, pale, ' stroke="none"') +
      at(0, -18, catHead(fur, false), 0.95),
    back: () =>
      tail("M4-2q11 2 8-9") +
      path("M-8 0q-1-15 8-17 9 2 8 17z", fur) +
      path(EAR, fur, ' transform="translate(0 -18)"') +
      oval(0, -18, 6.6, 5.8, fur),
    walk: () =>
      tail("M-10-10q-8-3-5-12") +
      path("M-11-12q10-2 19 0 3 3 2 12h-3.5l-1-6h-9l-1.5 6h-3.5l-1-6-2 6h-3z", fur) +
      at(10, -13, catHead(fur, false), 0.9),
    stretch: () =>
      tail("M-12-12q-6-6 0-12") +
      path("M-14 0l1-13q8 1 14 6l13 4q2 3-1 3h-13q-6-6-10-4v4z", fur) +
      at(12, -8, catHead(fur, true), 0.9),
    peek: () => at(0, -4, catHead(fur, false)) + oval(-6, 1, 2.5, 2, fur) + oval(6, 1, 2.5, 2, fur),
  }[pose]();
  return at(x, y, body, 1, flip);
}

export const dog = (x: number, y: number, coat: string = C.pale, flip = false): string =>
  at(
    x,
    y,
    path("M-13-8q-6-3-5-9", "none", ' stroke-width="5.5"') +
      line("M-13-8q-6-3-5-9", coat, 3) +
      path("M-15 0q-2-12 10-12h10q6 2 6 12z", coat) +
      path("M2-14q0-9 8-9 9 0 9 7l3 2q1 5-5 5h-8q-7 0-7-5z", coat) +
      path("M5-22q-6 0-5 9 5 2 7-5z", C.nut) +
      spots(
        [
          [13, -16],
          [21, -13.5],
        ],
        2.8,
        EYE,
      ),
    1,
    flip,
  );

export const mouse = (x: number, y: number, flip = false): string =>
  at(
    x,
    y,
    line("M-5-1q-6 1-7-4", "#c99a8c", 1.6) +
      path("M-6 0q0-7 7-7 3 0 6 5 1 2-1 2z", "#b9aeb0") +
      disc(0, -6.5, 2.4, "#e3c2bd") +
      spots([[4, -3.6]], 1.6, EYE),
    1,
    flip,
  );

export const bird = (x: number, y: number, colour: string = C.blue, flip = false): string =>
  at(
    x,
    y,
    path("M-9-2l4-3q1-5 6-5 5 0 5 5l3 1-3 1q-1 4-6 4-5 0-9-3z", colour) +
      path("M-3-3q3 3 5-1", "none", ' stroke-width="1.5"') +
      spots([[3, -6.5]], 2, EYE),
    1,
    flip,
  );

export const teddy = (x: number, y: number, coat: string = C.oak, scale = 1): string =>
  at(
    x,
    y,
    oval(-5, -1, 3.5, 2.6, coat) +
      oval(5, -1, 3.5, 2.6, coat) +
      disc(0, -6, 6, coat) +
      disc(-5, -18, 2.6, coat) +
      disc(5, -18, 2.6, coat) +
      disc(0, -14, 5.6, coat) +
      oval(0, -12.4, 2.6, 2, C.cream, ' stroke="none"') +
      spots(
        [
          [-2, -15],
          [2, -15],
          [0, -13],
        ],
        1.8,
        EYE,
      ),
    scale,
  );

export const fish = (x: number, y: number, colour: string, flip = false): string =>
  at(x, y, path("M-4 0q4-5 8 0-4 5-8 0l-4-3v6z", colour, ' stroke-width="1.4"'), 1, flip);

export const duck = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M-7-4q1 4 7 4 6-1 6-6l3-1-3-2q-1-4-5-3-3 1-3 5-3 2-5 0z", C.straw) +
      spots([[3, -9]], 1.8, EYE) +
      line("M6.5-7.5h2.5", C.coral, 2),
  );

/** A helper's face is the same face, grown up. */
export const skinOf = (k: number): string => pick(SKIN, k);
export const hairColour = (k: number): string => pick(HAIR, k);
