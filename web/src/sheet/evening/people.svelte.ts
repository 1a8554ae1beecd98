// Who sits at the table at home: kept for each box, so that all its pages and the next evening know them.
import { remember, remembered } from "$lib/storage";
import { words } from "$lib/words.svelte";

const LONGEST = 24;

export class People {
  /** As typed; an empty one has a number for a name. */
  typed = $state<string[]>([]);
  private readonly key: string;

  constructor(
    game: string,
    private readonly fewest: number,
    readonly most: number,
    usual = fewest,
  ) {
    this.key = `evening.${game}.people`;
    const kept = remembered<unknown>(this.key, null);
    const names = Array.isArray(kept) ? kept.map((name) => (typeof name === "string" ? name.slice(0, LONGEST) : "")) : [];
    this.typed = names.length ? names.slice(0, most) : Array.from({ length: usual }, () => "");
    this.resize(Math.max(this.typed.length, fewest));
  }

  get names(): string[] {
    return this.typed.map((name, nth) => name.trim() || words.say("evening-player", { number: nth + 1 }));
  }

  get counts(): string[] {
    return Array.from({ length: this.most - this.fewest + 1 }, (_, nth) => String(this.fewest + nth));
  }

  resize(count: number): void {
    while (this.typed.length < count) this.typed.push("");
    this.typed.splice(count);
  }

  keep(): void {
    remember(this.key, $state.snapshot(this.typed));
  }
}
