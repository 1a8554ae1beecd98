// A match on a table at home, told line by line. The browser keeps the lines; how it stands, and whether a line fits, is
// said by the game's helper, which hears all of them every time.
import { sentenceOf } from "$lib/api";
import { editions } from "$lib/editions.svelte";
import { remember, remembered } from "$lib/storage";
import { ask } from "../tabletop";

interface Kept {
  lines: string[];
  settings: Record<string, unknown>;
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === "object" && kept !== null && Array.isArray((kept as Kept).lines) && typeof (kept as Kept).settings === "object";
}

export class Told<View> {
  lines = $state.raw<string[]>([]);
  settings = $state.raw<Record<string, unknown>>({});
  view = $state.raw<View | null>(null);
  /** Why the newest line was not taken; nothing was changed. */
  trouble = $state("");
  private work: Promise<unknown> = Promise.resolve();
  private readonly key: string;

  constructor(
    private readonly game: string,
    private readonly helper: string,
    settings: Record<string, unknown>,
  ) {
    this.key = `evening.${game}.${helper}`;
    const kept = remembered<unknown>(this.key, null);
    this.settings = isKept(kept) ? { ...settings, ...kept.settings } : settings;
    const lines = isKept(kept) ? kept.lines.filter((line) => typeof line === "string") : [];
    if (!lines.length) editions.begin(game, helper);
    void this.later(() => this.take(lines, this.settings));
  }

  /** Lines that belong together: all of them are taken, or none. */
  tell(...lines: string[]): Promise<boolean> {
    return this.later(() => this.take([...this.lines, ...lines], this.settings));
  }

  undo(): Promise<boolean> {
    return this.later(() => this.take(this.lines.slice(0, -1), this.settings));
  }

  set(settings: Record<string, unknown>): Promise<boolean> {
    return this.later(() => this.take(this.lines, { ...this.settings, ...settings }));
  }

  begin(settings: Record<string, unknown> = {}): Promise<boolean> {
    return this.later(() => {
      editions.begin(this.game, this.helper);
      return this.take([], { ...this.settings, ...settings });
    });
  }

  /** One after the other: whoever taps fast loses nothing. */
  private later(work: () => Promise<boolean>): Promise<boolean> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }

  private async take(lines: string[], settings: Record<string, unknown>): Promise<boolean> {
    try {
      this.view = await this.asked(lines, settings);
    } catch (error) {
      this.trouble = sentenceOf(error);
      if (!this.view) this.lines = lines; // what was kept stays, and can be taken back step by step
      return false;
    }
    [this.lines, this.settings, this.trouble] = [lines, settings, ""];
    remember(this.key, { lines, settings });
    return true;
  }

  private asked(lines: string[], settings: Record<string, unknown>): Promise<View> {
    return ask<View>(this.game, this.helper, { ...settings, lines });
  }
}
