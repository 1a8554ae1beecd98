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

const keyOf = (game: string, tool: string) => `edition.${game}.${tool}`;

class Editions {
  private changes = $state(0);
  /** Atol's own, as far as the server was heard. */
  private today = new Map<string, string>();

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

  /** What a page beside the box goes on with: what its match began with, or what would be begun with now. */
  inUse(game: string, tool: string): string {
    const begun = this.changes >= 0 ? remembered<unknown>(keyOf(game, tool), null) : null;
    return typeof begun === "string" ? begun : (this.chosen(game)?.edition ?? "");
  }

  /** A match begins there: from now on it keeps the edition that is chosen now. */
  begin(game: string, tool: string): void {
    const before = this.inUse(game, tool);
    remember(keyOf(game, tool), this.chosen(game)?.edition ?? this.today.get(game) ?? "");
    if (this.inUse(game, tool) !== before) this.changes += 1;
  }

  /** The page shows the components of that edition. Atol's own has a name too, so that a newer one is not taken for it. */
  shown(game: string, tool: string, edition: string): void {
    if (this.inUse(game, tool) !== "") return;
    this.today.set(game, edition);
    if (remembered<unknown>(keyOf(game, tool), null) === "") remember(keyOf(game, tool), edition);
  }

  /** The owner's name for it; empty for Atol's own. */
  nameOf(game: string, edition: string): string {
    return this.of(game).find((one) => one.edition === edition)?.name ?? "";
  }

  /** What Python needs to lay over Atol's components; empty where this browser knows of nothing. */
  overlay(game: string, edition: string): string {
    const own = this.of(game).find((one) => one.edition === edition);
    return own ? JSON.stringify(fileOf(game, own)) : "";
  }
}

export function fileOf(game: string, { name, replace }: OwnEdition): OverlayFile {
  return { game, edition: name, replace };
}

/** Raises where the text is no edition of that game. */
export function overlayIn(text: string, game: string): OverlayFile {
  const read = JSON.parse(text) as Partial<OverlayFile> | null;
  if (read?.game !== game || typeof read.edition !== "string" || typeof read.replace !== "object" || !read.replace) {
    throw new Error("another file");
  }
  return read as OverlayFile;
}

export const editions = new Editions();
