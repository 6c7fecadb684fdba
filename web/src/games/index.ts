/** The games that have a board of their own; every other game is shown on the plain board. */

import type { Component } from "svelte";
import type { Facts } from "../lib/desk";
import type { Flight } from "../lib/motion";
import type { Game } from "../lib/types";
import type { Lang } from "../lib/words";

export interface GameModule {
  Board: Component;
  /** A card close up, named as the board names it. */
  Card: Component<{ of: string }>;
  /** What the prompt shows besides words. */
  Prompt: Component;
  /** The place of an action on the board. */
  placeOf(notation: string): string | undefined;
  /** Whether an action has a button beside the prompt. */
  hasButton(notation: string): boolean;
  /** Takes an action into its own hands, such as one that is composed before it is sent; says whether it did. */
  begins(notation: string, game: Game): boolean;
  /** What flies over the board when these events are told. */
  flights?: (notations: string[]) => Flight[];
  /** All cards, for the gallery: a heading of the words, and what to show under it. */
  gallery: { title: string; cards: (facts: Facts) => string[] }[];
  /** The words of the board. */
  texts: Record<Lang, string>;
}

export const BOARDS: Record<string, () => Promise<{ game: GameModule }>> = {
  abyss: () => import("./abyss"),
  valeria: () => import("./valeria"),
};
