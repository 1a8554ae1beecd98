// What a game does for a table at home, where the real box lies: each a page of its own.
import { api } from "$lib/api";
import { editions } from "$lib/editions.svelte";
import type { Meta } from "$lib/messages";
import { words } from "$lib/words.svelte";
import type { IconName } from "../design/Icon.svelte";

export interface Way {
  tool: string;
  href: string;
  icon: IconName;
  name: string;
  why: string;
}

const ICONS: Record<string, IconName> = { prepare: "box", score: "pad", companion: "bot", pad: "pad", notebook: "eye" };

/** Every question of a page beside the box to its game's helpers goes through here. A match goes on with the edition it
 * began with. */
export function ask<Answer>(game: string, helper: string, asked: object, tool = helper): Promise<Answer> {
  return api.tabletop<Answer>(game, helper, asked, editions.inUse(game, tool));
}

export function toolName(game: string, tool: string): string {
  return words.say(`${game}-tabletop-${tool}`);
}

export function waysAtHome({ id, helpers = [] }: Meta): Way[] {
  return helpers.map((tool) => wayTo(id, tool, `/tabletop/${id}/${tool}`));
}

function wayTo(game: string, tool: string, href: string): Way {
  const name = toolName(game, tool);
  return { tool, href, icon: ICONS[tool] ?? "box", name, why: words.say(`${game}-tabletop-${tool}-why`) };
}
