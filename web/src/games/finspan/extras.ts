// What Finspan has beside its matches: the set-up of the box, Nautoma and the score pad for a table at home.
import "./tokens.css";
import type { Extras } from "../extras";
import PreparePicture from "./tabletop/PreparePicture.svelte";

export default {
  PreparePicture,
  prepared: ["goals"],
  tabletop: { companion: () => import("./tabletop/Companion.svelte"), pad: () => import("./tabletop/Pad.svelte") },
} satisfies Extras;
