// Finspan in words: the same sentences as in the terminal, from the same messages.
import type { Event } from "$lib/messages";
import type { Words } from "$lib/words.svelte";
import { capital, speechOf, type Speech } from "../shared/speech";
import { type Contents, costOf, fishOf, forageOf, reachOf, SITES, type Slot } from "./kinds";
import type { Components, Effect, Fish, FinspanView, Action } from "./messages";

const fish = (card: string, _components: Components, words: Words) => fishName(card, words);
const goal = (id: string, _components: Components, words: Words) => goalName(id, words);

const spoken = speechOf<Action, Components>("finspan", {
  called: {
    card: fish,
    cards: fish,
    covered: (card, _components, words) => (card ? fishName(card, words) : "no"),
    goal,
    goals: goal,
    site: (site, _components, words) => words.say("finspan-at-site", { site }),
  },
  pictured: ["card", "cards"],
  led: ({ name, args }) => {
    const value = SIGNS[name] ?? (name === "spend" || name === "move" ? String(args.token) : null);
    return value === null ? null : { thing: "sign", value };
  },
});

/** What the log draws before the line of an event. */
const SIGNS: Record<string, string> = {
  egg: "egg",
  hatch: "hatch",
  young: "young",
  school: "school",
  dive: "diver",
  bottom: "down",
  goal: "check",
  "nautoma-turn": "helmet",
};

export const speech: Speech<Action, Components> = {
  ...spoken,
  logLine: (event, names, components, words) => spoken.logLine(withNames(event, names, words), names, components, words),
  logParts: (event, names, components, words) => spoken.logParts!(withNames(event, names, words), names, components, words),
};

/** Where an event tells the points of everybody, with whose they are. */
function withNames(event: Event, names: string[], words: Words): Event {
  const { points } = event.args;
  if (!Array.isArray(points)) return event;
  const everybody = [...names, words.say("finspan-automaton")];
  const listed = points.map((number, seat) => `${everybody[seat] ?? ""} ${number}`);
  return { ...event, args: { ...event.args, points: listed } };
}

// ---- names

export function fishName(card: string, words: Words): string {
  return words.say(`finspan-fish-${card}`);
}

/** As a title: names of species are written small in Polish. */
export function fishTitle(card: string, words: Words): string {
  return capital(fishName(card, words));
}

export function goalName(goal: string, words: Words): string {
  return words.say(`finspan-goal-${goal}`);
}

/** What gives an ability: a fish, or a bonus such as `blue-sunlight`. */
export function sourceName(source: string, words: Words): string {
  const [site, place = ""] = source.split("-");
  return SITES.some((known) => known === site) ? capital(words.say("finspan-bonus", { place })) : fishTitle(source, words);
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
