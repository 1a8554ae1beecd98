import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, type Phase } from "./connection";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  beats(): void {
    this.onmessage?.({ data: '{"type":"beat"}' });
  }
}

let connection: Connection;
let phases: Phase[];
let network: EventTarget;
const HINT = { type: "sheets" } as const;
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://atol.test/", protocol: "http:" });
  network = new EventTarget();
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  vi.stubGlobal("removeEventListener", network.removeEventListener.bind(network));
  FakeSocket.all = [];
  phases = [];
  connection = new Connection("/live", { message: () => undefined, phase: (phase) => phases.push(phase) });
  last().opens();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("answers every beat", () => {
  last().beats();
  expect(last().sent).toEqual(['{"type":"alive"}', '{"type":"alive"}']);
});

it("notices silence within three seconds, and says that nobody hears", () => {
  vi.advanceTimersByTime(3000);
  expect(phases).toEqual(["lost"]);
  expect(connection.send(HINT)).toBe(false);
});

it("goes on with the same socket when that speaks again", () => {
  vi.advanceTimersByTime(3000);
  last().beats();
  expect(phases).toEqual(["lost", "open"]);
  expect(FakeSocket.all).toHaveLength(1);
  expect(connection.send(HINT)).toBe(true);
});

it("tries a new socket after a long silence, and at once when the network is back", () => {
  vi.advanceTimersByTime(9000);
  expect(FakeSocket.all).toHaveLength(2);
  last().opens();
  network.dispatchEvent(new Event("offline"));
  expect(phases).toEqual(["lost", "lost"]);
  network.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(3);
});

it("stays quiet while beats come", () => {
  for (let beat = 0; beat < 20; beat += 1) {
    vi.advanceTimersByTime(800);
    last().beats();
  }
  expect(phases).toEqual([]);
});
