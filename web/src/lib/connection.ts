// A WebSocket that notices silence and comes back by itself.
import type { ClientMessage, ServerMessage } from "./messages";

export type Phase = "connecting" | "open" | "lost" | "missing" | "refused";

const NO_SUCH_TABLE = 4404;
const WRONG_ORIGIN = 4403;
const SHORTEST = 500;
const LONGEST = 10_000;
/** The server beats every 0.8 s. Without any of it the network is gone; after a longer while it is tried anew. */
const CHECK = 400;
const SILENCE = 2_200;
const HOPELESS = 8_000;

interface Hearer {
  message: (message: ServerMessage) => void;
  phase: (phase: Phase) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = SHORTEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private heardAt = 0;
  private checkedAt = Date.now();
  private silent = false;
  private closed = false;
  private readonly gone = () => this.fallSilent();
  private readonly back = () => this.openAnew();

  constructor(
    private readonly path: string,
    private readonly hearer: Hearer,
  ) {
    this.open();
    this.watch = setInterval(() => this.check(), CHECK);
    addEventListener("offline", this.gone);
    addEventListener("online", this.back);
  }

  /** False when nobody hears it: the connection is down, and whoever asked may ask again. */
  send(message: ClientMessage): boolean {
    if (this.silent || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    removeEventListener("offline", this.gone);
    removeEventListener("online", this.back);
    this.socket?.close();
  }

  private open(): void {
    const address = new URL(this.path, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.silent = false;
    this.heardAt = Date.now();
    socket.onopen = () => this.answer();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lose(event.code);
  }

  /** Leaves the old socket to itself: closing one without a network takes a minute. */
  private openAnew(): void {
    if (!this.silent && this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
    this.open();
  }

  private answer(): void {
    this.socket?.send('{"type":"alive"}');
  }

  private hear(message: ServerMessage): void {
    if (this.closed) return;
    this.wait = SHORTEST;
    this.heardAt = Date.now();
    if (this.silent) {
      this.silent = false;
      this.hearer.phase("open");
    }
    if (message.type === "beat") this.answer();
    else this.hearer.message(message);
  }

  private check(): void {
    const now = Date.now();
    // A page that slept has heard nothing because it was not listening.
    if (now - this.checkedAt > SILENCE) this.heardAt = now;
    this.checkedAt = now;
    if (!this.socket || this.socket.readyState > WebSocket.OPEN) return;
    if (now - this.heardAt > HOPELESS) this.openAnew();
    else if (now - this.heardAt > SILENCE) this.fallSilent();
  }

  private fallSilent(): void {
    if (this.silent || this.socket?.readyState !== WebSocket.OPEN) return;
    this.silent = true;
    this.hearer.phase("lost");
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
