// Finspan in words: the same sentences as in the terminal, from the same messages.
import type { Event } from "$lib/messages";
import type { Details, Words } from "$lib/words.svelte";
import { type Contents, costOf, fishOf, forageOf, reachOf, SITES, type Slot } from "./kinds";
import type { Components, Effect, Fish, FinspanView, Move } from "./messages";

export function sentence(move: Move, _components: Components, words: Words): string {
  return words.say(`finspan-do-${move.type}`, detailsOf(move, words));
}

/** In a word or three, for the accent button. */
export function verb(move: Move, words: Words): string {
  return words.say(`finspan-verb-${move.type}`, detailsOf(move, words));
}

function detailsOf(move: Move, words: Words): Details {
  const { type: _, ...details } = move;
  const said = Object.entries(details).map(([key, value]) => [key, spoken(key, value, words)]);
  return Object.fromEntries(said) as Details;
}

export function logLine(event: Event, names: string[], _components: Components, words: Words): string {
  const said = Object.entries(event.args).map(([key, value]) => [key, argument(key, value, names, words)]);
  return words.say(`finspan-log-${event.name}`, Object.fromEntries(said) as Details);
}

function argument(key: string, value: Event["args"][string], names: string[], words: Words) {
  if (key === "seat") return names[Number(value)] ?? "";
  if (key === "points" && Array.isArray(value)) {
    const everybody = [...names, words.say("finspan-automaton")];
    return value.map((number, seat) => `${everybody[seat] ?? ""} ${number}`).join(", ");
  }
  return spoken(key, value, words);
}

function spoken(key: string, value: Event["args"][string], words: Words): string | number {
  if (key === "card") return fishName(String(value), words);
  if (key === "covered") return value ? fishName(String(value), words) : "no";
  if (key === "cards")
    return [value]
      .flat()
      .map((card) => fishName(String(card), words))
      .join(", ");
  if (key === "goals")
    return [value]
      .flat()
      .map((goal) => goalName(String(goal), words))
      .join(", ");
  if (key === "goal") return goalName(String(value), words);
  if (key === "site" && typeof value === "string") return words.say("finspan-at-site", { site: value });
  return Array.isArray(value) ? value.join(", ") : value;
}

// ---- names

export function fishName(card: string, words: Words): string {
  return words.say(`finspan-fish-${card}`);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As a title: names of species are written small in Polish. */
export function fishTitle(card: string, words: Words): string {
  return capitalized(fishName(card, words));
}

export function goalName(goal: string, words: Words): string {
  return words.say(`finspan-goal-${goal}`);
}

/** What gives an ability: a fish, or a bonus such as `blue-sunlight`. */
export function sourceName(source: string, words: Words): string {
  const [site, place = ""] = source.split("-");
  return SITES.some((known) => known === site) ? capitalized(words.say("finspan-bonus", { place })) : fishTitle(source, words);
}

// ---- cards

export function zoneWords(fish: Fish, words: Words): string {
  const zones = fish.bottom_row_only ? ["bottom"] : fish.zones;
  return [...zones, ...(fish.site ? [fish.site] : [])].map((where) => words.say("finspan-where", { where })).join(", ");
}

export function tagWords(fish: Fish, words: Words): string {
  return Object.entries(fish.tags ?? {})
    .map(([tag, count]) => words.say("finspan-tag", { tag }) + (count > 1 ? ` ×${count}` : ""))
    .join(", ");
}

export function costWords(fish: Fish, words: Words): string {
  const parts = costOf(fish).map(([kind, n]) => words.say("finspan-cost", { kind, n }));
  return parts.join(", ") || words.say("finspan-free");
}

export function effectWords(effect: Effect, words: Words): string {
  const n = effect.n ?? 1;
  const reach = reachOf(effect);
  const where = effect.condition
    ? words.say("finspan-condition", { condition: effect.condition, n })
    : reach
      ? words.say("finspan-where", { where: reach })
      : "";
  return words.say("finspan-effect", { op: effect.op, n, where, points: effect.points ?? 0 });
}

export function abilityWords(fish: Fish, words: Words): string {
  const effects = fish.effects.map((effect) => effectWords(effect, words)).join(", ");
  const shared = fish.all_players ? ` (${words.say("finspan-all-players")})` : "";
  return `${words.say("finspan-ability", { kind: fish.ability })}${shared}: ${effects}`;
}

/** Everything printed on a card, in one line. */
export function cardWords(card: string, components: Components, words: Words): string {
  const fish = fishOf(components, card);
  if (!fish) return forageWords(card, components, words);
  const zones = [zoneWords(fish, words), tagWords(fish, words)].filter(Boolean).join(", ");
  return words.say("finspan-card-line", {
    card: fishTitle(card, words),
    points: fish.points,
    length: fish.length,
    zones,
    cost: costWords(fish, words),
    ability: abilityWords(fish, words),
  });
}

function forageWords(card: string, components: Components, words: Words): string {
  return words.say("finspan-forage-line", { card: fishTitle(card, words), length: forageOf(components, card)?.length ?? 0 });
}

// ---- slots

export function slotWords(slot: Slot, here: Contents, words: Words): string {
  const fish = here.fish
    ? words.say("finspan-slot-fish", { name: fishTitle(here.fish, words), points: here.points })
    : words.say("finspan-slot-empty");
  const tokens = [
    here.egg ? words.say("finspan-slot-egg") : "",
    here.young ? words.say("finspan-slot-young", { young: here.young }) : "",
    here.school ? words.say("finspan-slot-school") : "",
    here.consumed.length ? words.say("finspan-slot-consumed", { consumed: here.consumed.length }) : "",
  ];
  return [`${slot.name}: ${fish}`, ...tokens].filter(Boolean).join(", ");
}

/** In one line for whoever sees the slot: what its fish can do. */
export function slotExplained(slot: Slot, here: Contents, components: Components, words: Words): string {
  const fish = here.fish ? fishOf(components, here.fish) : undefined;
  return fish ? cardExplained(fish, words) : slotWords(slot, here, words);
}

export function cardExplained(fish: Fish, words: Words): string {
  return `${fishTitle(fish.id, words)}: ${abilityWords(fish, words)}`;
}

export function scoreDetail(what: string, _components: Components, words: Words): string {
  const [slot = "", card] = what.split(" ");
  return card ? words.say("finspan-detail-fish", { slot, name: fishName(card, words) }) : words.say("finspan-detail-week", { week: slot });
}

export function status(view: FinspanView, seat: number, words: Words): string {
  const ocean = view.oceans[seat];
  return words.say("finspan-status", { cards: ocean?.hand.length ?? 0, divers: ocean?.divers ?? 0 });
}
