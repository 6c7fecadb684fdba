/** What is to be known of who sits there: the clock, whether they are away, the bot that plays meanwhile. */

import { botMessage } from "./bots";
import { duration } from "./duration";
import { session } from "./session.svelte";
import type { Sitting } from "./sitting.svelte";

export class SeatNotes {
  /** The time at the server; it goes on while a clock runs. */
  #now = $state(Date.now());

  /** To be called by a component. */
  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const { feed } = this.sitting;
      if (!feed.update?.clocks?.some(({ until_ms }) => until_ms != null)) return;
      const timer = setInterval(() => (this.#now = Date.now() + feed.ahead), 1000);
      return () => clearInterval(timer);
    });
  }

  of(seat: string): string[] {
    const { feed, table, isOver } = this.sitting;
    const { words, lang } = session;
    const shown = table?.seats.find((known) => known.seat === seat);
    const clock = feed.update?.clocks?.find((known) => known.seat === seat);
    const left = clock?.left_ms ?? (clock?.until_ms != null ? clock.until_ms - this.#now : undefined);
    const notes: string[] = [];
    if (left !== undefined && !isOver) notes.push(words.text("clock-left", { time: duration(left, lang) }));
    if (shown?.stand_in) {
      notes.push(words.text("stands-in", { bot: words.first(botMessage(shown.stand_in)) ?? shown.stand_in }));
    } else if (shown?.holder.kind === "person" && !feed.present.includes(seat) && !isOver) {
      notes.push(words.text("away"));
    }
    return notes;
  }
}
