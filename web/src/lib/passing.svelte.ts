/** Who looks next, where several play at one screen. */

import type { Sitting } from "./sitting.svelte";

/** The table may be about to pass for a seat that is asked whether it reacts: it gets so long. */
const MOMENT_MS = 200;

export class Passing {
  /** Who has been waited for a moment. */
  #awaited = $state<string | undefined>();
  readonly #other = $derived.by(() => {
    const { game, mySeat, feed } = this.sitting;
    if (!game || (mySeat && game.to_act.includes(mySeat))) return undefined;
    return game.to_act.find((seat) => feed.you.seats.includes(seat) && seat !== mySeat);
  });
  /** Whom the screen is to be passed on to. */
  readonly next = $derived.by(() =>
    this.sitting.standing && this.#awaited !== this.#other ? undefined : this.#other,
  );

  /** To be called by a component. */
  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const seat = this.#other;
      const timer = setTimeout(() => (this.#awaited = seat), MOMENT_MS);
      return () => {
        clearTimeout(timer);
        this.#awaited = undefined;
      };
    });
  }
}
