/**
 * Who scores a sheet of the score pad: the server, and without it the same package on this device. Nothing else in the
 * browser knows a rule.
 */
import type { GameName, PadAnswer, PadForm } from "$protocol";
import { ask, askDevice, Refused } from "./api.ts";
import { canRun, engine } from "./engine.ts";
import { once } from "./once.ts";

const PATIENCE = 5000; // milliseconds: some networks only seem to be there

/** What can be written on the sheet of a game. */
export const formOf = (game: GameName): Promise<PadForm> =>
  once(`pad ${game}`, () => ask("GET /api/games/{game}/pad", { names: { game } }));

export interface Scored {
  answer: PadAnswer;
  /** by this device */
  isHere: boolean;
}

/** The server could not be reached: whoever was left alone once is not kept waiting at every touch. */
let isAlone = false;
addEventListener("online", () => (isAlone = false));

/** The points of a sheet, or what is wrong with it; `told` hears how far this device is, if it has to count. */
export async function scored(
  game: GameName,
  sheet: Record<string, unknown>,
  told: (share: number) => void = () => {},
): Promise<Scored> {
  const asked = { names: { game }, body: sheet };
  const here = async () => {
    await engine.start(told);
    return { answer: await askDevice("POST /api/games/{game}/pad", asked), isHere: true };
  };
  if (isAlone && canRun()) return here();
  const there = ask("POST /api/games/{game}/pad", asked).then((answer) => ({ answer, isHere: false }));
  if (!canRun()) return there;
  try {
    const found = await inTime(there);
    return found ?? (await Promise.any([there, here()])); // whoever is first
  } catch (error) {
    if (error instanceof Refused) throw error;
    isAlone = true;
    return here();
  }
}

/** An answer, or null if it takes long. */
function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
