// A match against Nautoma on a table at home: the settings and everything told so far. The browser keeps it; the server,
// asked with all of it every time, says how she stands and what fits now.
import { sentenceOf, Trouble } from "$lib/api";
import { editions } from "$lib/editions.svelte";
import { remember, remembered } from "$lib/storage";
import { words } from "$lib/words.svelte";
import { ask as askHelper } from "../../../sheet/tabletop";
import type { CompanionAsk, CompanionView, OwnCard } from "../messages";

const KEY = "beside.finspan.companion";
/** The decision cards of this person's box, for every match. */
const CARDS_KEY = "beside.finspan.cards";
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
/** Who turns over her decision cards: Atol, or the person, from the box. */
export type Deck = "atol" | "box";
export type Settings = Pick<CompanionAsk, "level" | "goals" | "strength" | "tangle"> & { colour: Colour; deck: Deck };

interface Kept extends CompanionAsk {
  colour: Colour;
  deck: Deck;
  lines: string[];
  cards: OwnCard[];
}

/** What is stored may be anything: the server judges the rest. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  const { lines, colour, cards } = kept as Partial<Kept>;
  return Array.isArray(lines) && Array.isArray(cards) && COLOURS.includes(colour as Colour);
}

function ownCards(): OwnCard[] {
  const kept = remembered<unknown>(CARDS_KEY, []);
  return Array.isArray(kept) ? kept.filter(isOwnCard) : [];
}

function isOwnCard(kept: Partial<OwnCard> | null): kept is OwnCard {
  return typeof kept?.id === "string" && typeof kept.goal === "string" && Array.isArray(kept.dive) && typeof kept.fish === "boolean";
}

export class Story {
  private kept = $state.raw<Kept | null>(null);
  view = $state.raw<CompanionView | null>(null);
  colour = $state<Colour>("red");
  /** What went wrong with the newest step; nothing was changed. */
  trouble = $state("");
  /** Why what is kept cannot be gone on with. */
  broken = $state("");
  /** The server does not answer, and nothing can be shown yet. */
  away = $state("");
  loading = $state(true);
  private busy = false;

  async open(): Promise<void> {
    const kept = remembered<unknown>(KEY, null);
    if (isKept(kept)) await this.take(kept);
    else if (kept !== null) this.broken = words.say("finspan-com-unreadable");
    this.loading = false;
  }

  async begin({ colour, ...settings }: Settings): Promise<void> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const cards = settings.deck === "box" ? ownCards() : [];
    editions.begin("finspan", "companion");
    await this.take({ ...settings, seed, colour, lines: [], cards });
  }

  /** What a line would do; nothing is kept. */
  async preview(line: string): Promise<CompanionView> {
    return ask({ ...this.kept!, lines: [...this.kept!.lines, line] });
  }

  async tell(line: string): Promise<void> {
    if (this.kept) await this.take({ ...this.kept, lines: [...this.kept.lines, line] });
  }

  async undo(): Promise<void> {
    if (!this.kept) return;
    const shorter = { ...this.kept, lines: this.kept.lines.slice(0, -1) };
    if (this.broken) this.kept = shorter; // a step before the last one may be what is wrong
    await this.take(shorter);
  }

  get deck(): Deck {
    return this.kept?.deck ?? "atol";
  }

  /** A card of the box, as far as it was tapped in. */
  ownCard(id: string): OwnCard | undefined {
    return this.kept?.cards.find((card) => card.id === id);
  }

  /** The card that came up in the box, with what is printed on it. */
  async turnOver(card: OwnCard): Promise<void> {
    if (!this.kept) return;
    const cards = [...this.kept.cards.filter(({ id }) => id !== card.id), card];
    await this.take({ ...this.kept, cards, lines: [...this.kept.lines, `turn ${card.id}`] });
    if (this.kept.cards === cards) remember(CARDS_KEY, cards);
  }

  get canUndo(): boolean {
    return (this.kept?.lines.length ?? 0) > 0;
  }

  forget(): void {
    remember(KEY, null);
    this.kept = this.view = null;
    this.trouble = this.broken = "";
  }

  /** Ask, and keep what was asked when the answer is good. */
  private async take(wanted: Kept): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const view = await ask(wanted);
      this.kept = { ...wanted, goals: view.goals.join(","), tangle: view.tangle ?? "", edition: view.edition };
      this.view = view;
      this.colour = wanted.colour;
      this.trouble = this.broken = "";
      remember(KEY, this.kept);
    } catch (error) {
      this.refuse(error, wanted);
    }
    this.busy = false;
  }

  private refuse(error: unknown, wanted: Kept): void {
    const text = sentenceOf(error);
    if (this.view || (!this.loading && !this.broken)) this.trouble = text;
    else if (error instanceof Trouble && error.status === 400) [this.broken, this.kept] = [text, this.kept ?? wanted];
    else this.away = text;
  }
}

async function ask({ colour: _, deck: __, ...asked }: Kept): Promise<CompanionView> {
  return askHelper<CompanionView>("finspan", "companion", asked);
}
