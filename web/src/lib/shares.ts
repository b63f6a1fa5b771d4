/**
 * My share of a deal: a secret that this browser makes when I am ready. The server is told its hash at once (a pledge),
 * and the secret only when everybody has pledged, so that nobody can choose the deal. docs/protocol.md tells the rest.
 */
import type { Summary } from "$protocol";
import type { Order } from "./connection.ts";
import { sha256 } from "./sha256.ts";
import { keep, kept } from "./storage.ts";

/** A secret, and what was under seal when it was given away. */
export interface Witness {
  pledge: string;
  secret: string;
  commitment?: string | null;
  pledges?: string[];
}
const PLACE = "shares",
  MOST = 40; // tables, the latest last

/** Also where a browser keeps nothing. */
let known: Witness[] = [];

const all = (): Witness[] => {
  const found = kept(PLACE);
  return Array.isArray(found) ? (found as Witness[]) : known;
};
function remember(witness: Witness): void {
  known = [...all().filter((each) => each.pledge !== witness.pledge), witness].slice(-MOST);
  keep(PLACE, known);
}

/** A new secret; its hash. */
export function newPledge(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const pledge = sha256(secret);
  remember({ pledge, secret });
  return pledge;
}

/** What this browser knows of the shares at a table: whether one of them is its own. */
export const witnessOf = (summary: Summary): Witness | null =>
  all().find((each) => summary.seal?.shares.some((share) => share.pledge === each.pledge)) ?? null;

/** What has to be said for my share to be in the deal: a pledge if it is missing, the secret when it is called for. */
export function owed(summary: Summary): Order | null {
  const { seal, seats, id: table } = summary;
  const seat = seats.findIndex((each) => each.is_yours && each.is_ready);
  if (summary.status !== "waiting" || seal?.version !== 2 || seat < 0) return null;
  const share = seal.shares.find((each) => each.person === seats[seat]!.person);
  if (!share) return seal.is_called ? null : { do: "ready", table, seat, pledge: newPledge() };
  const mine = all().find((each) => each.pledge === share.pledge);
  if (!seal.is_called || share.is_revealed || !mine) return null;
  remember({ ...mine, commitment: summary.commitment, pledges: seal.shares.map((each) => each.pledge) });
  return { do: "reveal", table, secret: mine.secret };
}
