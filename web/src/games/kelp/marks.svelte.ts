// Where the odds are not shown, the shark keeps notes of its own: a mark per area, remembered by the browser per table.
import { remember, remembered } from "$lib/storage";

const MARKS = ["octopus", "shell", "trap", "crab"];

class Marks {
  private table = $state("");
  private made = $state<Record<string, string>>({});

  /** The marks belong to the table whose page is open. */
  open(table: string): void {
    if (table === this.table) return;
    this.table = table;
    this.made = remembered(this.key, {});
  }

  at(area: string): string | null {
    return this.made[area] ?? null;
  }

  /** From one mark to the next, and after the last to none. */
  turn(area: string): void {
    const next = MARKS[MARKS.indexOf(this.made[area] ?? "") + 1];
    const { [area]: _, ...others } = this.made;
    this.made = next ? { ...others, [area]: next } : others;
    remember(this.key, this.made);
  }

  private get key(): string {
    return `kelp.marks.${this.table}`;
  }
}

export const marks = new Marks();
