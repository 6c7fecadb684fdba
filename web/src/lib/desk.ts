/** What the parts of a board share: words, facts, what may be done where, and how to do it. */

import { getContext, setContext } from "svelte";
import type { Action, Game } from "./types";
import type { Words } from "./words";

export type Facts = Record<string, Record<string, unknown>>;

export interface Desk {
  /** The words of the game. */
  readonly words: Words;
  readonly facts: Facts;
  /** The seat that is looked from; none for spectators. */
  readonly me: string | undefined;
  readonly game: Game;
  readonly busy: boolean;
  /** The action that waits to be confirmed. */
  readonly armed: Action | undefined;
  nameOf(seat: string): string;
  /** What is to be known of who sits there: the clock, whether they are away, who plays for them. */
  notesOn(seat: string): string[];
  /** The legal actions that belong to a place on the board. */
  at(place: string): Action[];
  /** Does it, or asks first, as the settings say. */
  act(action: Action): void;
  /** Does what the plan names, step by step, until it names nothing. */
  follow(plan: (game: Game) => string | undefined): Promise<void>;
  /** Shows a card close up, with what can be done there. */
  inspect(card: string, place?: string): void;
  /** Shows a card beside the pointer; nothing takes it away. */
  peek(card: string | undefined, over?: HTMLElement): void;
}

const KEY = Symbol("desk");

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
