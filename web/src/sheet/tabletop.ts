// What a game does for a table at home, where the real box lies: each a page of its own.
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

const ICONS: Record<string, IconName> = { score: "box", companion: "bot", pad: "pad" };

export function toolName(game: string, tool: string): string {
  return words.say(`${game}-tabletop-${tool}`);
}

export function waysAtHome({ id, helpers = [] }: Meta): Way[] {
  return helpers.map((tool) => wayTo(id, tool, `/tabletop/${id}/${tool}`));
}

function wayTo(game: string, tool: string, href: string): Way {
  return { tool, href, icon: ICONS[tool] ?? "box", name: toolName(game, tool), why: words.say(`${game}-tabletop-${tool}-why`) };
}
