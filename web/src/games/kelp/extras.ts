// What Kelp has beside its matches: the set-up of the box, and the shark's notebook.
import "./tokens.css";
import type { Extras } from "../extras";
import PreparePicture from "./tabletop/PreparePicture.svelte";

export default { PreparePicture, prepared: ["board"], tabletop: { notebook: () => import("./tabletop/Notebook.svelte") } } satisfies Extras;
