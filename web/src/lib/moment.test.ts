/** A link to a moment says what it was made of; whatever else stands there is the beginning. */
import { expect, test } from "vitest";
import { linkTo, momentIn } from "./moment.ts";

test.each([
  { move: 17, seat: "1" },
  { move: 0, seat: "" },
  { move: 200, seat: null },
])("%o comes back", (moment) => {
  const link = linkTo("abcdefghjk", moment);
  expect(link.startsWith("/replay/abcdefghjk?")).toBe(true);
  expect(momentIn(link.slice(link.indexOf("?")))).toEqual(moment);
});

test.each(["", "?move=-1", "?move=1e9", "?move=x&seat=me", "?seat=12"])("%s is the beginning", (search) => {
  expect(momentIn(search)).toEqual({ move: 0, seat: null });
});
