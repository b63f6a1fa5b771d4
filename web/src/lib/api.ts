/** What is asked for once, over HTTP. */
import type { Problem, Routes } from "$protocol";
import { settings } from "./settings.svelte.ts";

/** What the server would not do, in the reader's words. */
export class Refused extends Error {
  constructor(readonly status: number, readonly problem: Problem) { super(problem.text); }
}

type Route = keyof Routes;

/** `ask("POST /api/tables", { body })`; what stands in braces in a route is filled in from `names`. */
export async function ask<R extends Route>(
  route: R,
  { body, names = {}, query = {} }: { body?: Routes[R]["body"]; names?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<Routes[R]["answer"]> {
  const [method = "GET", path = ""] = route.split(" ");
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ""));
  const answer = await fetch(`${address}?${new URLSearchParams({ lang: settings.language, ...query })}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } } : {}),
  });
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refused(answer.status, typeof told === "string" ? { key: "", args: {}, text: told } : told);
  return told;
}

let guest: Promise<unknown> | null = null;

/** Be somebody: every browser is a guest from its first table on. */
export function beSomebody(): Promise<unknown> {
  guest ??= ask("POST /api/me").catch((error: unknown) => {
    guest = null;
    throw error;
  });
  return guest;
}
