// A game from its own parts; what it leaves out is as in every game.
import type { Words } from "$lib/words.svelte";
import type { Ask, GameModule, Scene } from "../game";
import { nameOf } from "./ask";
import { speechOf } from "./speech";

type Own<View, Action, Parts> = Partial<GameModule<View, Action, Parts>> & Pick<GameModule<View, Action, Parts>, "Board">;

export function defineGame<View, Action extends { type: string }, Parts>(id: string, own: Own<View, Action, Parts>): GameModule {
  const whole: GameModule<View, Action, Parts> = {
    tabs: [],
    status: () => "",
    ask,
    ...speechOf<Action, Parts>(id),
    scoreDetail: (what) => what,
    spots: {},
    ...own,
  };
  return whole as unknown as GameModule;
}

/** Whose turn it is; the view of every game says it. */
function ask(scene: Scene, words: Words): Ask {
  const { to_act: acting = -1 } = scene.view as { to_act?: number };
  if (acting < 0) return { text: words.say("match-over") };
  return {
    text: scene.choices.length ? words.say("choose-glowing") : words.say("waiting-for", { name: nameOf(scene, acting) }),
    at: "board",
  };
}
