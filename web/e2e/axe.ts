/** What keeps somebody out of a page, as axe finds it. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

interface Question {
  within?: string;
  rules?: readonly string[];
  impacts?: readonly string[];
}
const SERIOUS = ["serious", "critical"];

/** What it found, each told in a line; run in the page itself, which takes a fifth of AxeBuilder's time. */
export async function obstacles(
  page: Page,
  { within = "html", rules, impacts = SERIOUS }: Question = {},
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([where, only]) => {
      const runOnly = only && { type: "rule" as const, values: [...only] };
      return (window as unknown as { axe: typeof axe }).axe.run(where, { resultTypes: ["violations"], runOnly });
    },
    [within, rules] as const,
  );
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? "minor"))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`)
          .join(" | ")}`,
    );
}

/** What is on the page, by day and in the evening: then only colours are others. */
export async function look(page: Page, what: string): Promise<void> {
  for (const [theme, rules] of [["light"], ["dark", ["color-contrast", "link-in-text-block"]]] as const) {
    await page.evaluate((each) => (document.documentElement.dataset.theme = each), theme);
    expect(await obstacles(page, { rules }), `${what}, ${theme}`).toEqual([]);
  }
}
