/** What is needed to show a game: its words in the reader's language, its board, the facts of its components. */

import { BOARDS, ON_PLAIN, type BoardModule, type GameModule } from "../games";
import * as api from "./api";
import type { Facts } from "./desk";
import { session } from "./session.svelte";
import { Words } from "./words";

export class Kit {
  words = $state.raw<Words | undefined>();
  /** The game's own board; `null` if it has none, `undefined` until that is known. */
  module = $state.raw<BoardModule | null | undefined>();
  /** What the game brings itself, whatever board it is played on. */
  own = $state.raw<GameModule | undefined>();
  facts = $state.raw<Facts>({});

  /** Loads what belongs to a game, and its words again when the language changes. To be called by a component. */
  constructor(game: () => string | undefined, trouble: (error: unknown) => void) {
    $effect(() => {
      const [wanted, lang] = [game(), session.lang];
      if (!wanted) return;
      const loading = [BOARDS[wanted]?.(), ON_PLAIN[wanted]?.()] as const;
      Promise.all([api.messages(wanted, lang), ...loading]).then(([source, board, onPlain]) => {
        if (lang !== session.lang) return;
        this.module = board?.game ?? null;
        this.own = board?.game ?? onPlain?.game;
        this.words = new Words(lang, `${source}\n${this.own?.texts[lang] ?? ""}`);
      }, trouble);
    });
    $effect(() => {
      const wanted = game();
      if (wanted) api.components(wanted).then((facts) => (this.facts = facts), trouble);
    });
  }
}
