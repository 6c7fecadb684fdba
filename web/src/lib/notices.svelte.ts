/** The tables where I sit, and which of them wait for me: kept up to date on every page. */

import * as api from "./api";
import { session } from "./session.svelte";
import type { ServerMessage, Table, Turn } from "./types";

class Notices {
  tables = $state.raw<Table[]>([]);
  turns = $state.raw<Turn[]>([]);
  #asked = 0;

  /** The tables that wait for me, without the one I am looking at; the most urgent first. */
  readonly elsewhere = $derived(this.turns.filter(({ table }) => !session.path.endsWith(table)));

  waits(table: string): Turn | undefined {
    return this.turns.find((turn) => turn.table === table);
  }

  /** A table waits for me from now on. */
  hear(turn: Turn): void {
    if (!this.waits(turn.table)) this.turns = [...this.turns, turn];
    void this.refresh();
  }

  /** Asks for the list anew; of several answers the one asked for last counts. */
  async refresh(): Promise<void> {
    const asked = (this.#asked += 1);
    if (!session.me) {
      [this.tables, this.turns] = [[], []];
      return;
    }
    const { tables, turns = [] } = await api.myTables();
    if (asked === this.#asked) [this.tables, this.turns] = [tables, turns];
  }
}

export const notices = new Notices();

/** Listens as long as a page is open that follows no table; such a page hears it from the table. */
export function listen(): () => void {
  const events = new EventSource("/api/me/events");
  events.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as ServerMessage;
    if (message.type === "your_turn") notices.hear(message);
  };
  return () => events.close();
}
