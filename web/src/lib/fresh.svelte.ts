/** What of a board is new since the viewer decided last or, for those who only look, since the board before. */

import { untrack } from "svelte";
import { changes } from "./changes";
import { session } from "./session.svelte";
import type { Item } from "./sheet";

export class Fresh {
  #before = $state.raw<Item[][] | undefined>();
  readonly changed = $derived.by(() => {
    const now = this.board() ?? [];
    return changes(this.#before ?? now, now);
  });

  /** `board` is nothing until it is here. To be called by a component. */
  constructor(
    private readonly board: () => Item[][] | undefined,
    isAsked: () => boolean,
  ) {
    let last: { board: Item[][]; lang: string; wasAsked: boolean } | undefined;
    $effect(() => {
      const [now, lang] = [board(), session.lang];
      untrack(() => {
        if (!now || lang !== last?.lang) this.#before = undefined;
        else if (last.wasAsked) this.#before = last.board;
        last = now && { board: now, lang, wasAsked: isAsked() };
      });
    });
  }
}
