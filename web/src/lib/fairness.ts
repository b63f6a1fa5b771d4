/** Whether a deal was the one that was promised, worked out from the numbers that are shown when the game is over. */
import type { Summary } from "$protocol";
import { bookNameOf } from "./houserules.ts";
import { sha256 } from "./sha256.ts";
import type { Witness } from "./shares.ts";

/** `unwitnessed`: the numbers fit, but this browser did not see the seal before the deal. */
export type Verdict = "fair" | "unwitnessed" | "broken";
const SEEDS = 2n ** 63n;

/** Null while nothing can be said: the game goes on, or has no seal. */
export function verdictOn(summary: Summary, witness: Witness | null): Verdict | null {
  if (summary.status !== "over" || !summary.is_sealed) return null;
  const fits = summary.seal?.version === 2 ? fitsShares(summary) : fitsSalt(summary);
  if (!fits) return "broken";
  if (!witness?.pledges) return "unwitnessed";
  return isAsWitnessed(summary, witness) ? "fair" : "broken";
}

/** The old seal: made by the server alone, when the cards were dealt. */
const fitsSalt = ({ seed, salt, commitment }: Summary): boolean => sha256(`${seed}:${salt}`) === commitment;

function fitsShares(summary: Summary): boolean {
  const { seal, commitment, seed } = summary,
    text = seal?.text ?? "",
    shares = seal?.shares ?? [];
  const secrets = [...shares]
    .sort((one, two) => (one.pledge < two.pledge ? -1 : 1))
    .map((share) => share.secret ?? "");
  return (
    sha256(text) === commitment &&
    isAboutThisTable(summary, text) &&
    shares.every((share) => sha256(share.secret ?? "") === share.pledge) &&
    String(BigInt(`0x${sha256([text, ...secrets].join("\n"))}`) % SEEDS) === seed
  );
}

function isAboutThisTable(summary: Summary, text: string): boolean {
  const { id, ruleset, seats, options } = summary;
  const told = JSON.parse(text) as Record<string, unknown>;
  const terms = (each: Record<string, unknown>) => JSON.stringify(Object.entries(each).sort());
  return (
    told.table === id &&
    told.game === bookNameOf(summary) &&
    told.ruleset === ruleset &&
    told.players === seats.length &&
    terms(told.options as Record<string, unknown>) === terms(options)
  );
}

/** The seal, and all pledges, are those for which this browser gave its secret away. */
function isAsWitnessed({ commitment, seal }: Summary, witness: Witness): boolean {
  const now = seal?.shares.map((share) => share.pledge) ?? [];
  return witness.commitment === commitment && [...now].sort().join() === [...(witness.pledges ?? [])].sort().join();
}
