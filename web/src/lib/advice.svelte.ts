/** A hint from a bot about the question that is asked now. */

import * as api from "./api";
import type { Sitting } from "./sitting.svelte";
import type { Hint } from "./types";

export class Advice {
  hint = $state.raw<Hint | undefined>();
  thinks = $state(false);
  /** Hints are for those who play with bots alone. */
  readonly mayAsk = $derived.by(() => {
    const { isMyTurn, table, feed } = this.sitting;
    return (
      isMyTurn &&
      table?.seats.every(({ seat, holder }) => holder.kind === "bot" || feed.you.seats.includes(seat))
    );
  });

  constructor(private readonly sitting: Sitting) {}

  readonly ask = async (): Promise<void> => {
    const { id, mySeat } = this.sitting;
    if (!mySeat) return;
    this.thinks = true;
    this.sitting.trouble = "";
    try {
      this.hint = await api.hint(id, mySeat);
    } catch (error) {
      this.sitting.explain(error);
    } finally {
      this.thinks = false;
    }
  };
}
