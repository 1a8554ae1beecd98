/** How many letters the longest word has: it must fit on a card. */
export function longestWord(name: string): number {
  return Math.max(...name.split(" ").map((word) => word.length));
}
