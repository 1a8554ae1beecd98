// How a game says what travels. A piece keeps its key wherever it is drawn; a spot is a place others come from or go to.

/** The attributes of a piece. `from`: spots or pieces it comes from when it is new, the first one that is in sight. */
export function piece(key: string | null, ...from: string[]) {
  return key === null ? {} : { "data-piece": key, "data-from": from.join(" ") || undefined };
}

/** The attributes of a spot: a pile, a player, a place of a seat's board. */
export function spot(name: string) {
  return { "data-spot": name };
}

/** The name of a place on a seat's board. */
export function placeOf(seat: number, place: string): string {
  return `${seat}/${place}`;
}
