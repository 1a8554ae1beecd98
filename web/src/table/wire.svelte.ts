// The line between this browser and a table: what comes in is heard in order, and what cannot be sent is said.
import { Connection, type Phase } from "$lib/connection";
import type { ClientMessage, ServerMessage } from "$lib/messages";
import { notices } from "$lib/notices.svelte";
import { words } from "$lib/words.svelte";

export class Wire {
  phase = $state<Phase>("connecting");
  /** Nothing that is pressed reaches the table. */
  offline = $derived(this.phase === "lost");
  /** The number of the last message: a refusal names it. */
  ref = 0;
  private connection: Connection | null = null;
  /** Messages are taken one after another: an update must wait while a welcome still loads the board. */
  private heard: Promise<void> = Promise.resolve();

  constructor(
    private readonly path: string,
    private readonly hear: (message: ServerMessage) => Promise<void>,
  ) {}

  connect(language: string): void {
    this.connection = new Connection(`${this.path}?lang=${language}`, {
      message: (message) => {
        this.heard = this.heard.then(() => this.hear(message)).catch(() => void (this.phase = "lost"));
      },
      phase: (phase) => (this.phase = phase),
    });
  }

  close(): void {
    this.connection?.close();
  }

  send(message: ClientMessage): boolean {
    this.ref += 1;
    return this.connection?.send({ ...message, ref: this.ref }) ?? false;
  }

  /** What was pressed and could not be sent is not silently lost. */
  ask(message: ClientMessage): boolean {
    return this.send(message) || !this.tellCutOff();
  }

  isCutOff(): boolean {
    return this.offline && this.tellCutOff();
  }

  private tellCutOff(): true {
    notices.tell(words.say("press-offline"));
    return true;
  }
}
