/** Sentences from the same Fluent files that the Python side speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameName, Language, Said } from "$protocol";

const sources = import.meta.glob(
  [
    "../../../src/rooftree/texts/*.ftl",
    "../../../src/rooftree/games/*/texts/*.ftl",
    "../texts/*.ftl",
    "../games/*/texts/*.ftl",
  ],
  { query: "?raw", import: "default" },
) as Record<string, () => Promise<string>>;

/** What is said before each name of a list of things that are not there: « ni béton ni bois ». */
const neither: Partial<Record<Language, string>> = { fr: "ni" };

/** The sentences of a game that this page was not built with. */
async function textsOf(game: GameName, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
  return answer.ok ? answer.text() : "";
}

/** One language, for the interface alone or together with a game. */
export class Speaker {
  private constructor(
    readonly language: Language,
    private bundle: FluentBundle,
  ) {}

  static async load(language: Language, game?: GameName): Promise<Speaker> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = Object.keys(sources).filter((path) => {
      const [, owner] = /games\/(\w+)\//.exec(path) ?? [];
      return path.endsWith(`/${language}.ftl`) && (owner === undefined || owner === game);
    });
    const texts = wanted.map((path) => sources[path]!());
    if (game && !wanted.some((path) => path.includes(`/games/${game}/`))) texts.push(textsOf(game, language));
    for (const text of await Promise.all(texts))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
    if (game && !bundle.hasMessage("game-title"))
      bundle.addResource(new FluentResource(`game-title = ${game.charAt(0).toUpperCase()}${game.slice(1)}`));
    return new Speaker(language, bundle);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message of the server, or a key with arguments. */
  say(what: Said | string, args: Record<string, unknown> = {}): string {
    const key = typeof what === "string" ? what : what.key;
    const given = typeof what === "string" ? args : { ...what.args, ...args };
    return this.format(key, this.variables(given));
  }

  /** The bare name of a thing: `kitchen#2` is a kitchen. */
  name(name: string): string {
    return this.forms(name)[""] ?? name;
  }

  /** What a line of a score is called: by a title of its own, or as the thing that earns the points. */
  title(line: string): string {
    return this.has(`line-${line}`) ? this.say(`line-${line}`) : this.name(line);
  }

  /** Several as one: "Anna, Ben and Rósa". Not every browser knows how to say that in Icelandic. */
  list(names: string[], word: "and" | "or" = "and"): string {
    if (names.length < 2) return names.join();
    return this.say(`play-${word}`, { first: names.slice(0, -1).join(", "), last: names.at(-1) });
  }

  /** A day; the same goes for months. */
  date(day: Date): string {
    return this.say("web-date", {
      day: String(day.getDate()),
      month: day.getMonth() + 1,
      year: String(day.getFullYear()),
    });
  }

  private variables(args: Record<string, unknown>): Record<string, FluentVariable> {
    const all: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (value && typeof value === "object" && "names" in value) {
        const forms = (value.names as string[]).map((each) => this.forms(each));
        for (const ending of Object.keys(forms[0] ?? {}))
          if (forms.every((each) => ending in each)) all[key + ending] = this.either(forms, ending);
      } else if (value && typeof value === "object" && "name" in value) {
        for (const [ending, word] of Object.entries(this.forms(value.name as string))) all[key + ending] = word;
      } else all[key] = value as FluentVariable;
    }
    return all;
  }

  /** Several names as one: "concrete, wood or metal", in one of their forms. */
  private either(forms: Record<string, string>[], ending: string): string {
    const not = neither[this.language];
    if (ending === "-no" && not && forms.length > 1) return forms.map((each) => `${not} ${each[""]}`).join(" ");
    return this.list(
      forms.map((each) => each[ending]!),
      "or",
    );
  }

  private forms(name: string): Record<string, string> {
    const kind = name.split("#")[0]!;
    if (/^[A-Z]/.test(kind)) return { "": kind };
    const keys = [`name-${kind}`, `decision-${kind}`, `label-${kind}`, `line-${kind}`];
    const key = keys.find((each) => this.bundle.hasMessage(each));
    if (!key) return { "": kind };
    const message = this.bundle.getMessage(key)!;
    const forms: Record<string, string> = { "": message.value ? this.bundle.formatPattern(message.value, {}) : kind };
    for (const [attribute, pattern] of Object.entries(message.attributes))
      forms[`-${attribute}`] = this.bundle.formatPattern(pattern, {});
    return forms;
  }

  private format(key: string, variables: Record<string, FluentVariable>): string {
    const [stem, attribute] = key.split(".") as [string, string?];
    const message = this.bundle.getMessage(stem);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const mistakes: Error[] = [],
      text = pattern ? this.bundle.formatPattern(pattern, variables, mistakes) : key;
    // a test finds it; whoever plays reads the rest of the sentence
    if (import.meta.env.DEV && mistakes[0]) throw mistakes[0];
    return text;
  }
}
