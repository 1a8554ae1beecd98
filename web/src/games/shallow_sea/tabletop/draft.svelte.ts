// The ocean on the table at home, as far as it was tapped in. The browser remembers it.
import type { NewBox } from "$lib/messages";
import { remember, remembered } from "$lib/storage";
import { BUBBLES, SPACES } from "../geometry";
import type { BoxTile, Components, OceanView } from "../messages";
import type { TileHere } from "../tiles";

export type Kind = "standard" | "family" | "scenario" | "modified";
export type Laid = Omit<Required<BoxTile>, "space">;
export type Colour = NonNullable<BoxTile["lodger"]>;

/** An unfinished coral: nothing about it counts. */
export const UNFINISHED = "coral";
const KEY = "box.shallow_sea";

/** What lies before one person. */
interface OneOcean {
  shells: number;
  tiles: Record<string, Laid>;
  fish: Record<string, Colour>;
}

interface Kept extends OneOcean {
  seats: number;
  /** Whose ocean is tapped in now; the others wait beside it. */
  seat: number;
  waiting: Record<string, OneOcean>;
  kind: Kind;
  scenario: string;
  modified: string[];
  orange: string[];
  blue: string[];
  lionfish: number;
}

const NO_OCEAN: OneOcean = { shells: 0, tiles: {}, fish: {} };
const EMPTY: Kept = {
  seats: 1,
  seat: 0,
  waiting: {},
  kind: "standard",
  scenario: "1",
  modified: [],
  orange: [],
  blue: [],
  shells: 0,
  lionfish: 0,
  tiles: {},
  fish: {},
};

export class BoxDraft {
  kept = $state<Kept>({ ...EMPTY, ...remembered<Partial<Kept>>(KEY, {}) });

  keep(): void {
    remember(KEY, $state.snapshot(this.kept));
  }

  /** The match stays as it was chosen; the ocean is empty again. */
  clear(): void {
    Object.assign(this.kept, { shells: 0, lionfish: 0, tiles: {}, fish: {} });
  }

  lay(space: string, tile: Laid | null): void {
    if (tile) this.kept.tiles[space] = tile;
    else Reflect.deleteProperty(this.kept.tiles, space);
  }

  swim(bubble: string, colour: Colour | null): void {
    if (colour) this.kept.fish[bubble] = colour;
    else Reflect.deleteProperty(this.kept.fish, bubble);
  }

  /** Nobody has tapped anything in. */
  get isEmpty(): boolean {
    return !this.tileCount && !this.fishCount && !Object.keys(this.kept.waiting).length;
  }

  get tileCount(): number {
    return Object.keys(this.kept.tiles).length;
  }

  get fishCount(): number {
    return Object.keys(this.kept.fish).length + Object.values(this.kept.tiles).filter((tile) => tile.lodger).length;
  }

  get cardsOfEachKind(): number {
    return this.kept.kind === "modified" && this.kept.modified.includes("7") ? 2 : 1;
  }

  /** Another person's ocean; the one before waits. */
  choose(seat: number): void {
    const { shells, tiles, fish, waiting } = this.kept;
    const others: Record<string, OneOcean> = { ...waiting, [this.kept.seat]: { shells, tiles, fish } };
    Object.assign(this.kept, { seat, waiting: others, ...NO_OCEAN, tiles: {}, fish: {}, ...others[seat] });
  }

  resize(seats: number): void {
    if (this.kept.seat >= seats) this.choose(0);
    this.kept.seats = seats;
  }

  get asked(): NewBox {
    return { seats: this.kept.seats, options: this.options, box: this.boxOf(this.kept) };
  }

  /** The oceans of everybody at the table. */
  get askedOfAll(): { seats: number; options: Record<string, string>; boxes: NewBox["box"][] } {
    const { seats, seat, waiting } = this.kept;
    const boxes = Array.from({ length: seats }, (_, nth) => this.boxOf(nth === seat ? this.kept : (waiting[nth] ?? NO_OCEAN)));
    return { seats, options: this.options, boxes };
  }

  private boxOf({ tiles, fish, shells }: OneOcean): NewBox["box"] {
    const laid = Object.entries(tiles).map(([space, tile]) => ({ space, ...tile }));
    return { tiles: laid, fish, shells, lionfish: this.kept.seats === 1 ? this.kept.lionfish : 0 };
  }

  private get options(): Record<string, string> {
    const { kind, scenario, modified } = this.kept;
    if (kind === "scenario") return { scenario };
    if (kind === "family") return { mode: "family", creatures: "random" };
    const cards = { ...this.cards("orange"), ...this.cards("blue") };
    return kind === "modified" && modified.length ? { modified: modified.join(","), ...cards } : cards;
  }

  private cards(colour: "orange" | "blue"): Record<string, string> {
    const chosen = this.kept[colour].slice(0, this.cardsOfEachKind).filter(Boolean);
    return chosen.length ? { [colour]: [...new Set(chosen)].join(",") } : {};
  }

  // ---- as the drawing wants it

  tilesHere(components: Components, counted: OceanView | null): (TileHere | null)[] {
    return SPACES.map(({ name }, nth) => {
      const laid = this.kept.tiles[name];
      if (!laid) return null;
      const { points, fits } = counted?.spaces[nth] ?? {};
      return { ...laid, tile: drawnAs(laid.tile, components), points, fits };
    });
  }

  get fishHere(): (string | null)[] {
    return BUBBLES.map(({ name }) => this.kept.fish[name] ?? null);
  }
}

/** A coral that is only known by its finished side is drawn as any that has it. */
function drawnAs(tile: string, components: Components): string {
  return components.corals.find((coral) => faceOf(coral) === tile)?.id ?? tile;
}

export function faceOf({ colour, points }: { colour: string; points: number }): string {
  return `${colour}-${points}`;
}
