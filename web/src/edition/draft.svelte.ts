// An edition while it is made: what is replaced so far, and every step before.
import type { Replaced } from "$lib/editions.svelte";

export interface Entry extends Record<string, unknown> {
  id: string;
  provenance: string;
}

export class Draft {
  replace = $state.raw<Replaced>({});
  name = $state("");
  private before = $state.raw<Replaced[]>([]);

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get isEmpty(): boolean {
    return Object.keys(this.replace).length === 0;
  }

  set(section: string, id: string, field: string, value: unknown): void {
    this.before = [...this.before, this.replace];
    const entries = this.replace[section] ?? {};
    this.replace = { ...this.replace, [section]: { ...entries, [id]: { ...entries[id], [field]: value } } };
  }

  undo(): void {
    this.replace = this.before.at(-1) ?? {};
    this.before = this.before.slice(0, -1);
  }

  open(name: string, replace: Replaced): void {
    this.name = name;
    this.replace = replace;
    this.before = [];
  }

  /** All components with what the owner says of them. */
  laidOver(components: Record<string, Entry[]>): Record<string, Entry[]> {
    const changed = Object.keys(this.replace).map((section) => [
      section,
      (components[section] ?? []).map((entry) => this.shown(section, entry)),
    ]);
    return { ...components, ...(Object.fromEntries(changed) as Record<string, Entry[]>) };
  }

  /** The entry with what the owner says of it. */
  shown(section: string, entry: Entry): Entry {
    const own = this.replace[section]?.[entry.id];
    return own ? { ...entry, ...own, provenance: "owner" } : entry;
  }
}
