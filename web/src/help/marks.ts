// Every component carries a mark that says where its data comes from; here they are listed by mark and kind.

interface Marked {
  id: string;
  provenance: string;
}

export function markedComponents(components: unknown): Record<string, Record<string, string[]>> {
  const found: Record<string, Record<string, string[]>> = {};
  for (const [kind, entries] of Object.entries((components ?? {}) as Record<string, unknown>)) {
    for (const { id, provenance } of Array.isArray(entries) ? entries.filter(isMarked) : []) {
      ((found[provenance] ??= {})[kind] ??= []).push(id);
    }
  }
  return found;
}

function isMarked(entry: unknown): entry is Marked {
  return typeof entry === "object" && entry !== null && "id" in entry && "provenance" in entry;
}
