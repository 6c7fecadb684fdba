/**
 * One table followed live. The connection comes back by itself, resumes at the last version seen, and sends every
 * command again that was not answered: the server carries each one out at most once.
 */

import type { ChatLine, Command, Done, Happening, Refused, ServerMessage, Turn, Update, You } from "./types";

export type State = "connecting" | "open" | "waiting" | "closed";
export type Step = Extract<Happening, { type: "step" }>;
export type Answer = { done: Done } | { refused: Refused };

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Means {
  /** Opens a connection; a plain one where the network seems to break WebSockets. */
  connect(version: number | undefined, plain: boolean): Socket;
  later(milliseconds: number, task: () => void): () => void;
}

export interface Listener {
  state(state: State): void;
  you(you: You): void;
  update(update: Update, log: Step[]): void;
  /** Whose people are connected now. */
  present(seats: string[]): void;
  /** What time it is for the server. */
  time(now: number): void;
  /** Somebody said something. */
  chat(line: ChatLine): void;
  /** Another table waits for me. */
  yourTurn(turn: Turn): void;
}

const PING_EVERY = 15_000;
const SILENT_AFTER = 10_000;
const LONGEST_PAUSE = 8_000;
const TRY_AGAIN = new Set(["busy", "not_saved", "stopping"]);

export class Live {
  #socket: Socket | undefined;
  #state: State = "waiting";
  #version: number | undefined;
  #log: Step[] = [];
  #failures = 0;
  /** Attempts in a row that were not welcomed. After two every other one is plain. */
  #unwelcome = 0;
  #timers = new Set<() => void>();
  #quiet: (() => void) | undefined;
  #unanswered = new Map<string, { command: Command; answer: (answer: Answer) => void }>();

  constructor(
    private readonly means: Means,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#enter("connecting");
    const plain = this.#unwelcome >= 2 && this.#unwelcome % 2 === 0;
    const socket = this.means.connect(this.#version, plain);
    this.#unwelcome += 1;
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  close(): void {
    this.#enter("closed");
    this.#drop();
  }

  /** Sends a command until it is answered. */
  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#unanswered.set(command.id, { command, answer });
      if (this.#state === "open") this.#post(command);
    });
  }

  #hear(message: ServerMessage): void {
    this.#failures = 0;
    this.#watch();
    switch (message.type) {
      case "welcome":
        this.#unwelcome = 0;
        this.#enter("open");
        this.listener.you(message.you);
        this.listener.present(message.present);
        this.listener.time(message.now_ms);
        for (const { command } of this.#unanswered.values()) this.#post(command);
        break;
      case "update":
        this.#take(message);
        break;
      case "done":
        this.#answer(message.id, { done: message });
        break;
      case "refused":
        this.#refused(message);
        break;
      case "closing":
        this.#drop();
        this.#lost();
        break;
      case "presence":
        this.listener.present(message.present);
        break;
      case "pong":
        this.listener.time(message.now_ms);
        break;
      case "chat":
        this.listener.chat(message);
        break;
      case "your_turn":
        this.listener.yourTurn(message);
        break;
    }
  }

  #refused(refused: Refused): void {
    const waiting = refused.id ? this.#unanswered.get(refused.id) : undefined;
    if (waiting && TRY_AGAIN.has(refused.code)) {
      this.#after((refused.retry_after ?? 1) * 1000, () => this.#post(waiting.command));
      return;
    }
    if (refused.fresh) this.#take(refused.fresh);
    if (refused.id) this.#answer(refused.id, { refused });
  }

  #answer(id: string, answer: Answer): void {
    this.#unanswered.get(id)?.answer(answer);
    this.#unanswered.delete(id);
  }

  #take(update: Update): void {
    if (update.since === null) {
      this.#log = [];
    } else if (update.since !== this.#version) {
      // Something is missing in between: begin again from nothing.
      this.#version = undefined;
      this.#drop();
      this.#lost();
      return;
    }
    for (const happening of update.happened) {
      if (happening.type === "step") {
        this.#log = [...this.#log, happening];
      } else {
        const last = this.#log.findLastIndex((step) => step.seat === happening.seat);
        this.#log = this.#log.filter((_, index) => index !== last);
      }
    }
    this.#version = update.version;
    this.listener.update(update, this.#log);
  }

  #post(command: Command): void {
    if (this.#state === "open") this.#socket?.send(JSON.stringify({ type: "command", ...command }));
  }

  #lost(): void {
    if (this.#state === "closed") return;
    this.#drop();
    this.#enter("waiting");
    const pause = Math.min(250 * 2 ** this.#failures, LONGEST_PAUSE);
    this.#failures += 1;
    this.#after(pause, () => this.open());
  }

  /** Asks for a sign of life after a while, and gives the connection up if none comes. */
  #watch(): void {
    this.#quiet?.();
    this.#quiet = this.#after(PING_EVERY, () => {
      this.#socket?.send(JSON.stringify({ type: "ping" }));
      this.#quiet = this.#after(SILENT_AFTER, () => this.#lost());
    });
  }

  #drop(): void {
    this.#forget();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #enter(state: State): void {
    this.#state = state;
    this.listener.state(state);
  }

  #after(milliseconds: number, task: () => void): () => void {
    const cancel = this.means.later(milliseconds, () => {
      this.#timers.delete(cancel);
      task();
    });
    this.#timers.add(cancel);
    return cancel;
  }

  #forget(): void {
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }
}
