/** The same messages without a WebSocket: server-sent events come in, commands go out as requests. */

import * as api from "./api";
import type { Socket } from "./live";
import type { Command, ServerMessage } from "./types";

export class PlainSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly #events: EventSource;

  constructor(
    private readonly table: string,
    query: URLSearchParams,
  ) {
    this.#events = new EventSource(`/api/tables/${table}/events?${query.toString()}`);
    this.#events.onmessage = (event: MessageEvent<string>) => this.onmessage?.(event);
    this.#events.onerror = () => {
      this.close();
      this.onclose?.(undefined as never);
    };
  }

  send(text: string): void {
    const { type, ...command } = JSON.parse(text) as { type: string } & Command;
    if (type === "ping") this.#hear({ type: "pong", now_ms: Date.now() });
    else void this.#command(command);
  }

  close(): void {
    this.#events.close();
  }

  async #command(command: Command): Promise<void> {
    try {
      this.#hear({ type: "done", ...(await api.command(this.table, command)) });
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      // Not answered at all: it is sent again when the connection is back.
      const { code, ...rest } = error.refused;
      if (code !== "offline") this.#hear({ type: "refused", ...rest, code, id: command.id });
    }
  }

  #hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
