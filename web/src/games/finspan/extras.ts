// What Finspan has beside its matches: Nautoma and the score pad for a table at home.
import "./tokens.css";
import type { Extras } from "../extras";

export default {
  beside: { companion: () => import("./beside/Companion.svelte"), pad: () => import("./beside/Pad.svelte") },
} satisfies Extras;
