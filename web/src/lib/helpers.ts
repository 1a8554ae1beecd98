// Who answers what is asked beside the box: the Python in this browser once it runs, the server until then. Whoever asks
// tells everything every time, so it does not matter which of them answered before.
import { python } from "../python/python";
import { catalogue } from "./catalogue.svelte";
import { plainWords } from "./plain-words";
import { Trouble } from "./trouble";
import { words } from "./words.svelte";

interface Said {
  message: string;
  details: Record<string, string | number | Said>;
}
interface Told {
  answer?: unknown;
  problem?: Said & { code: string };
}

/** Games from other packages are known to the server alone. */
const OURS = "atol.";
let warming = false;

interface Question {
  game: string;
  helper: string;
  asked: object;
  edition: string;
  /** What the owner's edition replaces, as JSON. */
  overlay: string;
}

export async function askHelper(question: Question, server: () => Promise<unknown>): Promise<unknown> {
  if (python.ready) return askPython(question);
  try {
    return await server();
  } catch (error) {
    if (!(error instanceof Trouble && error.code === "offline")) throw error;
    return askPython(question).catch((failure: unknown) => {
      throw failure instanceof Trouble ? failure : error;
    });
  }
}

async function askPython({ game, helper, asked, edition, overlay }: Question): Promise<unknown> {
  const { meta } = await catalogue.info(game);
  if (!meta.game.startsWith(OURS)) throw new Error("not one of ours");
  const text = await python.ask({ game: meta.game, helper, asked: JSON.stringify(asked), overlay, edition });
  const { answer, problem } = JSON.parse(text) as Told;
  if (!problem) return answer;
  await words.add("errors", game);
  throw new Trouble(problem.code, plainWords(problem.code, say(problem)), 400);
}

function say({ message, details }: Said): string {
  const said = Object.entries(details).map(([name, value]) => [name, typeof value === "object" ? say(value) : value]);
  return words.say(message, Object.fromEntries(said) as Record<string, string | number>);
}

/** So that it is there when the network is not. Whoever saves data is asked for nothing. */
export function warm(): void {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (warming || connection?.saveData || !serviceWorker) return;
  warming = true;
  void kept(serviceWorker)
    .then(() => python.start())
    .catch(() => undefined);
}

/** When the service worker answers for this page: what was fetched before, it does not keep. */
async function kept(container: ServiceWorkerContainer): Promise<void> {
  await container.ready;
  if (container.controller) return;
  await new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
}
