/** A game that is looked at step by step, through anybody's eyes once it is over. */

import { untrack } from "svelte";
import { BOARDS } from "../games";
import * as api from "./api";
import { Kit } from "./kit.svelte";
import { seatName } from "./names";
import { session } from "./session.svelte";
import type { Outcome, ReplayFrame, ReplayLine, Table } from "./types";

/** Moves what changes its place from one step to the next. It is called before the change; its answer, after it. */
export type Stage = (from: number, to: number) => () => Promise<void>;

export class Replay {
  readonly kit: Kit;
  table = $state.raw<Table | undefined>();
  lines = $state.raw<ReplayLine[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  isOver = $state(false);
  /** With whose eyes it is seen, and which step. */
  viewer = $state("");
  at = $state(0);
  speed = $state<"slow" | "normal" | "fast">("normal");
  trouble = $state("");
  #frames = $state.raw<(ReplayFrame | undefined)[]>([]);

  readonly frame = $derived(this.#frames[this.at]);
  readonly last = $derived(Math.max(0, this.#frames.length - 1));
  /** The last line up to what is shown. */
  readonly line = $derived(this.lines.findLastIndex(({ number }) => number <= this.at));
  readonly seat = $derived(
    this.table?.seats.some(({ seat }) => seat === this.viewer) ? this.viewer : undefined,
  );

  /** To be called by a component. */
  constructor(
    readonly id: string,
    private readonly asked: URLSearchParams,
    private readonly stage: Stage,
  ) {
    this.viewer = asked.get("as") ?? "";
    this.at = Number(asked.get("step") ?? 0) || 0;
    this.kit = new Kit(() => this.table?.game, this.explain);
    // Words come with the frames, so another language takes them anew.
    let spoken = session.lang;
    $effect(() => {
      if (session.lang === spoken) return;
      spoken = session.lang;
      untrack(() => {
        if (!this.#inWords()) return;
        this.#frames = [];
        void this.go(this.at);
      });
    });
  }

  readonly nameOf = (seat: string): string => seatName(this.table, seat, session.words);

  readonly addressOf = (step: number): string => `/replay/${this.id}?step=${step}&as=${this.viewer}`;

  readonly explain = (error: unknown): void => {
    this.trouble = session.explain(error);
  };

  /** Before the first frame is there nobody knows whose eyes look. */
  get isThere(): boolean {
    return this.#frames.length > 0;
  }

  async begin(): Promise<void> {
    try {
      const look = await api.look(this.id);
      this.table = look.update.table;
      this.outcome = look.update.game?.outcome ?? null;
      this.viewer ||= look.you.seats[0] ?? "spectator";
      await this.#loadLines();
      // A line of the log at the table leads here.
      const wanted = this.asked.get("line");
      if (wanted !== null) this.at = this.lines[Number(wanted)]?.number ?? 0;
      await this.go(this.at);
    } catch (error) {
      this.explain(error);
    }
  }

  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), Math.max(this.last, step === this.at ? step : this.last));
    try {
      await this.#load(wanted);
    } catch (error) {
      this.explain(error);
      return;
    }
    const after = this.stage(this.at, wanted);
    this.at = Math.min(wanted, this.last);
    history.replaceState(null, "", this.addressOf(this.at));
    await after();
  }

  async lookAs(seat: string): Promise<void> {
    this.viewer = seat;
    this.#frames = [];
    await Promise.all([this.go(this.at), this.#loadLines()]);
  }

  /** A new table that goes on from here, with bots for the others. */
  async fork(): Promise<void> {
    await session.arrive("");
    const me = this.seat ?? this.table?.seats[0]?.seat;
    const seats =
      this.table?.seats.map(({ seat }) => (seat === me ? ("me" as const) : { bot: "level:normal" })) ?? [];
    session.go(`/table/${(await api.continueFrom(this.id, this.at, seats)).table}`);
  }

  /** The events of a step. */
  told(step: number): string[] {
    return this.#frames[step]?.events.map(({ notation }) => notation) ?? [];
  }

  /** A game without a board of its own is shown in words. */
  #inWords(): api.InWords | undefined {
    const { table } = this;
    if (!table || table.game in BOARDS) return undefined;
    return { board: session.lang, names: table.seats.map(({ seat }) => this.nameOf(seat)).join("\n") };
  }

  /** Loads the frames around a step: fifty at a time, each once. */
  async #load(step: number): Promise<void> {
    if (this.#frames[step]) return;
    const from = Math.floor(step / 50) * 50;
    const page = await api.replay(this.id, this.viewer, from, this.#inWords());
    const all =
      this.#frames.length === page.count
        ? [...this.#frames]
        : Array.from({ length: page.count }, (_, n) => this.#frames[n]);
    for (const found of page.frames) all[found.number] = found;
    [this.#frames, this.isOver, this.viewer] = [all, page.is_over, page.viewer];
  }

  async #loadLines(): Promise<void> {
    try {
      this.lines = (await api.lines(this.id, this.viewer)).lines;
    } catch (error) {
      this.explain(error);
    }
  }
}
