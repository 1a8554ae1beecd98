// Names as people see them: bots carry the nickname of a sea creature.
import type { SeatInfo } from "./messages";
import { words } from "./words.svelte";

export function botId(bot: string): string {
  return `bot-${bot.replaceAll(":", "-")}`;
}

export function botName(bot: string): string {
  return words.has(botId(bot)) ? words.say(botId(bot)) : bot;
}

/** The nickname with the level that it stands for, where one is chosen. */
export function botLevel(bot: string): string {
  const id = `${botId(bot)}-level`;
  return words.has(id) ? words.say(id) : botName(bot);
}

/** How it plays: in this game where the game says so, or anywhere. */
export function botReason(bot: string, game: string): string {
  const id = [`${game}-level-${bot}`, `${botId(bot)}-why`].find((one) => words.has(one));
  return id ? words.say(id) : "";
}

/** The names of all seats; two bots of the same kind are told apart by a number. */
export function namesOf(seats: SeatInfo[]): string[] {
  return numbered(seats.map(nameOf));
}

function nameOf(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name);
  if (!seat.name && seat.bot) return botName(seat.bot);
  return seat.name || words.say("seat-open");
}

/** The same for a line of "your tables", which knows names only. */
export function shownNames(names: string[]): string[] {
  return numbered(names.map((name) => (name ? botName(name) : words.say("seat-open"))));
}

/** The same for a record, which has numbered its bots already. */
export function recordNames(names: string[], kinds: SeatInfo["kind"][]): string[] {
  return numbered(names.map((name, place) => (kinds[place] === "bot" ? botName(name.replace(/ \d+$/, "")) : name)));
}

function numbered(names: string[]): string[] {
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** "Ola", "Ola and Kuba", "Ola, Kuba and Maja". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}
