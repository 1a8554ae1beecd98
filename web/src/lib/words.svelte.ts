// Every word a person reads, in Polish and English, from the same .ftl files as the server and the terminal.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export type Language = "pl" | "en";
export type Details = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["$words/locales/*/*.ftl", "$words/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});

export class Words {
  language = $state<Language>("pl");
  /** Grows when a file was added, so that what was drawn without it is drawn again. */
  private loaded = $state(0);
  private bundle = new FluentBundle("pl", { useIsolating: false });
  private files = new Set<string>();
  private work: Promise<void> = Promise.resolve();

  /** Use a language with these files (`atol`, `web`, the id of a game); others already loaded stay. */
  use(language: Language, names: string[] = []): Promise<void> {
    // One after the other: a game's words and a change of language may be asked for at the same time.
    this.work = this.work.catch(() => undefined).then(() => this.load(language, names));
    return this.work;
  }

  /** Add files in the language spoken now. */
  add(...names: string[]): Promise<void> {
    this.work = this.work.catch(() => undefined).then(() => this.load(this.language, names));
    return this.work;
  }

  has(id: string): boolean {
    return Boolean(this.pattern(id));
  }

  /** The message, or `message.attribute`, with its details filled in; an unknown id shows itself. */
  say(id: string, details: Details = {}): string {
    const pattern = this.pattern(id);
    return pattern ? this.bundle.formatPattern(pattern, details) : id;
  }

  private pattern(id: string): Message["value"] | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.loaded >= 0 ? this.bundle.getMessage(name) : undefined;
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  private async load(language: Language, names: string[]): Promise<void> {
    const wanted = new Set([...this.files, ...names]);
    if (language === this.language && [...wanted].every((name) => this.files.has(name))) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all([...wanted].map((name) => read(language, name)))) {
      bundle.addResource(new FluentResource(text));
    }
    this.bundle = bundle;
    this.files = wanted;
    this.language = language;
    this.loaded += 1;
  }
}

async function read(language: Language, name: string): Promise<string> {
  const ends = [`/locales/${language}/${name}.ftl`, `/games/${name}/words/${language}.ftl`];
  const file = Object.entries(FILES).find(([path]) => ends.some((end) => path.endsWith(end)));
  return file ? file[1]() : fetched(language, name);
}

/** The words of a game from another package; without them its messages show their ids. */
async function fetched(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`);
  return answer.ok ? answer.text() : "";
}

export const words = new Words();
