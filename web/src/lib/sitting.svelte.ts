/** Me at a table: what I am shown of it, who I am there, and how I have something done. */

import * as api from "./api";
import { Feed, type Stage } from "./feed.svelte";
import { Kit } from "./kit.svelte";
import { seatName } from "./names";
import { session } from "./session.svelte";
import { Talk } from "./talk.svelte";
import type { Order, Update } from "./types";

export class Sitting {
  readonly talk: Talk;
  readonly feed: Feed;
  readonly kit: Kit;
  /** What lets me sit down at a table that is not public. */
  readonly invitation: string | null;
  /** An order of mine is under way. */
  busy = $state(false);
  trouble = $state("");
  missing = $state(false);
  /** The owner of the table sent me away. */
  sentAway = $state(false);

  readonly table = $derived.by(() => this.feed.update?.table);
  readonly game = $derived.by(() => this.feed.update?.game ?? null);
  readonly mySeat = $derived.by(() =>
    this.game && this.feed.you.seats.includes(this.game.viewer) ? this.game.viewer : undefined,
  );
  /** When my seat is asked whether it reacts, in a game with reactions. */
  readonly standing = $derived.by(() => (this.mySeat ? this.feed.update?.standing : undefined));
  readonly isOver = $derived(this.table?.status === "finished" || this.table?.status === "abandoned");
  readonly isMyTurn = $derived(
    !this.isOver &&
      this.mySeat !== undefined &&
      (this.game?.to_act.includes(this.mySeat) ?? false) &&
      !this.standing?.answers,
  );
  readonly disabled = $derived.by(() => this.busy || this.feed.state !== "open");
  /** The first step after my last one. */
  readonly since = $derived.by(() =>
    this.mySeat ? this.feed.log.findLastIndex((step) => step.seat === this.mySeat) + 1 : 0,
  );

  /** To be called by a component. */
  constructor(
    readonly id: string,
    stage: Stage,
  ) {
    this.invitation = location.hash.slice(1) || sessionStorage.getItem(`invitation ${id}`);
    this.talk = new Talk(() => id);
    this.kit = new Kit(() => this.table?.game, this.explain);
    this.feed = new Feed(id, this.talk, {
      news: (seen) => {
        if (!this.#hasLost(seen)) return;
        this.sentAway = true;
        this.feed.close();
      },
      // Nothing moves on a board in words.
      isHurried: () => this.busy || this.kit.module === null,
      stage,
    });
  }

  readonly nameOf = (seat: string): string => seatName(this.table, seat, session.words);

  readonly explain = (error: unknown): void => {
    this.trouble = session.explain(error);
  };

  async begin(): Promise<void> {
    try {
      await session.recognise();
      await this.feed.open();
      this.missing = false;
    } catch (error) {
      if (error instanceof api.Refusal && error.refused.code === "not_found") this.missing = true;
      else this.explain(error);
    }
  }

  /** One intention, one command: nothing else is sent until it is answered. Says whether it was done. */
  async send(order: Order, seat?: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    const answer = await this.feed.send(order, seat);
    this.busy = false;
    if (!answer) return false;
    if ("refused" in answer) {
      this.trouble = session.refusal(answer.refused.code);
      return false;
    }
    if (answer.done.table) session.go(`/table/${answer.done.table}`);
    else if ("join" in order || "leave" in order) await this.begin();
    return true;
  }

  /** Sits down on the first of these seats that is to be had. */
  async sit(seats: string[]): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await session.arrive(localStorage.getItem("name") ?? "");
      for (const seat of seats) {
        try {
          await api.command(this.id, api.order({ join: { invitation: this.invitation } }, seat));
          await api.contribute(this.id, [seat]);
          this.trouble = "";
          break;
        } catch (error) {
          this.explain(error);
          this.sentAway = error instanceof api.Refusal && error.refused.code === "forbidden";
        }
      }
      await this.begin();
    } finally {
      this.busy = false;
    }
  }

  /** Whether a seat of mine was taken from me before the game began. */
  #hasLost({ table }: Update): boolean {
    const { you } = this.feed;
    const isFree = (seat: string) => table.seats.some((at) => at.seat === seat && at.holder.kind === "open");
    return table.status === "open" && !this.busy && !you.owner && you.seats.some(isFree);
  }
}
