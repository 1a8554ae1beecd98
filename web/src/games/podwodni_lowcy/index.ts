// Podwodni Łowcy at the table.
import { defineGame } from "../shared/define";
import { ask } from "./ask";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Hand from "./Hand.svelte";
import HelpCard from "./HelpCard.svelte";
import type { Action, Components, LowcyView } from "./messages";
import LogPicture from "./LogPicture.svelte";
import Risk from "./Risk.svelte";
import Rival from "./Rival.svelte";
import RulePicture from "./RulePicture.svelte";
import Symbols from "./Symbols.svelte";
import { scoreDetail, speech, status } from "./text";

export default defineGame<LowcyView, Action, Components>("podwodni_lowcy", {
  Board,
  ratio: 744 / 600,
  Hand,
  handRoom: 236,
  ChoicePicture,
  tabs: [{ id: "dive", label: "podwodni_lowcy-tab-dive", part: Risk }],
  Rival,
  taking: ["row", "column", "take", "net", "harpoon", "consolation"],
  points: ({ divers }, seat) => divers[seat]?.points ?? null,
  halts: (news, seat) => news.some(({ name, args }) => name === "interrupted" && args.seat === seat),
  status,
  ask,
  ...speech,
  scoreDetail,
  LogPicture,
  HelpCard,
  RulePicture,
  Symbols,
  spots: {
    dive: "floor",
    corner: "board",
    interrupt: "board",
    surface: "floor",
    interrupted: "board",
    consolation: "hand",
    lost: "board",
    wave: "hand",
    catch: "hand",
    net: "rival",
    harpoon: "board",
    sets: "hand",
    shrimp: "hand",
    score: "hand",
    turned: "own",
    pool: "rival",
    share: "pool",
    end: "own",
  },
});
