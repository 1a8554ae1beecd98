// A WebSocket that comes back by itself.
import type { ClientMessage, ServerMessage } from "./messages";

export type Phase = "connecting" | "open" | "lost" | "missing" | "refused";

const NO_SUCH_TABLE = 4404;
const WRONG_ORIGIN = 4403;
const SHORTEST = 500;
const LONGEST = 10_000;

interface Hearer {
  message: (message: ServerMessage) => void;
  phase: (phase: Phase) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = SHORTEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {
    this.open();
  }

  /** False when nobody hears it: the connection is down, and whoever asked may ask again. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(address);
    this.socket.onmessage = (event) => this.hear(String(event.data));
    this.socket.onclose = (event) => this.lose(event.code);
  }

  private hear(text: string): void {
    if (this.closed) return;
    this.wait = SHORTEST;
    this.hearer.message(JSON.parse(text) as ServerMessage);
  }

  private lose(code: number): void {
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) return this.hearer.phase("missing");
    if (code === WRONG_ORIGIN) return this.hearer.phase("refused");
    this.hearer.phase("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST, this.wait * 2);
  }
}
