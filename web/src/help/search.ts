// The search in the rules, as `atol/core/reference.py` does it: words bend at their ends, so long ones fit by their beginning.
import type { Passage, Text } from "$lib/messages";

const MOST_ANSWERS = 12;
const WHOLE = 3;
const START = 2;
const STEM = 1;
const TITLE = 4;

/** Small letters without accents. */
export function plainWords(text: string): string[] {
  const apart = text.replace(/ł/gi, "l").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return apart.match(/[a-z0-9]+/g) ?? [];
}

/** Those that have every word of the query, or else those that have most of them; the best first. */
export function search(passages: readonly Passage[], query: string): Passage[] {
  const wanted = plainWords(query);
  const rated = passages.map((passage) => ({ passage, ...bestRating(passage, wanted) })).filter(({ words }) => words > 0);
  const most = Math.max(...rated.map(({ words }) => words));
  const kept = rated.filter(({ words }) => words === most).sort((one, other) => other.fit - one.fit);
  return kept.slice(0, MOST_ANSWERS).map(({ passage }) => passage);
}

interface Rating {
  words: number;
  fit: number;
}

function bestRating(passage: Passage, wanted: string[]): Rating {
  const ratings = Object.values(passage.texts).map((text) => rating(text, wanted));
  return ratings.reduce((best, next) => ((next.words - best.words || next.fit - best.fit) > 0 ? next : best));
}

function rating(text: Text, wanted: string[]): Rating {
  const [title, body] = [plainWords(text.title), plainWords(text.text)];
  const fits = wanted.map((word) => Math.max(TITLE * fit(word, title), fit(word, body)));
  return { words: fits.filter(Boolean).length, fit: fits.reduce((sum, one) => sum + one, 0) };
}

function fit(wanted: string, found: string[]): number {
  if (found.includes(wanted)) return WHOLE;
  if (found.some((word) => word.startsWith(wanted))) return START;
  return found.some((word) => word.startsWith(stemOf(wanted))) ? STEM : 0;
}

function stemOf(word: string): string {
  if (word.length < 5) return word;
  return word.slice(0, word.length < 8 ? -2 : -3);
}
