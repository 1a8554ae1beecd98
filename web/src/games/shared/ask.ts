// What every game says above its board.
import type { Details, Words } from "$lib/words.svelte";
import type { Ask, Scene } from "../game";

type Seated = Pick<Scene, "seats">;
type Ended = Seated & { view: { seat: number | null; winners: number[] } };

export function nameOf({ seats }: Seated, seat: number): string {
  return seats[seat]?.name ?? "";
}

/** Who has won: you, somebody, or several together. An automaton has no seat and wins by its name. */
export function wonText(game: string, scene: Ended, words: Words, automaton = ""): string {
  const { winners, seat } = scene.view;
  if (winners.length === 1 && winners[0] === seat) return words.say(`${game}-ask-won-you`);
  const names = winners.map((winner) => (winner < scene.seats.length ? nameOf(scene, winner) : automaton)).join(", ");
  return words.say(winners.length > 1 ? `${game}-ask-shared` : `${game}-ask-won`, { names });
}

/** The question `<game>-ask-<what>` with its `-detail`, if it has one and no other is given, and its `-todo`; `look` says
 * how and where it is asked. */
export function question(game: string, what: string, words: Words, details: Details = {}, look: Partial<Ask> = {}): Ask {
  const id = `${game}-ask-${what}`;
  const detail = look.detail ?? (words.has(`${id}-detail`) ? words.say(`${id}-detail`, details) : undefined);
  const todo = words.has(`${id}-todo`) ? words.say(`${id}-todo`, details) : undefined;
  return { text: words.say(id, details), todo, ...look, detail };
}

/** Why something could not be taken back: the game may know it better than the frame. */
export function lockReason(game: string, lock: string, words: Words): string {
  const own = `${game}-lock-${lock}`;
  return words.say(words.has(own) ? own : `lock-${lock}`);
}
