import type { ClientMessage, ServerMessage } from "$lib/messages";
import { preferences } from "$lib/preferences.svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";

let hear: (message: ServerMessage) => void;
let sent: (ClientMessage & { ref?: number })[];

vi.mock("$lib/connection", () => ({
  Connection: class {
    constructor(_path: string, hearer: { message: (message: ServerMessage) => void }) {
      hear = hearer.message;
    }
    send(message: ClientMessage): boolean {
      sent.push(message);
      return true;
    }
    close(): void {
      sent = [];
    }
  },
}));

const person = (name: string) => ({ name, kind: "person", joined: true, present: true, bot: null });
const choice = (id: number, lock = "", more: object = {}) => ({ id, move: { type: `do-${id}` }, lock, passes: false, times: 1, ...more });

function update(version: number, more: object = {}): object {
  return {
    type: "update",
    version,
    seat: 0,
    to_act: 0,
    view: { version },
    events: [],
    choices: [],
    can_undo: false,
    result: null,
    ...more,
  };
}

function welcome(version: number, more: object = {}, yours = [0]): ServerMessage {
  const table = { game: "toy", seats: [person("Maja"), person("Ola")], yours, rematch: null, invitations: [] };
  return { type: "welcome", table, components: {}, undo: null, update: update(version, more) } as unknown as ServerMessage;
}

const GAME = { moment: undefined, next: undefined, together: undefined as unknown };
const ABOUT = {
  meta: { id: "toy", secrets: true },
  courses: [{ id: "match", seat: 0, lessons: ["take", "score", "end"] }],
};

/** A table of a match that teaches. */
function taught(version: number, more: object): ServerMessage {
  const first = welcome(version, more) as unknown as { table: object };
  return { ...first, table: { ...first.table, id: "one", course: "match" } } as unknown as ServerMessage;
}

async function sitDown(first: ServerMessage): Promise<LiveTable> {
  const table = new LiveTable("/live", async () => [GAME, ABOUT] as never);
  table.connect("en");
  await say(first);
  return table;
}

async function say(message: ServerMessage): Promise<void> {
  hear(message);
  await vi.advanceTimersByTimeAsync(0);
}

function hintOf(version: number, ...actions: number[]): ServerMessage {
  const moves = actions.map((action) => ({ action, value: 0, plan: [action], claims: [], promise: 0, shifts: [], chances: [] }));
  return { type: "hint", ref: 0, version, advice: { unit: "lead", moves }, guesses: true, named: {} };
}

const acts = () => sent.flatMap((message) => (message.type === "act" ? [message.action] : []));

describe("a table as this browser sees it", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    preferences.auto = true;
    preferences.confirm = true;
    preferences.speed = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("offers what the server offers", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    expect(table.choices.map(({ id, action }) => [id, (action as { type: string }).type])).toEqual([
      [5, "do-5"],
      [6, "do-6"],
    ]);
    expect(table.myTurn).toBe(true);
    expect(table.next).toBeNull();
  });

  it("acts at once on one choice and asks which of several is meant", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.offer([]);
    expect(acts()).toEqual([]);
    table.offer(table.choices);
    expect(table.chooser).toHaveLength(2);
    table.choose(table.choices[1]!);
    expect([table.chooser, acts()]).toEqual([null, [6]]);
    table.offer([table.choices[0]!]);
    expect(acts()).toEqual([6]); // the first is still on its way
  });

  it("holds what cannot be taken back until it is confirmed", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5, "chance"), choice(6)] }));
    table.offer([table.choices[0]!]);
    expect([table.held?.id, acts()]).toEqual([5, []]);
    table.takeBack();
    expect(table.held).toBeNull();
    table.offer([table.choices[0]!]);
    table.confirm();
    expect(acts()).toEqual([5]);
  });

  it("does not ask whoever wants no questions", async () => {
    preferences.confirm = false;
    const table = await sitDown(welcome(3, { choices: [choice(5, "chance"), choice(6)] }));
    table.offer([table.choices[0]!]);
    expect(acts()).toEqual([5]);
  });

  it("does not ask about the end of a turn that can be taken back, unless the screen is shared", async () => {
    const ending = { choices: [choice(5, "", { passes: true }), choice(6)] };
    const table = await sitDown(welcome(3, ending));
    table.offer([table.choices[0]!]);
    expect([table.held, acts()]).toEqual([null, [5]]);
    const shared = await sitDown(welcome(3, ending, [0, 1]));
    shared.offer([shared.choices[0]!]);
    expect([shared.held?.id, shared.lockOf(shared.held!)]).toEqual([5, "passes"]);
  });

  it("plays the only possible action by itself, whatever it is", async () => {
    await sitDown(welcome(3, { choices: [choice(5, "chance")] }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts()).toEqual([5]);
    preferences.auto = false;
    sent = [];
    await sitDown(welcome(3, { choices: [choice(5)] }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts()).toEqual([]);
  });

  it("plays nothing by itself while something travels", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5)] }));
    let left = 300;
    table.travelling = () => left;
    await vi.advanceTimersByTimeAsync(700);
    expect(acts()).toEqual([]);
    left = 0;
    await vi.advanceTimersByTimeAsync(400);
    expect(acts()).toEqual([5]);
  });

  it("gives the accent to nothing that a hint would not say", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6, "chance")] }));
    (table.game as unknown as { next: unknown }).next = (scene: { choices: object[] }) => scene.choices[0];
    await say(update(4, { choices: [choice(5), choice(6, "chance")] }) as ServerMessage);
    expect([table.next?.id, table.proposes]).toEqual([5, false]);
    await say(hintOf(4, 5));
    expect([table.next?.id, table.proposes]).toEqual([5, true]);
    table.letGo();
    table.choose(table.choices[1]!);
    expect([table.next?.id, table.proposes]).toEqual([6, true]);
    await say(update(5, { choices: [choice(6)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(700);
    expect([table.next?.id, table.proposes]).toEqual([6, true]);
    (table.game as unknown as typeof GAME).next = undefined;
  });

  it("does what the wide button says with one press, but not with one meant for what it said before", async () => {
    const offered = { choices: [choice(5, "chance"), choice(6)] };
    const table = await sitDown(welcome(3, offered));
    await say(hintOf(3, 5));
    table.confirm();
    expect([table.held?.id, acts()]).toEqual([5, []]);
    table.letGo();
    await say(hintOf(3, 5));
    await vi.advanceTimersByTimeAsync(500);
    table.confirm();
    expect(acts()).toEqual([5]);
  });

  it("repeats what was asked for several times, until something else is asked", async () => {
    const offered = (times: number) => ({ choices: [choice(5, "chance", { times }), choice(6)] });
    const table = await sitDown(welcome(3, offered(4)));
    await say(hintOf(3, 5));
    await vi.advanceTimersByTimeAsync(500);
    table.confirm();
    for (const version of [4, 5]) {
      await say(update(version, offered(6 - version)) as ServerMessage);
      await vi.advanceTimersByTimeAsync(700);
    }
    expect(acts()).toEqual([5, 5, 5]);
    await say(update(6, { choices: [choice(6), choice(7)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(700);
    expect([acts(), table.choices.length]).toEqual([[5, 5, 5], 2]);
  });

  it("makes choices that belong together with one press", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6), choice(7)] }));
    (table.game as unknown as typeof GAME).together = (scene: { choices: object[] }) => scene.choices.slice(0, 2);
    await say(update(4, { choices: [choice(5), choice(6), choice(7)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(500);
    expect(table.row.map(({ id }) => id)).toEqual([5, 6]);
    table.confirm();
    await say(update(5, { choices: [choice(6), choice(7)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(700);
    expect(acts()).toEqual([5, 6]);
    GAME.together = undefined;
  });

  it("plays nothing by itself right after an undo", async () => {
    await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    await say(update(4, { events: [{ name: "undo", args: { seat: 0 } }], choices: [choice(5)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(2000);
    expect(acts()).toEqual([]);
  });

  it("gives no choices while something is still to be shown", async () => {
    const table = await sitDown(welcome(3, { to_act: 1 }));
    await say(update(4, { to_act: 1, events: [{ name: "dive", args: { seat: 1 } }] }) as ServerMessage);
    await say(update(5, { choices: [choice(7), choice(8)] }) as ServerMessage);
    expect([table.shown?.version, table.choices]).toEqual([4, []]);
    await vi.advanceTimersByTimeAsync(900);
    expect([table.shown?.version, table.choices.map(({ id }) => id)]).toEqual([5, [7, 8]]);
    expect(table.log).toHaveLength(1);
  });

  it("lets go of what was held when the position changes", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5, "chance"), choice(6)] }));
    table.offer([table.choices[0]!]);
    await say(update(4) as ServerMessage);
    expect([table.held, table.chooser, table.hinted]).toEqual([null, null, null]);
  });

  it("explains nothing that was pointed at before a move of one's own, and goes on while others play", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.scene.explain("a card");
    await say(update(4, { to_act: 1 }) as ServerMessage);
    expect(table.explained).toBeNull();
    table.scene.explain("another card");
    await vi.advanceTimersByTimeAsync(5000);
    await say(update(5, { to_act: 0 }) as ServerMessage);
    expect(table.explained).toBe("another card");
  });

  it("takes a hint for this position only", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.hints.ask();
    expect(table.hints.asking).toBe(true);
    await say(hintOf(2, 6));
    expect([table.hints.asking, table.hinted]).toEqual([true, null]);
    await say(hintOf(3, 6));
    expect([table.hints.asking, table.hinted?.id, table.next?.id]).toEqual([false, 6, 6]);
  });

  it("takes another of the hinted moves that is pressed", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.hints.ask();
    await say(hintOf(3, 5, 6));
    table.pickHint(6);
    expect([table.proposed.map(({ id }) => id), table.hinted?.id, table.next?.id]).toEqual([[5, 6], 6, 6]);
    table.letGo();
    expect([table.hint, table.proposed]).toEqual([null, []]);
  });

  const hintsAsked = () => sent.flatMap((message) => (message.type === "hint" ? [message.version] : []));

  it("asks for a hint that was wanted while a move was on its way once the move is shown", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.offer([table.choices[0]!]);
    table.hints.ask();
    expect(hintsAsked()).toEqual([]);
    await say(update(4, { choices: [choice(7), choice(8)] }) as ServerMessage);
    expect([table.hints.asking, hintsAsked()]).toEqual([true, [4]]);
    await say(hintOf(4, 8));
    expect(table.hinted?.id).toBe(8);
  });

  it("asks anew when the hint that comes is for a moment that has passed, but not for who plays on without it", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.hints.ask();
    table.offer([table.choices[0]!]);
    await say(update(4, { choices: [choice(7), choice(8)] }) as ServerMessage);
    await say(hintOf(3, 5));
    expect(hintsAsked()).toEqual([3]);
    table.hints.ask();
    await say(hintOf(3, 5));
    expect(hintsAsked()).toEqual([3, 4, 4]);
  });

  it("asks again a little later where the table still thinks about an earlier hint", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }));
    table.hints.ask();
    await say({ type: "refused", ref: sent.at(-1)!.ref, code: "slow-down", text: "" } as unknown as ServerMessage);
    expect(table.hints.asking).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(hintsAsked()).toEqual([3, 3]);
  });

  it("draws a curtain before another person's secrets at a shared screen", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }, [0, 1]));
    table.handOver.lift(); // the first to sit down has lifted theirs
    await say(update(4, { to_act: 1 }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.handOver.curtain).toBe(1);
    expect(sent.at(-1)).toMatchObject({ type: "look", seat: null });
    table.handOver.lift();
    expect([table.handOver.curtain, sent.at(-1)]).toMatchObject([null, { type: "look", seat: 1 }]);
  });

  it("lets a result be seen before the curtain, unless somebody presses on, and tells what was missed", async () => {
    const table = await sitDown(welcome(3, { choices: [choice(5), choice(6)] }, [0, 1]));
    table.handOver.lift();
    const open = { name: "dive", args: { seat: 0 } };
    await say(update(4, { to_act: 1, events: [open, { name: "drawn", args: { seat: 0 }, seats: [0] }] }) as ServerMessage);
    expect(table.handOver.curtain).toBeNull();
    table.catchUp();
    expect([table.handOver.curtain, table.handOver.recap]).toEqual([1, [open]]);
  });

  it("lets the last move be seen before the end comes", async () => {
    const table = await sitDown(welcome(3));
    await say(update(4, { to_act: -1, result: { scores: [1, 2], winners: [1] } }) as ServerMessage);
    expect([table.over, table.handOver.finished]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.handOver.finished).toBe(true);
  });

  it("lets the last points be read before the end comes, without motion too", async () => {
    preferences.speed = "none";
    const table = await sitDown(welcome(3));
    const gains = [{ seat: 1, line: "hand", points: 2, what: [] }];
    await say(update(4, { to_act: -1, result: { scores: [1, 2], winners: [1] }, gains }) as ServerMessage);
    expect(table.handOver.finished).toBe(false);
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.handOver.finished).toBe(true);
  });

  it("plays the only move once, although its player was quicker and others have answered", async () => {
    const table = await sitDown(welcome(2));
    await say(update(3, { choices: [choice(5)] }) as ServerMessage);
    table.offer(table.choices);
    await say(update(4, { to_act: 1 }) as ServerMessage);
    await say(update(5, { to_act: 1 }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(3000);
    expect([acts(), table.shown?.version]).toEqual([[5], 5]);
  });

  it("waits while a lesson is read, and goes on when it was understood", async () => {
    const lessons = [{ id: "take", args: {} }];
    const table = await sitDown(taught(3, { to_act: 1, lessons }));
    await say(update(4, { lessons: [], choices: [choice(5), choice(6)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(2000);
    expect([table.teaching.lesson?.id, table.shown?.version]).toEqual(["take", 3]);
    table.teaching.understand();
    expect([table.teaching.lesson, table.teaching.done, table.shown?.version]).toEqual([null, 1, 4]);
  });

  it("takes a lesson for understood when its reader plays on, and plays nothing by itself before", async () => {
    const table = await sitDown(taught(3, { lessons: [{ id: "score", args: {} }], choices: [choice(5)] }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts()).toEqual([]);
    table.offer(table.choices);
    expect([table.teaching.lesson, acts()]).toEqual([null, [5]]);
  });

  it("holds nothing back for a second lesson when its reader plays on", async () => {
    const lessons = ["first", "second"].map((id) => ({ id, args: {} }));
    const table = await sitDown(taught(3, { lessons, choices: [choice(5), choice(6)] }));
    table.act(table.choices[0]!);
    await say(update(4, { lessons: [], choices: [choice(7), choice(8)] }) as ServerMessage);
    await vi.advanceTimersByTimeAsync(2000);
    expect([table.acting, table.teaching.lesson, table.shown?.version]).toEqual([false, null, 4]);
  });

  it("says nothing more after the lesson was left, until it is resumed", async () => {
    const table = await sitDown(taught(3, { lessons: [{ id: "end", args: {} }] }));
    table.teaching.leave();
    expect(table.teaching.lesson).toBeNull();
    table.teaching.resume();
    expect(table.teaching.lesson?.id).toBe("end");
  });
});
