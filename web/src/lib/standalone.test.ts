import { expect, test } from "vitest";
import { standalone } from "./standalone.ts";

const SIZE = { width: 10, height: 5 };
const SHEET =
  ':root { --a: red; --b: "Old Face", serif; } :root[data-theme="dark"] { --a: blue;' +
  ' } :root[data-letters="on"] { --a: green; }';
const drawn = (body: string, theme: "light" | "dark" = "light", sheets = [SHEET]) =>
  standalone(body, SIZE, theme, sheets);

test("a picture has its size, twice as many pixels, and the body", () => {
  expect(drawn("<path/>")).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5" width="20" height="10"><path/></svg>',
  );
});

test("variables are what they are in that theme, and in no other state of the page", () => {
  expect(drawn('<g fill="var(--a)"/>')).toContain('fill="red"');
  expect(drawn('<g fill="var(--a)"/>', "dark")).toContain('fill="blue"');
  // as in a page
  expect(drawn('<g fill="var(--a)"/>', "dark", [SHEET, ":root { --a: pink; }"])).toContain('fill="blue"');
});

test("what stands in an attribute does not end it", () => {
  expect(drawn('<text font-family="var(--b)"/>')).toContain(`font-family="'Old Face', serif"`);
});

test("an unknown variable is what the drawing says, or nothing", () => {
  expect(drawn('<g fill="var(--x,#fff)" stroke="var(--x,rgb(1 2 3 / .5))" color="var(--x)"/>')).toContain(
    'fill="#fff" stroke="rgb(1 2 3 / .5)" color="none"',
  );
});
