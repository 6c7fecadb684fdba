/** The view of Abyss, as `crates/games/abyss/src/view.rs` has it, and the facts of its components. */

/** How many of each kind, such as `crab.4`. */
export type Allies = Record<string, number>;

export interface OwnedLord {
  lord: string;
  turned: boolean;
  under: string | null;
  used: boolean;
}

export interface Player {
  seat: string;
  pearls: number;
  keys: number;
  all_keys: number;
  cards: number;
  hand: Allies | null;
  affiliated: Allies;
  lords: OwnedLord[];
  locations: { tile: string; points: number }[];
  token_count: number;
  tokens: Record<string, number> | null;
  score: { total: number; parts: number[] };
}

export type Lack =
  | { kind: "mandatory"; missing: string[] }
  | { kind: "races"; more: number }
  | { kind: "value"; short: number };

export interface Offer {
  lord: string;
  sum: number;
  races: number;
  mandatory: string[];
  lack: Lack | null;
  payments: Allies[];
  more: boolean;
}

export interface Pay {
  kind: "pay";
  lord: string;
  sum: number;
  races: number;
  mandatory: string[];
  picked: Allies;
  value: number;
  pearls_due: number;
  complete: boolean;
}

export interface View {
  viewer: string | null;
  active: string;
  turns: number;
  end_triggered_by: string | null;
  over: boolean;
  players: Player[];
  deck: number;
  track: string[];
  price: number | null;
  council: { race: string; cards: number; allies: Allies | null }[];
  threat: number;
  lord_deck: number;
  court: string[];
  offers: Offer[];
  location_stack: number;
  searched: string[] | null;
  available: string[];
  prospects: { tile: string; points: number }[];
  token_pile: number;
  key_supply: number;
  played: Allies;
  question: { kind: string; drawn?: string[]; asked?: string } | null;
  prompt: Pay | { kind: "power"; lord: string } | null;
}

export interface LordFacts {
  guild: string;
  races: number;
  mandatory: string[];
  sum: number;
  influence: number;
  keys: number;
  timing: "none" | "instant" | "permanent" | "activated";
}

export interface TileFacts {
  fixed: number;
  score: { kind: string; guild?: string; race?: string; points?: number; factor?: number; has_key?: boolean };
}

export const RACES = ["crab", "shellfish", "jellyfish", "squid", "seahorse"] as const;
export const raceOf = (kind: string): string => kind.split(/[._]/)[0] ?? kind;
export const valueOf = (kind: string): number => Number(kind.split(/[._]/)[1] ?? 0);
/** Each card on its own, in the order of the view. */
export const each = (allies: Allies): string[] =>
  Object.entries(allies).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
