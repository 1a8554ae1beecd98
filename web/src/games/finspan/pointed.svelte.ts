// What is pointed at, and which pile lies open. Hand, ocean and the page of a species are apart, so they meet here.

class Pointed {
  /** The card whose page stands beside the ocean. */
  card = $state<string | null>(null);
  /** The pile somebody asked for; null: the one that is needed. */
  pile = $state<"hand" | "discards" | null>(null);
}

export const pointed = new Pointed();
