// Python from the server that the page came from: its parts lie among the pages.
import { type Files, NAMES } from "./files";

async function files(): Promise<Files> {
  const answer = await fetch("/python.json");
  if (!answer.ok) throw new Error("no Python was packed into this installation");
  const { folder } = (await answer.json()) as { folder: string };
  return Object.fromEntries(NAMES.map((name) => [name, folder + name])) as Files;
}

export const served = { files, worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) };
