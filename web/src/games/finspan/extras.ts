// What Finspan has beside its matches: Nautoma and the score pad for a table at home.
import "./tokens.css";
import type { Extras } from "../extras";

export default {
  tabletop: { companion: () => import("./tabletop/Companion.svelte"), pad: () => import("./tabletop/Pad.svelte") },
} satisfies Extras;
