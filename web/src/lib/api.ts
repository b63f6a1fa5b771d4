/** What is asked for once, over HTTP. */
import { untrack } from "svelte";
import type { Problem, Routes } from "$protocol";
import { isSparing } from "./budget.ts";
import { once } from "./once.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./texts.svelte.ts";
import { isHere } from "./whereabouts.ts";

/** What the server would not do, in the reader's words. */
export class Refused extends Error {}

type Route = keyof Routes;

/** Within somebody else's page nobody is known, whatever cookies there are. */
let isNobody = false;
export const askAsNobody = (): void => void (isNobody = true);

/** `ask("POST /api/tables", { body })`; what stands in braces in a route is filled in from `names`. */
export async function ask<R extends Route>(
  route: R,
  {
    body,
    names = {},
    query = {},
  }: { body?: Routes[R]["body"]; names?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<Routes[R]["answer"]> {
  if (isHere(names.table ?? (body as { table?: string } | undefined)?.table))
    return askDevice(route, { body, names, query });
  const answer = await answerTo(route, body, names, query);
  return answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text();
}

/** The record of a finished game as it was written: a seed has more digits than a number of JavaScript. */
export async function recordOf(table: string): Promise<string> {
  const route = "GET /api/tables/{table}/record";
  if (isHere(table)) return (await askDevice(route, { names: { table } })) as unknown as string;
  return (await answerTo(route, undefined, { table }, {})).text();
}

/** What the server answers; what it refuses, as it says so. */
async function answerTo(
  route: Route,
  body: unknown,
  names: Record<string, string>,
  query: Record<string, string>,
): Promise<Response> {
  const [method = "GET", path = ""] = route.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ""));
  const lang = untrack(() => settings.language); // whoever asks does not ask again in every language
  const answer = await fetch(`${address}?${new URLSearchParams({ lang, ...query })}`, {
    method,
    ...(isNobody ? { credentials: "omit" as const } : {}),
    ...(body ? { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : {}),
  });
  if (answer.ok) return answer;
  const isJson = answer.headers.get("content-type")?.includes("json");
  throw new Refused(isJson ? ((await answer.json()) as Problem).text : await answer.text());
}

/** What this device knows as well as a server: it is asked where there is none. */
export async function askAnywhere<R extends Route>(
  route: R,
  asked: { names?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<Routes[R]["answer"]> {
  try {
    return await ask(route, asked);
  } catch (error) {
    if (error instanceof Refused) throw error;
    return askDevice(route, asked);
  }
}

/** Whoever has opened a page has it without a network, too, unless what is fetched costs them something. */
export async function keepForLater(): Promise<void> {
  const [{ keepAll }, { canRun }] = await Promise.all([import("./here.ts"), import("./engine.ts")]);
  if (canRun() && !isSparing()) await keepAll(false);
}

/** The same of this device. */
export async function askDevice<R extends Route>(
  route: R,
  asked: { body?: Routes[R]["body"]; names?: Record<string, string>; query?: Record<string, string> },
): Promise<Routes[R]["answer"]> {
  const [{ askHere }, { NotPossible }] = await Promise.all([import("./here.ts"), import("./engine.ts")]);
  try {
    return (await askHere(route, asked)) as Routes[R]["answer"];
  } catch (error) {
    throw error instanceof NotPossible ? new Refused(say(error.why)) : error;
  }
}

/** Be somebody: every browser is a guest from its first table on. */
export const beSomebody = (): Promise<unknown> => once("me", () => ask("POST /api/me"));

/** What went wrong, in the reader's words: what the server said, or that it said nothing. */
export const reasonOf = (error: unknown): string => (error instanceof Refused ? error.message : say("web-offline"));
