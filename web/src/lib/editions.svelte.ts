// The editions of this person's boxes: what each corrects, and which one is used for tables and beside the box.
import { remember, remembered } from "./storage";

export type Replaced = Record<string, Record<string, Record<string, unknown>>>;

/** As the file that the commands read. */
export interface OverlayFile {
  game: string;
  edition: string;
  replace: Replaced;
}

/** `edition` names what it says; `name` is the owner's. */
export interface OwnEdition {
  edition: string;
  name: string;
  replace: Replaced;
}

class Editions {
  private changes = $state(0);

  of(game: string): OwnEdition[] {
    const kept = this.changes >= 0 ? remembered<unknown>(`editions.${game}`, []) : [];
    return Array.isArray(kept) ? (kept as OwnEdition[]) : [];
  }

  /** The one in use; null: Atol's own. */
  chosen(game: string): OwnEdition | null {
    const name = remembered(`edition.${game}`, "");
    return this.of(game).find(({ edition }) => edition === name) ?? null;
  }

  /** An edition is never changed: a correction is another one beside it. */
  keep(game: string, own: OwnEdition): void {
    remember(`editions.${game}`, [...this.of(game).filter(({ edition }) => edition !== own.edition), own]);
    this.choose(game, own.edition);
  }

  choose(game: string, edition: string): void {
    remember(`edition.${game}`, edition);
    this.changes += 1;
  }

  /** What Python needs to lay over Atol's components; empty for those themselves. */
  overlay(game: string, edition: string): string {
    const own = this.of(game).find((one) => one.edition === edition);
    return own ? JSON.stringify(fileOf(game, own)) : "";
  }
}

export function fileOf(game: string, { name, replace }: OwnEdition): OverlayFile {
  return { game, edition: name, replace };
}

export const editions = new Editions();
