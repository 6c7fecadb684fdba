/** What is needed of the view of Monster Lands, as `crates/games/monster-lands/src/view.rs` has it. */

/** A choice of dice, and how many tokens go with it at least and at most. */
export interface DiceOffer {
  s: number;
  m: number;
  /** What the Persuasion dice show, ascending. */
  p: number[];
  tokens: [least: number, most: number];
}

/** What can be sent along on a path. */
export interface Offer {
  path: string;
  dice: DiceOffer[];
  carried: Carried;
}

export type Carried = [potions: number, venoms: number];

export interface Clan {
  seat: string;
  dice: [strength: number, magic: number];
  /** What the Persuasion dice show. */
  persuasion: number[];
  /** How many of each kind; only the own ones are known. */
  traps: Record<string, number> | null;
  tokens: [defence: number, potions: number, venoms: number];
}

export interface View {
  question: { kind: string; path: string | null } | null;
  offers: Offer[];
  paths: { path: string; tokens: unknown[]; defence: number }[];
  players: Clan[];
}
