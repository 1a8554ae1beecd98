// The games this server and this client both know, and their words and boards, loaded when needed.
import { loaderOf } from "../games/folders";
import type { GameModule } from "../games/game";
import { api } from "./api";
import type { GameInfo, Meta } from "./messages";
import { words } from "./words.svelte";

class Catalogue {
  games = $state<Meta[] | null>(null);
  bots = $state<string[]>([]);
  private infos = new Map<string, Promise<GameInfo>>();

  async load(): Promise<void> {
    const all = await api.games();
    const known = all.filter((meta) => loaderOf("index.ts", meta.id));
    await words.add(...known.map((meta) => meta.id));
    this.games = known;
  }

  async loadBots(): Promise<void> {
    if (this.bots.length === 0) this.bots = await api.bots();
  }

  info(id: string): Promise<GameInfo> {
    const known = this.infos.get(id) ?? api.game(id);
    this.infos.set(id, known);
    known.catch(() => this.infos.delete(id));
    return known;
  }

  /** The board of a game with its words; fails for a game this client has no board for. */
  async module(id: string): Promise<GameModule> {
    const load = loaderOf("index.ts", id);
    if (!load) throw new Error(`no board for ${id}`);
    const [module] = await Promise.all([load(), words.add(id)]);
    return module.default;
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
