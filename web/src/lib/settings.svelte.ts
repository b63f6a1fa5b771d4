/** What this browser's owner likes, kept in the browser. */
import type { Language } from "$protocol";
import { keep, kept } from "./storage.ts";

export const LANGUAGES: Language[] = ["en", "fr", "is"];
/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", is: "Íslenska" };
export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const SIZES = ["normal", "large", "huge"] as const;
/** When a turn waits to be confirmed: where other people play, always, or never. */
export const CONFIRMS = ["people", "always", "never"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  /** letters and patterns wherever a colour tells something */
  letters: boolean;
  size: (typeof SIZES)[number];
  speed: Speed;
  confirms: (typeof CONFIRMS)[number];
  sounds: boolean;
  /** a coach that calls nothing a mistake */
  gentle: boolean;
  /** the nickname of the last table */
  name: string;
  /** everybody who has sat down at this browser, the latest first */
  names: string[];
}

const KEY = "rooftree";
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)");

function spoken(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each): each is Language => LANGUAGES.includes(each as Language)) ?? "en";
}

const standard: Settings = {
  language: spoken(),
  theme: "system",
  letters: false,
  size: "normal",
  speed: "normal",
  confirms: "people",
  sounds: false,
  gentle: false,
  name: "",
  names: [],
};
const CHOICES: Record<string, readonly unknown[]> = {
  language: LANGUAGES,
  theme: THEMES,
  size: SIZES,
  speed: SPEEDS,
  confirms: CONFIRMS,
};

/** What was kept, as far as it can still be chosen. */
function chosen(): Partial<Settings> {
  const isRight = ([name, value]: [string, unknown]) =>
    Object.hasOwn(standard, name) &&
    typeof value === typeof standard[name as keyof Settings] &&
    Array.isArray(value) === Array.isArray(standard[name as keyof Settings]) &&
    (CHOICES[name]?.includes(value) ?? true);
  return Object.fromEntries(Object.entries(kept(KEY) ?? {}).filter(isRight));
}
export const settings: Settings = $state({ ...standard, ...chosen() });

/** Keep the settings and show them on the page; called once, by the page's root. */
export function applySettings(): void {
  let isDark = $state(systemIsDark.matches);
  systemIsDark.addEventListener("change", (event) => (isDark = event.matches));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme === "system" ? (isDark ? "dark" : "light") : settings.theme;
    root.dataset.size = settings.size;
    root.dataset.letters = settings.letters ? "on" : "off";
    root.dataset.motion = speed();
    keep(KEY, settings);
  });
}

/** How fast things move: what was chosen, unless the system asks for stillness. */
export function speed(): Speed {
  return wantsStillness.matches ? "off" : settings.speed;
}

/** How long moves of others stay to be looked at: stillness does not mean haste. */
export const pace = (): Speed => settings.speed;
