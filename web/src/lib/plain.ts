/** What the parts of the board in words share. */

import { getContext, setContext } from "svelte";
import type { Saying } from "./sayings";
import type { Action } from "./types";

export interface PlainDesk {
  /** The legal actions that name a thing; it may be part of what `head` says. */
  named(name: string, head?: string): Action[];
  /** The same for a thing that is only mentioned: nothing where it has a place of its own on the board. */
  mentioned(name: string, head?: string): Action[];
  /** Whether what is asked now is about this thing. */
  isAsked(name: string, head?: string): boolean;
  /** Does what is meant, or asks which of several. */
  press(title: string, actions: Action[]): void;
  /** Whether this was not there when the viewer decided last. */
  isNew(place: string, saying: Saying): boolean;
  readonly busy: boolean;
  /** Whether a text ends with somebody's name. */
  endsWithPlayer(text: string): boolean;
}

const KEY = Symbol("plain");

export const setPlainDesk = (desk: PlainDesk): PlainDesk => setContext(KEY, desk);
export const getPlainDesk = (): PlainDesk => getContext<PlainDesk>(KEY);

/** A colour of its own for a name: always the same, so that equal tokens look equal. */
export function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return (sum * 137) % 360;
}
