// The games of this server, and their words and boards, loaded when needed.
import { loaderOf } from "../games/folders";
import type { GameModule } from "../games/game";
import { api } from "./api";
import type { GameInfo, Meta, Passage } from "./messages";
import { words } from "./words.svelte";

class Catalogue {
  games = $state<Meta[] | null>(null);
  bots = $state<string[]>([]);
  private infos = new Map<string, Promise<GameInfo>>();

  async load(): Promise<void> {
    const all = await api.games();
    await words.add(...all.map((meta) => meta.id));
    this.games = all;
  }

  async loadBots(): Promise<void> {
    if (this.bots.length === 0) this.bots = await api.bots();
  }

  /** With the components of that edition; none named: Atol's own of today, which is asked for without its name, because
   * that is how it is kept for later. */
  async info(id: string, edition = ""): Promise<GameInfo> {
    const today = await this.asked(id, "");
    return edition === "" || edition === today.edition ? today : this.asked(id, edition);
  }

  /** What the rules search reads, in that edition. */
  async reference(id: string, edition = ""): Promise<Passage[]> {
    const today = await this.asked(id, "");
    return api.reference(id, edition === today.edition ? "" : edition);
  }

  private asked(id: string, edition: string): Promise<GameInfo> {
    const key = `${id} ${edition}`;
    const known = this.infos.get(key) ?? api.game(id, edition);
    this.infos.set(key, known);
    known.catch(() => this.infos.delete(key));
    return known;
  }

  /** A game at the table, with its words; on a plain board where nobody has drawn one. */
  async module(id: string): Promise<GameModule> {
    const [module] = await Promise.all([loaderOf("index.ts", id)?.(), words.add(id)]);
    return module?.default ?? (await import("../games/shared/plain")).plainGame(id);
  }
}

export const catalogue = new Catalogue();

export function titleOf(meta: Meta): string {
  return meta.names[words.language] ?? meta.names.en ?? meta.id;
}

/** Smallest and largest, as `seats` and `minutes` hold them. */
export function range(pair: readonly unknown[]): [number, number] {
  return [Number(pair[0]), Number(pair[1])];
}

/** "2-4", or "2" when both ends are the same. */
export function span(pair: readonly unknown[]): string {
  const [low, high] = range(pair);
  return low === high ? String(low) : `${low}–${high}`;
}

export function hasSecrets(meta: Meta): boolean {
  return meta.secrets ?? true;
}
