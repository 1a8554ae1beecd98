// How this person wants Atol to look and behave, remembered by the browser.
import { remember, remembered } from "./storage";
import type { Language } from "./words.svelte";

export type Speed = "calm" | "normal" | "quick" | "none";
export type Theme = "system" | "light" | "dark";

class Preferences {
  language = $state<Language>(remembered<Language>("language", browserLanguage()));
  theme = $state<Theme>(remembered<Theme>("theme", "system"));
  /** Ask before something that cannot be taken back. */
  confirm = $state(remembered("confirm", true));
  /** Play the only possible move by itself. */
  auto = $state(remembered("auto", true));
  sound = $state(remembered("sound", false));
  /** How fast things travel on the table. */
  speed = $state<Speed>(remembered<Speed>("speed", "normal"));
  private night = $state(false);

  constructor() {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.night = query.matches;
    query.addEventListener("change", () => (this.night = query.matches));
  }

  get dark(): boolean {
    return this.theme === "system" ? this.night : this.theme === "dark";
  }

  change<Name extends "language" | "theme" | "confirm" | "auto" | "sound" | "speed">(name: Name, value: this[Name]): void {
    this[name] = value;
    remember(name, value);
  }
}

function browserLanguage(): Language {
  return navigator.languages.some((language) => language.toLowerCase().startsWith("pl")) ? "pl" : "en";
}

export const preferences = new Preferences();

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
