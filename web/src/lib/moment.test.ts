/** A link to a moment says what it was made of; whatever else stands there is the beginning. */
import { expect, test } from "vitest";
import { asksCoach, embedCode, linkTo, momentIn } from "./moment.ts";

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

test("a link may ask the coach", () => {
  expect(asksCoach("?review")).toBe(true);
  expect(asksCoach(linkTo("abcdefghjk", { move: 1, seat: null }).split("?")[1]!)).toBe(false);
});

test("what is pasted into a page is one frame, whatever a title says", () => {
  const link = linkTo("abcdefghjk", { move: 3, seat: "1" }, "embed");
  const code = embedCode(`https://play.example${link}`, '"><b>&');
  expect(code).toContain('src="https://play.example/embed/abcdefghjk?move=3&#38;seat=1"');
  expect(code).toContain('title="&#34;&#62;&#60;b&#62;&#38;"');
  expect(code.match(/<\w+/g)).toEqual(["<iframe"]);
});
