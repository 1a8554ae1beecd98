// "It is your turn", said by the tab: its title and its icon.
import icon from "../design/icon.svg?url";
import turnIcon from "../design/icon-turn.svg?url";

export function signalTurn(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = mine ? turnIcon : icon;
}
