/** Whoever came for a test goes when it is over: a page that nobody looks at goes on drawing. */
import { test as plain } from "@playwright/test";
import { guests } from "./people.ts";

export const test = plain.extend<{ farewell: undefined }>({
  farewell: [
    async ({ browserName: _ }, use) => {
      const before = guests.length; // those who came for all tests of a file stay
      await use(undefined);
      for (const each of guests.splice(before)) await each.close();
    },
    { auto: true },
  ],
});
