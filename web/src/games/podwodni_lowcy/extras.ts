// What Podwodni Łowcy has beside its matches: the set-up of the box, and the pad with the risk of the next card.
import "./tokens.css";
import type { Extras } from "../extras";
import PreparePicture from "./tabletop/PreparePicture.svelte";

export default { PreparePicture, prepared: ["target"], tabletop: { pad: () => import("./tabletop/Pad.svelte") } } satisfies Extras;
