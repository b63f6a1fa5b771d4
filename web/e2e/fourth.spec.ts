/** A game from a package of its own, which nobody has drawn: the plain table has all that the others have. */
import { expect } from "@playwright/test";
import { addBots, chance, confirm, newcomer, openTable, playOn, ready, sit, undo } from "./people.ts";
import { Server } from "./server.ts";
import { test } from "./test.ts";

test("a game from outside, by touching places, to the end", async ({ browser }) => {
  const server = await Server.start(["web/e2e/with_gable.py"]);
  try {
    const page = await newcomer(browser, server, { confirms: "always" });
    const path = await openTable(page, "gable", 2);
    await sit(page, "Anna");
    await addBots(page);
    await ready(page);
    const place = (name: string) => page.locator(`.board [data-spot="cell-${name}"]`);
    const hint = page.locator("#hint");
    await expect(page.locator(".board").first()).toContainText("Cards in the pile");

    await place("M1").click();
    await expect(place("A2"), "nothing hangs in the air").toHaveClass(/shut/);
    await place("A2").hover();
    await expect(hint).toContainText("would hang in the air: build A1 first");
    await place("A1").hover();
    await expect(hint, "what the move would do").toContainText(/build the \d+ of \w+ on A1/);

    await place("A1").click();
    await expect(confirm(page)).toBeVisible();
    await expect(place("A1")).toContainText(/stone|brick|timber|glass/i);
    await undo(page).click();
    await expect(place("A1")).not.toContainText(/stone|brick|timber|glass/i);
    await expect(page.locator("aside li.move")).toHaveCount(0);

    await playOn([page], chance(4));
    await expect(page.locator(".finale")).toBeVisible();
    const record = await (await page.request.get(`/api${path.replace("/t/", "/tables/")}/record`)).json();
    expect(record.moves).toHaveLength(24);
    await expect(page.locator(".finale tfoot td").first()).toHaveText(String(Math.max(...record.result.scores)));
    await page.getByRole("link", { name: "Replay" }).click();
    await expect(page.locator("output")).toHaveText("0 / 24");
    await page.getByRole("button", { name: "Forward" }).click();
    await expect(page.locator(".told")).toContainText(/Anna (builds|tosses) the \d+ of/);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(page.locator(".finale")).toBeVisible();
  } finally {
    await server.close();
  }
});
