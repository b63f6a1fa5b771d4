/** What the types do not say. Warnings are errors; a rule that is off or eased says why. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

const EASED = {
  // `noUncheckedIndexedAccess` makes every index a maybe; `!` says that a view has what it names.
  "@typescript-eslint/no-non-null-assertion": "off",
  // Pictures are made of numbers.
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  // `() => deed()` is how this code hands on deeds, and every `{@render part()}` is one.
  "@typescript-eslint/no-confusing-void-expression": "off",
  // In `kept((k: number, inner = false) => …)` the type of what is kept comes from the annotations.
  "@typescript-eslint/no-inferrable-types": "off",
  // To this parser what comes out of a .svelte file is `any`, and every assertion about it idle.
  "@typescript-eslint/no-unnecessary-type-assertion": "off",
  // What is parsed from JSON is `any`; in templates svelte-check knows types that this parser does not.
  "@typescript-eslint/no-unsafe-argument": "off",
  "@typescript-eslint/no-unsafe-assignment": "off",
  "@typescript-eslint/no-unsafe-call": "off",
  "@typescript-eslint/no-unsafe-member-access": "off",
  "@typescript-eslint/no-unsafe-return": "off",
  // `() => {}` is nothing to do, on purpose.
  "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
  // An async function is one that answers later, whether or not it waits.
  "@typescript-eslint/require-await": "off",
  // `void view` in an effect is how it says what it follows.
  "@typescript-eslint/no-meaningless-void-operator": "off",
  // What has to be there and is not used begins with `_`.
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  // Only what our own functions drew is put into the page as it is (STYLE.md).
  "svelte/no-at-html-tags": "off",
  // Maps here are filled and read in one function, or held in `$state.raw`.
  "svelte/prefer-svelte-reactivity": "off",
};

export default defineConfig(
  { ignores: ["src/protocol.ts", "src/games/*/cards.ts", "python/**"] }, // written by `make docs`
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: EASED,
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["**/*.{js,mjs}"], extends: [ts.configs.disableTypeChecked] },
);
