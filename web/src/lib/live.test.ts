import { beforeEach, expect, test } from "vitest";
import { Live, type Answer, type Socket, type State, type Step } from "./live";
import type { Command, ServerMessage, Update } from "./types";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  constructor(
    readonly version: number | undefined,
    readonly plain: boolean,
  ) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.onclose?.(undefined as never);
  }
}

let sockets: FakeSocket[];
let timers: { at: number; task: () => void }[];
let states: State[];
let logs: Step[][];
let present: string[];
let heard: string[];
let live: Live;

const last = () => sockets.at(-1) as FakeSocket;
const welcome: ServerMessage = {
  type: "welcome",
  table: "t",
  viewer: "A",
  you: { seats: ["A"], owner: true },
  present: ["A"],
  now_ms: 0,
};
const update = (since: number | null, version: number, happened: Update["happened"] = []): ServerMessage =>
  ({ type: "update", since, version, happened, table: {}, game: null }) as unknown as ServerMessage;
const step = (seat: string): Step => ({ type: "step", seat, events: [] });
const act = (id: string): Command => ({ id, do: { act: { action: "x" } }, seat: "A", expected: 1 });

/** Lets the earliest timer ring. */
function ring(): number {
  timers.sort((a, b) => a.at - b.at);
  const timer = timers.shift();
  timer?.task();
  return timer?.at ?? -1;
}

beforeEach(() => {
  sockets = [];
  timers = [];
  states = [];
  logs = [];
  heard = [];
  live = new Live(
    {
      connect(version, plain) {
        sockets.push(new FakeSocket(version, plain));
        return last();
      },
      later(at, task) {
        const timer = { at, task };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
    {
      state: (state) => states.push(state),
      you: () => {},
      update: (_, log) => logs.push(log),
      present: (seats) => (present = seats),
      time: () => {},
      chat: ({ text }) => heard.push(text),
      yourTurn: ({ table }) => heard.push(table),
    },
  );
  live.open();
});

test("a command waits for the welcome and is answered once", async () => {
  const answer = live.send(act("1"));
  expect(last().sent).toEqual([]);
  last().hear(welcome);
  expect(last().sent).toMatchObject([{ type: "command", id: "1" }]);
  last().hear({ type: "done", id: "1", version: 2 });
  expect(await answer).toMatchObject({ done: { version: 2 } });
  last().break();
  ring();
  last().hear(welcome);
  expect(last().sent).toEqual([]);
});

test("a lost connection comes back at the last version and sends again what was not answered", () => {
  last().hear(welcome);
  last().hear(update(null, 7, [step("A")]));
  void live.send(act("2"));
  last().break();
  expect(states.at(-1)).toBe("waiting");
  ring();
  expect(last().version).toBe(7);
  last().hear(welcome);
  expect(last().sent).toMatchObject([{ id: "2" }]);
  last().hear(update(7, 8, [step("B")]));
  expect(logs.at(-1)).toHaveLength(2);
});

test("the pause between attempts grows", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map(() => {
    last().break();
    return ring();
  });
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
});

test("steps that were taken back leave the log, and a gap begins from nothing", () => {
  last().hear(welcome);
  last().hear(update(null, 3, [step("A"), step("B"), step("A")]));
  last().hear(update(3, 4, [{ type: "taken_back", seat: "A" }]));
  expect(logs.at(-1)?.map((step) => step.seat)).toEqual(["A", "B"]);
  last().hear(update(6, 7));
  expect(states.at(-1)).toBe("waiting");
  ring();
  expect(last().version).toBeUndefined();
});

test("a refusal is an answer, but a busy table is asked again", async () => {
  last().hear(welcome);
  const answers: Answer[] = [];
  void live.send(act("3")).then((answer) => answers.push(answer));
  last().hear({ type: "refused", code: "busy", sentence: "", id: "3", retry_after: 1 });
  ring();
  expect(last().sent).toHaveLength(2);
  last().hear({ type: "refused", code: "illegal", sentence: "", id: "3" });
  await Promise.resolve();
  expect(answers).toMatchObject([{ refused: { code: "illegal" } }]);
});

test("a silent connection is given up, a closed one stays closed", () => {
  last().hear(welcome);
  expect(ring()).toBe(15_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  expect(ring()).toBe(10_000);
  expect(states.at(-1)).toBe("waiting");
  live.close();
  expect(timers).toEqual([]);
  expect(states.at(-1)).toBe("closed");
});

test("after two failed upgrades every other attempt is plain", () => {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    last().break();
    ring();
  }
  expect(sockets.map((socket) => socket.plain)).toEqual([false, false, true, false, true]);
  last().hear(welcome);
  last().break();
  ring();
  expect(last().plain).toBe(false);
});

test("who is there is told at once and whenever it changes", () => {
  last().hear(welcome);
  expect(present).toEqual(["A"]);
  last().hear({ type: "presence", present: ["A", "C"] });
  expect(present).toEqual(["A", "C"]);
});

test("what is said, and tables that wait, are passed on", () => {
  last().hear(welcome);
  last().hear({ type: "chat", number: 1, person: "p", name: "Bob", text: "hello", written_ms: 0 });
  last().hear({ type: "your_turn", table: "elsewhere" });
  expect(heard).toEqual(["hello", "elsewhere"]);
});
