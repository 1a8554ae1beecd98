// A single page that needs no server: `atol tabletop export` puts everything it reads into the file.
import { mount } from "svelte";
import "../design/base.css";
import { editions, type OwnEdition } from "$lib/editions.svelte";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$lib/words.svelte";
import { type Files, NAMES, type Told } from "../python/files";
import { type Answering, python } from "../python/python";
import { answer } from "../python/answering";
import SinglePage from "./SinglePage.svelte";

interface Brought {
  game: string;
  /** The owner's edition that the file was made with. */
  own: OwnEdition | null;
  /** What the server would answer, by path. */
  answers: Record<string, unknown>;
}

const textOf = (id: string) => document.getElementById(id)!.textContent!;
const brought = JSON.parse(textOf("atol-brought")) as Brought;

function bytesOf(name: string): ArrayBuffer {
  return Uint8Array.from(atob(textOf(`atol-${name}`)), (letter) => letter.charCodeAt(0)).buffer;
}

/** Browsers start no such worker for a page from a disk: there the page itself waits a moment. */
function withoutWorker(): Answering {
  let tell: (event: { data: Told }) => void;
  return {
    postMessage: (asked) => void answer(asked).then((data) => tell({ data })),
    addEventListener: (kind: string, hear: (event: never) => void) => {
      if (kind === "message") tell = hear as typeof tell;
    },
  };
}

// Whoever asks the server is answered from the file, or hears that there is none.
globalThis.fetch = async (wanted) => {
  const answer = brought.answers[String(wanted).split("?")[0]!];
  if (answer === undefined) throw new TypeError("there is no server here");
  return Response.json(answer);
};
python.source = async () => ({
  files: async () => Object.fromEntries(NAMES.map((name) => [name, bytesOf(name)])) as Files,
  worker: withoutWorker,
});

if (brought.own) editions.keep(brought.game, brought.own);
document.documentElement.dataset.theme = preferences.dark ? "dark" : "light";
await words.use(preferences.language, ["atol", "web", brought.game]);
mount(SinglePage, { target: document.getElementById("app")!, props: { game: brought.game } });
