// Reef in words: the same sentences as in the terminal, from the same messages.
import type { Words } from "$lib/words.svelte";
import { speechOf, type Speech } from "../shared/speech";
import { cardOf } from "./kinds";
import type { Card, Cell, Action, Components, ReefView } from "./messages";

const spoken = speechOf<Action, Components>("reef", {
  called: { colour: named, card: cardWords, taken: cardWords, cards: cardWords },
  between: "; ",
  pictured: ["card", "taken", "cards", "colour"],
});

export const speech: Speech<Action, Components> = {
  ...spoken,
  sentence: (action, components, words) =>
    action.type === "pay" ? words.say("reef-do-pay", { name: action.card }) : spoken.sentence(action, components, words),
};

function named(colour: string, _components: Components, words: Words): string {
  return colourName(colour, words);
}

/** A card in a few words: its number, its pieces, its pattern and its points. */
export function cardWords(id: string, components: Components, words: Words): string {
  const card = cardOf(components, id);
  if (!card) return id;
  const pieces = piecesWords(card, words);
  return words.say("reef-card", { name: id, pieces, pattern: patternWords(card.pattern, words), points: card.points });
}

export function colourName(colour: string, words: Words): string {
  return words.say("reef-colour", { colour });
}

function piecesWords(card: Card, words: Words): string {
  const [first = "", second = ""] = card.pieces;
  if (first === second) return words.say("reef-two-pieces", { colour: first });
  return words.say("reef-one-and-one", { first: colourName(first, words), second: colourName(second, words) });
}

function patternWords(pattern: Card["pattern"], words: Words): string {
  if (pattern.kind === "next_to_tallest") return words.say("reef-next-to-tallest", { ...pattern });
  const cells = pattern.cells.map((cell) => words.say("reef-cell", { colour: cell.colour, level: levelOf(cell) ?? "any" }));
  return words.say("reef-shape", { shape: pattern.shape, cells: [...new Set(cells)].join(" + ") });
}

/** "2", "2+", or nothing where any level counts. */
export function levelOf(cell: Cell): string | null {
  if (cell.level == null) return null;
  return cell.or_higher ? `${cell.level}+` : String(cell.level);
}

export function status(view: ReefView, seat: number, words: Words): string {
  return words.say("reef-cards", { cards: view.players[seat]?.hand.length ?? 0 });
}

// ---- spaces

/** "b2, level 3, red on top" */
export function spaceWords(space: string, stack: string[], words: Words): string {
  const top = stack.at(-1);
  return words.say("reef-space", { space, level: stack.length, colour: top ? colourName(top, words) : "" });
}

/** The same and what lies beneath, and where a piece would come to stand. */
export function spaceExplained(space: string, stack: string[], open: boolean, words: Words): string {
  const parts = [spaceWords(space, stack, words)];
  if (stack.length > 1) parts.push(words.say("reef-space-below", { colours: below(stack, words) }));
  if (open) parts.push(words.say("reef-space-next", { level: stack.length + 1 }));
  return parts.join("; ");
}

function below(stack: string[], words: Words): string {
  return stack
    .slice(0, -1)
    .reverse()
    .map((colour) => colourName(colour, words))
    .join(", ");
}
