/** What this browser owes to a deal, and whether a deal was the promised one. */
import type { Seal, SeatSummary, Share, Summary } from "$protocol";
import { expect, test } from "vitest";
import { verdictOn } from "./fairness.ts";
import { sha256 } from "./sha256.ts";
import { newPledge, owed, witnessOf } from "./shares.ts";

const SEATS = [
  { name: "Ada", person: "a", is_yours: true, is_ready: true },
  { name: "Ben", person: "b", is_yours: false, is_ready: true },
] as SeatSummary[];
const BENS = "b1".repeat(32);
const share = (person: string, pledge: string, secret: string | null = null): Share => ({
  person,
  pledge,
  is_revealed: secret !== null,
  secret,
});
const TERMS = { game: "dreamhome", ruleset: "dreamhome/1", options: { roofs: "strict", discard: true } };
const SEALED = JSON.stringify({ seal: 2, table: "t", ...TERMS, players: 2, secret: "5e".repeat(32) });

function table(seal: Partial<Seal>, part: Partial<Summary> = {}): Summary {
  const whole: Seal = { version: 2, shares: [], is_called: false, text: null, ...seal };
  const summary = { id: "t", ...TERMS, status: "waiting", seats: SEATS, is_sealed: true, seal: whole };
  return { ...summary, commitment: sha256(SEALED), seed: null, salt: null, ...part } as Summary;
}
/** The end of a game to which I gave a secret. */
function ended(pledge: string): Summary {
  const order = owed(table({ is_called: true, shares: [share("a", pledge), share("b", sha256(BENS))] }));
  const secret = order?.do === "reveal" ? order.secret : "";
  const shares = [share("a", pledge, secret), share("b", sha256(BENS), BENS)];
  const secrets = shares.sort((one, two) => (one.pledge < two.pledge ? -1 : 1)).map((each) => each.secret);
  const seed = String(BigInt(`0x${sha256([SEALED, ...secrets].join("\n"))}`) % 2n ** 63n);
  return table({ shares, text: SEALED }, { status: "over", seed });
}

test("a share that is missing is pledged, once everybody has pledged it is told, and nothing is said twice", () => {
  const order = owed(table({}));
  expect(order).toMatchObject({ do: "ready", seat: 0, pledge: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  const pledge = order?.do === "ready" ? order.pledge! : "";
  const mine = [share("a", pledge)];
  expect(owed(table({ shares: mine }))).toBeNull();
  const told = owed(table({ shares: mine, is_called: true }));
  expect(told?.do === "reveal" && sha256(told.secret)).toBe(pledge);
  expect(owed(table({ shares: [{ ...mine[0]!, is_revealed: true }], is_called: true }))).toBeNull();
});

test("nothing is owed by others, by older tables, too late, or from another browser of mine", () => {
  expect(owed(table({}, { seats: SEATS.map((seat) => ({ ...seat, is_yours: false })) }))).toBeNull();
  expect(owed(table({}, { seats: SEATS.map((seat) => ({ ...seat, is_ready: false })) }))).toBeNull();
  expect(owed(table({ version: 1 }))).toBeNull();
  expect(owed(table({ is_called: true }))).toBeNull();
  expect(owed(table({}, { status: "playing" }))).toBeNull();
  expect(owed(table({}, { seal: null }))).toBeNull();
  expect(owed(table({ is_called: true, shares: [share("a", "0".repeat(64))] }))).toBeNull();
});

test("a deal is fair if everything fits what this browser saw before it gave its secret away", () => {
  const end = ended(newPledge());
  expect(verdictOn(end, witnessOf(end))).toBe("fair");
  expect(verdictOn(end, null)).toBe("unwitnessed");
  expect(verdictOn({ ...end, status: "playing" }, witnessOf(end))).toBeNull();
  expect(verdictOn({ ...end, is_sealed: false }, null)).toBeNull();
});

test("whatever does not fit is told", () => {
  const end = ended(newPledge()),
    seal = end.seal!;
  const forgeries: Partial<Summary>[] = [
    { seed: "7" },
    { commitment: sha256("another") },
    { id: "another" },
    { options: { roofs: "open", discard: true } },
    { seats: [...SEATS, SEATS[1]!] },
    { seal: { ...seal, shares: seal.shares.map((each) => ({ ...each, secret: BENS })) } },
  ];
  for (const forged of forgeries) expect(verdictOn({ ...end, ...forged }, witnessOf(end))).toBe("broken");
  const witness = witnessOf(end)!;
  expect(verdictOn(end, { ...witness, pledges: [witness.pledge] })).toBe("broken"); // somebody pledged after me
  expect(verdictOn(end, { ...witness, commitment: "another" })).toBe("broken");
});

test("the seal of older tables is that of seed and salt", () => {
  const old = { status: "over", seed: "12", salt: "ab", commitment: sha256("12:ab") } as const;
  expect(verdictOn(table({ version: 1 }, old), null)).toBe("unwitnessed");
  expect(verdictOn(table({ version: 1 }, { ...old, seed: "13" }), null)).toBe("broken");
});
