/** The games of the house: asked for once, named in the reader's language. */

import * as api from "./api";
import { session } from "./session.svelte";
import type { GameOffer } from "./types";

const EMBLEMS: Record<string, string> = {
  abyss: "monster",
  valeria: "kingdom",
  "monster-lands": "lands",
  stworze: "folklore",
};

class Offers {
  all = $state.raw<GameOffer[]>([]);
  #asked: Promise<GameOffer[]> | undefined;

  load(): Promise<GameOffer[]> {
    this.#asked ??= api.games().then(
      (games) => (this.all = games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  nameOf(game: string): string {
    const names = this.all.find(({ id }) => id === game)?.names;
    return names?.find(([lang]) => lang === session.lang)?.[1] ?? game;
  }

  emblem(game: string): string {
    return EMBLEMS[game] ?? "cards";
  }
}

export const offers = new Offers();
