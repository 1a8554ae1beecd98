import type { Event, Update } from "$lib/messages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace, type Shown } from "./pace";

function update(version: number): Update {
  const event: Event = { name: "dive", args: { seat: version } };
  return { version, events: [event] } as unknown as Update;
}

describe("the pace of updates", () => {
  let shown: { version: number; events: number; last: boolean }[];
  let pace: Pace;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pace = new Pace((one: Shown, last) => {
      shown.push({ version: one.version, events: one.events.length, last });
      return 600;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.stubGlobal("document", { hidden: false });
  });

  const versions = () => shown.map(({ version }) => version);

  it("shows the first at once and each other after the one before has stayed", () => {
    pace.add(update(1), update(2));
    pace.add(update(3));
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(599);
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(versions()).toEqual([1, 2]);
    vi.advanceTimersByTime(600);
    expect(versions()).toEqual([1, 2, 3]);
  });

  it("waits until what travels has landed", () => {
    const landing = performance.now() + 900;
    pace = new Pace(
      ({ version }) => (shown.push({ version, events: 1, last: true }), 600),
      () => Math.max(0, landing - performance.now()),
    );
    pace.add(update(1), update(2));
    vi.advanceTimersByTime(899);
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(versions()).toEqual([1, 2]);
  });

  it("says of each whether something waits behind it", () => {
    pace.add(update(1), update(2));
    vi.advanceTimersByTime(600);
    expect(shown.map(({ last }) => last)).toEqual([false, true]);
  });

  it("hurries while many wait", () => {
    pace.add(...Array.from({ length: 9 }, (_, version) => update(version)));
    vi.advanceTimersByTime(200);
    expect(versions()).toEqual([0, 1]);
    vi.advanceTimersByTime(200 + 600);
    expect(versions()).toEqual([0, 1, 2, 3]);
  });

  it("joins too many into one change with the news of all", () => {
    pace.add(...Array.from({ length: 31 }, (_, version) => update(version)));
    expect(shown).toEqual([{ version: 30, events: 31, last: true }]);
  });

  it("does not keep a hidden page waiting", () => {
    vi.stubGlobal("document", { hidden: true });
    pace.add(update(1), update(2));
    expect(shown).toEqual([{ version: 2, events: 2, last: true }]);
  });

  it("catches up when asked, and forgets what waits when cleared", () => {
    pace.add(update(1), update(2), update(3));
    pace.catchUp();
    expect(shown.at(-1)).toEqual({ version: 3, events: 2, last: true });
    pace.add(update(4));
    pace.clear();
    vi.advanceTimersByTime(5000);
    expect(versions()).toEqual([1, 3]);
  });

  it("waits for a person where something is to be seen first", () => {
    const stays = [Infinity, 600];
    const halting = new Pace((one: Shown, last) => {
      shown.push({ version: one.version, events: one.events.length, last });
      return stays.shift()!;
    });
    halting.add(update(1));
    halting.add(update(2));
    vi.advanceTimersByTime(60000);
    expect(versions()).toEqual([1]);
    halting.resume();
    expect(versions()).toEqual([1, 2]);
  });
});
