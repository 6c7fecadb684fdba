/** A table as it comes over the line: its newest state, and the one that is shown. */

import { tick } from "svelte";
import * as api from "./api";
import { Live, type Answer, type State, type Step } from "./live";
import { notices } from "./notices.svelte";
import { Pace } from "./pace";
import { settings } from "./settings.svelte";
import type { Talk } from "./talk.svelte";
import type { Order, Update, You } from "./types";
import { wire } from "./wire";

/** Moves what changes its place. It is called before the change; what it answers with, after it. */
export type Stage = (seen: Update, inPassing: boolean) => () => void;

export interface Reader {
  /** Something new is here, and not yet shown. */
  news(update: Update): void;
  /** Whether it is shown at once, and not at the pace of the settings. */
  isHurried(): boolean;
  stage: Stage;
}

export class Feed {
  /** What is shown; it may lag behind the newest while steps of others are played. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<Step[]>([]);
  you = $state.raw<You>({ seats: [], owner: false });
  /** Whose people are connected. */
  present = $state.raw<string[]>([]);
  state = $state<State>("connecting");
  latest: Update | null = null;
  /** How far the server's clock is ahead of ours. */
  ahead = 0;
  #viewer: string | undefined;
  #live: Live | undefined;
  readonly #pace = new Pace<[Update, Step[]]>(
    (item, inPassing) => this.#show(item, inPassing),
    () => settings.pace,
  );

  constructor(
    private readonly table: string,
    private readonly talk: Talk,
    private readonly reader: Reader,
  ) {}

  /** Takes a first look, and follows the table from there. */
  async open(): Promise<void> {
    const look = await api.look(this.table);
    this.you = look.you;
    this.latest = this.update = look.update;
    this.#connect();
  }

  close(): void {
    this.#live?.close();
  }

  lookAs(seat: string): void {
    this.#pace.hurry();
    this.#viewer = seat;
    this.update = this.update && { ...this.update, game: null };
    this.#connect();
  }

  /** Has something done at the newest state there is; nothing happens before there is a line. */
  async send(order: Order, seat?: string): Promise<Answer | undefined> {
    this.#pace.hurry();
    const plays = "act" in order || "undo" in order;
    return this.#live?.send(api.order(order, seat, plays ? this.latest?.version : undefined));
  }

  #connect(): void {
    this.#live?.close();
    this.#live = new Live(wire(this.table, this.#viewer), {
      state: (state) => {
        this.state = state;
        if (state === "open") void this.talk.catchUp().catch(() => {}); // asked again with the next connection
      },
      chat: (line) => this.talk.hear(line),
      yourTurn: (turn) => notices.hear(turn),
      you: (you) => (this.you = you),
      present: (seats) => (this.present = seats),
      time: (server) => (this.ahead = server - Date.now()),
      update: (seen, steps) => {
        this.latest = seen;
        this.reader.news(seen);
        this.#pace.push([seen, steps], this.reader.isHurried() || seen.since === null);
      },
    });
    this.#live.open();
  }

  #show([seen, steps]: [Update, Step[]], inPassing: boolean): void {
    const after = this.reader.stage(seen, inPassing);
    this.update = seen;
    this.log = steps;
    void tick().then(after);
  }
}
