// Every component carries a mark and a source that say where its data comes from; here they are listed by note and kind.
import type { SourceNote } from "$lib/messages";

interface Marked {
  id: string;
  provenance: string;
  source: string;
}

interface Source {
  id: string;
  what: Record<string, string>;
}

/** The components a note is about, kind by kind. */
export function entriesOf(components: unknown, note: SourceNote): [kind: string, ids: string[]][] {
  const parts = (components ?? {}) as Record<string, unknown>;
  const source = sourceOf(parts, note);
  return Object.entries(parts)
    .map(([kind, entries]) => [kind, Array.isArray(entries) ? entries.filter(isMarked) : []] as const)
    .map(([kind, entries]) => [kind, entries.filter((entry) => entry.provenance === note.provenance && entry.source === source)] as const)
    .filter(([, entries]) => entries.length > 0)
    .map(([kind, entries]) => [kind, entries.map(({ id }) => id)]);
}

/** A note carries the words of its source, not its name; a source without words speaks for itself. */
function sourceOf(parts: Record<string, unknown>, note: SourceNote): string | undefined {
  const sources = (parts.sources ?? []) as Source[];
  return sources.find(({ what }) => what.en === note.what.en)?.id ?? note.what.en;
}

function isMarked(entry: unknown): entry is Marked {
  return typeof entry === "object" && entry !== null && "id" in entry && "provenance" in entry;
}
