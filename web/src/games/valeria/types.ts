/** The view of Valeria, as `crates/games/valeria/src/view.rs` has it, and the facts of its components. */

import type { Facts } from "../../lib/desk";
import type { Lang } from "../../lib/words";

export const RESOURCES = ["gold", "strength", "magic"] as const;
export const TOKENS = [...RESOURCES, "vp"] as const;
export const ROLES = ["worker", "soldier", "shadow", "holy"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Token = (typeof TOKENS)[number];
export type Bundle = Partial<Record<Token, number>>;

/** What a card on top costs who looks, and what is missing for it. */
export interface Offer {
  cost: Cost;
  lack: { tokens: number; magic: number };
  roles: string[];
}

export interface Cost {
  resource: "gold" | "strength";
  tokens: number;
  magic: number;
}

export interface DukeLine {
  per: string | null;
  count: number;
  rate: number;
  points: number;
}

export interface Player {
  seat: string;
  gold: number;
  strength: number;
  magic: number;
  vp: number;
  citizens: Record<string, number>;
  domains: string[];
  monsters: Record<string, number>;
  cards: number;
  has_chosen: boolean;
  dealt: [string, string] | null;
  duke: string | null;
  duke_lines: DukeLine[];
  score: { total: number; parts: number[] };
}

export interface DarkLord {
  citizens: Record<string, number>;
  domains: string[];
  duke: string | null;
  duke_lines: DukeLine[];
  score: { total: number; parts: number[] };
}

export interface View {
  viewer: string | null;
  first: string | null;
  active: string | null;
  resting: string | null;
  round: number;
  phase: string;
  dice: [number, number] | null;
  used: string[];
  actions_left: number;
  players: Player[];
  monsters: { area: string; cards: string[]; offer: Offer | null }[];
  citizens: {
    slot: string;
    top: string | null;
    covered: string | null;
    cards: number;
    offer: Offer | null;
  }[];
  domains: { top: string | null; cards: number; offer: Offer | null }[];
  exhausted: string[];
  end_exhausted: number;
  last_round: boolean;
  dark_lord: DarkLord | null;
  question: { kind: string } | null;
  ending: string | null;
}

/** What a card does, in the closed vocabulary of the ledger (VA-1). */
export type Effect = Bundle &
  (
    | { kind: "gain" }
    | { kind: "gain_per"; per: string }
    | { kind: "all"; effects: Effect[] }
    | { kind: "choose_one"; options: Effect[] }
    | { kind: "pay_to_gain"; pay: Bundle; gain: Bundle }
    | { kind: "steal"; kinds: Resource[]; amount: number; up_to: boolean }
    | { kind: "take_citizen"; role?: string; name?: string; max_cost?: number; optional: boolean }
    | { kind: "extra_slay" }
    | { kind: "return_card"; from: "citizens" | "monsters"; gain: Bundle }
    | { kind: "take_random_monster" }
    | { kind: "set_die"; value: number; pay: Bundle; pay_per?: string }
    | { kind: "lower_die"; by: number; min: number }
    | { kind: "ignore_plus" }
    | { kind: "domain_discount" }
    | { kind: "score_per"; per: string }
    | { kind: "score_resources"; divisor: number }
  );

export interface CitizenFacts {
  slot?: string;
  activation: number[];
  cost?: number;
  role?: string;
  named?: string;
  on: Effect;
  off: Effect;
  text_on: Record<Lang, string>;
  text_off: Record<Lang, string>;
}

export interface MonsterFacts {
  area: string;
  type: string;
  strength: number;
  magic: number;
  vp: number;
  reward: Effect;
}

export interface DomainFacts {
  cost: number;
  requires: string[];
  vp: number;
  timing: string;
  effect: Effect;
}

export interface DukeFacts {
  score: Effect[];
}

export const citizenOf = (facts: Facts, id: string) =>
  (facts["citizen"]?.[id] ?? facts["starter"]?.[id]) as CitizenFacts | undefined;
export const monsterOf = (facts: Facts, id: string) => facts["monster"]?.[id] as MonsterFacts | undefined;
export const domainOf = (facts: Facts, id: string) => facts["domain"]?.[id] as DomainFacts | undefined;
export const dukeOf = (facts: Facts, id: string) => facts["duke"]?.[id] as DukeFacts | undefined;
/** The numbers that wake up the citizens of a slot. */
export const numbersOf = (facts: Facts, slot: string) =>
  (facts["slot"]?.[slot] as { activation: number[] } | undefined)?.activation ?? [];

/** The citizens before a player in the order of their numbers, the two starters among them. */
export function tableau(facts: Facts, player: Player): { id: string; count: number; numbers: number[] }[] {
  const starters = Object.keys(facts["starter"] ?? {}).map((id): [string, number] => [id, 1]);
  return [...starters, ...Object.entries(player.citizens)]
    .map(([id, count]) => ({ id, count, numbers: citizenOf(facts, id)?.activation ?? [] }))
    .sort((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0));
}

/** How many role icons the citizens of a player show. */
export function rolesOf(facts: Facts, citizens: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, count] of Object.entries(citizens)) {
    const role = citizenOf(facts, id)?.role;
    if (role) found[role] = (found[role] ?? 0) + count;
  }
  return found;
}

/** The numbers that the dice show, and their sum. */
export const awake = (dice: [number, number] | null): number[] =>
  dice ? [dice[0], dice[1], dice[0] + dice[1]] : [];

/** How often the dice wake up a card with these numbers. */
export const wakes = (dice: [number, number] | null, numbers: number[]): number =>
  awake(dice).filter((number) => numbers.includes(number)).length;

/** An opponent as actions name them: counted clockwise from the left neighbour of the active player. */
export function opponentName(view: View, seat: string): string {
  const order = view.players.map((player) => player.seat);
  const steps = (order.indexOf(seat) - order.indexOf(view.active ?? "") + order.length) % order.length;
  return steps === 1 ? "left" : `left${steps}`;
}
