// Which lessons were learned, by game. This browser remembers it.
import { remember, remembered } from "./storage";

class Learned {
  private lessons = $state<Record<string, string[]>>(remembered("lessons", {}));

  has(game: string, lesson: string): boolean {
    return this.lessons[game]?.includes(lesson) ?? false;
  }

  hasBegun(game: string): boolean {
    return Boolean(this.lessons[game]?.length);
  }

  count(game: string, lessons: string[]): number {
    return lessons.filter((lesson) => this.has(game, lesson)).length;
  }

  add(game: string, lesson: string): void {
    this.keep(game, [...new Set([...(this.lessons[game] ?? []), lesson])]);
  }

  forget(game: string, lessons: string[]): void {
    this.keep(
      game,
      (this.lessons[game] ?? []).filter((lesson) => !lessons.includes(lesson)),
    );
  }

  private keep(game: string, lessons: string[]): void {
    this.lessons[game] = lessons;
    remember("lessons", $state.snapshot(this.lessons));
  }
}

export const learned = new Learned();
