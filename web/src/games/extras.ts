// What some games have beside their matches, loaded when somebody goes there.
import type { Component } from "svelte";
import { loaderOf } from "./folders";

export interface Extras {
  /** Details of a box on the achievement sheet: what it asks for and what its match is set up with. */
  BoxDetails?: Component<{ id: string; components: never; brief?: boolean }>;
  /** What stands beside a thing's name in the list of an option: its drawing, what it does; nothing for others. */
  ListEntry?: Component<{ thing: string; components: never }>;
  /** The setup of a match in a few words, without what is as always. */
  setupLines?: (options: Record<string, string>, components: never) => string[];
  /** A picture of one step of setting up the box, by the name of the step. */
  PreparePicture?: Component<{ name: string; details: Record<string, number | string>; seats: number }>;
  /** The options of a match that change how its box is set up. */
  prepared?: string[];
  /** Pages for a table at home by name: `score` taps in and scores what lies there. */
  tabletop?: Record<string, () => Promise<{ default: unknown }>>;
}

export async function extrasOf(game: string): Promise<Extras> {
  return (await loaderOf("extras.ts", game)?.())?.default ?? {};
}
