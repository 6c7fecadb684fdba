/** The board in words, for a game without a board of its own. */

import * as api from "./api";
import { session } from "./session.svelte";
import type { Sitting } from "./sitting.svelte";

export class InWords {
  /** With whose eyes it is seen. */
  #board = $state.raw<{ viewer: string; text: string } | undefined>();
  /** Nothing until it is here for who looks. */
  readonly text = $derived.by(() =>
    this.#board?.viewer === this.sitting.game?.viewer ? this.#board?.text : undefined,
  );

  /** To be called by a component. */
  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const { kit, game, table, feed, nameOf } = this.sitting;
      if (kit.module !== null || !game || !feed.update || !table) return;
      const { viewer } = game;
      const names = table.seats.map(({ seat }) => nameOf(seat)).join("\n");
      let isStale = false;
      api.board(this.sitting.id, viewer, feed.update.version, { board: session.lang, names }).then((text) => {
        if (!isStale) this.#board = { viewer, text };
      }, this.sitting.explain);
      return () => (isStale = true);
    });
  }
}
