/** What is said at a table, as far as I want to hear it. */

import * as api from "./api";
import { session } from "./session.svelte";
import type { ChatLine } from "./types";

export class Talk {
  #said = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** The number of the last line that was on the screen. */
  #read = $state(0);
  #last = 0;

  readonly lines = $derived(this.#said.filter(({ person }) => !this.muted.includes(person)));
  /** How many lines of others nobody has looked at. */
  readonly unread = $derived(
    this.lines.filter(({ number, person }) => number > this.#read && person !== session.me?.id).length,
  );

  constructor(private readonly table: () => string) {
    this.#read = Number(sessionStorage.getItem(this.#key)) || 0;
  }

  get #key(): string {
    return `read ${this.table()}`;
  }

  /** Asks for what was said since; after a connection came back, that is what was missed. */
  async catchUp(): Promise<void> {
    if (session.me && this.#last === 0) this.muted = await api.mutes();
    for (;;) {
      const page = await api.chat(this.table(), this.#last);
      page.lines.forEach((line) => this.hear(line));
      this.#last = Math.max(this.#last, page.last);
      if (!page.is_more) return;
    }
  }

  hear(line: ChatLine): void {
    if (this.#said.some(({ number }) => number === line.number)) return;
    this.#said = [...this.#said, line].sort((a, b) => a.number - b.number);
  }

  /** Everything there is has been on the screen. */
  read(): void {
    const last = this.#said.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    sessionStorage.setItem(this.#key, String(last));
  }

  async say(text: string): Promise<void> {
    this.hear(await api.speak(this.table(), text));
  }

  async mute(person: string): Promise<void> {
    await api.mute(person);
    this.muted = [...this.muted, person];
  }

  /** Hears somebody again, also what they said meanwhile. */
  async unmute(person: string): Promise<void> {
    await api.unmute(person);
    this.muted = this.muted.filter((known) => known !== person);
    this.#last = 0;
    await this.catchUp();
  }

  report(line: ChatLine, reason: string): Promise<unknown> {
    return api.report(this.table(), line.number, reason);
  }
}
