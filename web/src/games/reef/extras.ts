// What Reef has beside its matches: the set-up of the box and the score pad.
import "./tokens.css";
import type { Extras } from "../extras";
import PreparePicture from "./tabletop/PreparePicture.svelte";

export default { PreparePicture, prepared: ["setup"], tabletop: { pad: () => import("./tabletop/Pad.svelte") } } satisfies Extras;
