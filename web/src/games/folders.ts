// A game is one folder, found by what lies in it: there is no list to keep. Nothing is loaded before it is asked for.
import type { Component } from "svelte";
import type { Extras } from "./extras";
import type { GameModule } from "./game";

interface Contents {
  "index.ts": GameModule;
  "extras.ts": Extras;
  "cover.svelte": Component;
  /** A component as it looks, for whoever corrects it. */
  "component.svelte": Component<{ section: string; entry: never; components: never }>;
}

type Loader<Thing> = () => Promise<{ default: Thing }>;

// `$more` is a folder with games from elsewhere (ATOL_GAMES), or this one again. One glob finds only what shares a root.
const FILES = Object.entries({
  ...import.meta.glob(["./*/index.ts", "./*/extras.ts", "./*/cover.svelte", "./*/component.svelte"]),
  ...import.meta.glob(["$more/*/index.ts", "$more/*/extras.ts", "$more/*/cover.svelte", "$more/*/component.svelte"]),
});

/** What loads a file of a game's folder; nothing where the game has no such file. */
export function loaderOf<Name extends keyof Contents>(name: Name, game: string): Loader<Contents[Name]> | undefined {
  return FILES.find(([path]) => path.endsWith(`/${game}/${name}`))?.[1] as Loader<Contents[Name]> | undefined;
}
