// What a hinted turn would lay in the ocean, drawn there in advance.
import type { Action, ShallowSeaView } from "./messages";
import type { TileHere } from "./tiles";

/** Something that could come to lie on a place; `planned`: a hint says so. */
export interface Ghost {
  place: string;
  tile?: TileHere;
  fish?: string;
  planned?: boolean;
}

/** What is in hand goes on, then what the turn takes from the pools. */
export function laidBy(planned: Action[], { hand, pools }: Pick<ShallowSeaView, "hand" | "pools">): Ghost[] {
  let [tile, fish] = [hand.tile, hand.fish];
  return planned.flatMap((action, nth): Ghost[] => {
    if (action.type === "coral") tile = pools.corals[action.slot - 1] ?? null;
    if (action.type === "creature") tile = pools.creatures[action.slot - 1] ?? null;
    if (action.type === "fish") fish = pools.fish[action.slot - 1] ?? null;
    if (action.type === "space" && tile) return [{ place: action.space, tile: lying(tile, planned[nth + 1]), planned: true }];
    return action.type === "bubble" && fish ? [{ place: String(action.bubble), fish, planned: true }] : [];
  });
}

function lying(tile: string, then: Action | undefined): TileHere {
  return { tile, degrees: then?.type === "turn" ? then.degrees : 0, completed: false, lodger: null };
}
