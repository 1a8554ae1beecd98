// The evenings with real boxes that this browser remembers, and the same as a table for a spreadsheet.
import { remember, remembered } from "$lib/storage";

export interface Seated {
  name: string;
  /** None where a game has no points. */
  points: number | null;
  place: number;
}

export interface Evening {
  id: string;
  game: string;
  /** Milliseconds, as Date has them. */
  at: number;
  people: Seated[];
  /** Who won why, in the words of that evening. */
  why: string;
  /** The owner's name for the edition it was played with; none: Atol's own. */
  edition?: string;
}

const KEY = "evenings";
const COLUMNS = ["date", "game", "player", "points", "place", "players", "why", "edition"];

class Evenings {
  all = $state<Evening[]>(read());

  add(evening: Omit<Evening, "id">): string {
    const id = crypto.randomUUID?.() ?? String(evening.at);
    this.all = [{ ...evening, id }, ...this.all];
    remember(KEY, $state.snapshot(this.all));
    return id;
  }

  remove(id: string): void {
    this.all = this.all.filter((evening) => evening.id !== id);
    remember(KEY, $state.snapshot(this.all));
  }
}

function read(): Evening[] {
  const kept = remembered<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isEvening) : [];
}

function isEvening(kept: Partial<Evening> | null): kept is Evening {
  return typeof kept?.game === "string" && typeof kept.at === "number" && Array.isArray(kept.people);
}

/** A row for each person of each evening. */
export function csvOf(evenings: Evening[], titles: (game: string) => string): string {
  const rows = evenings.flatMap(({ at, game, people, why, edition = "" }) =>
    people.map(({ name, points, place }) => [
      new Date(at).toISOString().slice(0, 10),
      titles(game),
      name,
      points,
      place,
      people.length,
      why,
      edition,
    ]),
  );
  return [COLUMNS, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** Quoted where it must be; what a spreadsheet would take for a formula is told to be text. */
function cell(value: string | number | null): string {
  const text = typeof value === "string" && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const evenings = new Evenings();
