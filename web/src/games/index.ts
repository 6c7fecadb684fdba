/** What games bring to the page themselves; a game that is not here is played on the plain board, action by action. */

import type { Component } from "svelte";
import type { Facts } from "../lib/desk";
import type { Flight } from "../lib/motion";
import type { Game } from "../lib/types";
import type { Lang } from "../lib/words";

/** A way to compose actions, on whatever board. */
export interface GameModule {
  /** What the prompt shows besides words. */
  Prompt: Component;
  /** Takes an action into its own hands, such as one that is composed before it is sent; says whether it did. */
  begins(notation: string, game: Game): boolean;
  /** Its words. */
  texts: Record<Lang, string>;
}

/** A board of its own, too. */
export interface BoardModule extends GameModule {
  Board: Component;
  /** A card close up, named as the board names it. */
  Card: Component<{ of: string }>;
  /** The place of an action on the board. */
  placeOf(notation: string): string | undefined;
  /** Whether an action has a button beside the prompt. */
  hasButton(notation: string): boolean;
  /** What flies over the board when these events are told. */
  flights?: (notations: string[]) => Flight[];
  /** All cards, for the gallery: a heading of the words, and what to show under it. */
  gallery: { title: string; cards: (facts: Facts) => string[] }[];
}

/** The games that have a board of their own. */
export const BOARDS: Record<string, () => Promise<{ game: BoardModule }>> = {
  abyss: () => import("./abyss"),
  valeria: () => import("./valeria"),
};

/** Those that are played on the plain board, and where something is composed. */
export const ON_PLAIN: Record<string, () => Promise<{ game: GameModule }>> = {
  "monster-lands": () => import("./monster-lands"),
};
