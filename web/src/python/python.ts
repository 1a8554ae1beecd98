// Python in this browser: started once, then asked as the server would be.
import type { Asked, Files, Told } from "./files";

/** What answers: a worker, or something that behaves like one. */
export interface Answering {
  postMessage(asked: Asked): void;
  addEventListener(kind: "message", hear: (event: { data: Told }) => void): void;
  addEventListener(kind: "error", hear: () => void): void;
}

interface Source {
  files: () => Promise<Files>;
  worker: () => Answering;
}

type Question = Omit<Asked, "id" | "files">;
const NOTHING: Question = { game: "", helper: "", asked: "", overlay: "", edition: "" };

class Python {
  /** It answers at once. */
  ready = false;
  private worker: Promise<Answering> | undefined;
  private waiting = new Map<number, (told: Told) => void>();
  private asked = 0;
  /** Where its parts and its worker come from; a page from a disk brings its own. */
  source: (() => Promise<Source>) | undefined;

  /** Raises when it cannot run here. */
  async start(): Promise<void> {
    this.worker ??= this.begin();
    this.worker.catch(() => (this.worker = undefined));
    await this.worker;
  }

  /** The answer as JSON. */
  async ask(question: Question): Promise<string> {
    await this.start();
    return this.send(await this.worker!, question);
  }

  private async begin(): Promise<Answering> {
    if (!this.source) throw new Error("there is no Python here");
    const source = await this.source();
    const files = await source.files();
    const worker = source.worker();
    worker.addEventListener("message", ({ data }) => this.hear(data));
    worker.addEventListener("error", () => this.fail());
    await this.send(worker, NOTHING, files);
    this.ready = true;
    return worker;
  }

  private send(worker: Answering, question: Question, files?: Files): Promise<string> {
    const id = ++this.asked;
    worker.postMessage({ id, files, ...question } satisfies Asked);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ text, failure }) => (failure === undefined ? resolve(text!) : reject(new Error(failure))));
    });
  }

  private hear(told: Told): void {
    this.waiting.get(told.id)?.(told);
    this.waiting.delete(told.id);
  }

  private fail(): void {
    for (const id of [...this.waiting.keys()]) this.hear({ id, failure: "the worker did not start" });
  }
}

export const python = new Python();
