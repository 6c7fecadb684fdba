/**
 * What a mercenary takes along, composed before anything is sent. What goes together, the engine has said: the view lists
 * the choices of dice and how many tokens go with each. Here they are only compared.
 */

import type { Game } from "../../lib/types";
import type { Carried, Clan, DiceOffer, Offer, View } from "./types";

/** A kind of die: of this colour, or a Persuasion die that shows this. */
export const DICE = ["S", "M", "P1", "P2", "P3", "P4", "P5", "P6"] as const;
export type Die = (typeof DICE)[number];

export type Dice = Pick<DiceOffer, "s" | "m" | "p">;

export interface Load {
  dice: DiceOffer;
  /** Traps and tricks in the order in which they are laid; the first is on top. */
  traps: string[];
  defence: number;
  carried: Carried;
}

export function count({ s, m, p }: Dice, die: Die): number {
  if (die === "S") return s;
  if (die === "M") return m;
  return p.filter((face) => `P${face}` === die).length;
}

/** The dice of a clan. */
export const pool = ({ dice: [s, m], persuasion: p }: Clan): Dice => ({ s, m, p });

export const total = ({ s, m, p }: Dice): number => s + m + p.length;

/** The kinds of dice that some choice has. */
export const diceOf = (offer: Offer): Die[] =>
  DICE.filter((die) => offer.dice.some((dice) => count(dice, die) > 0));

/** The choice that differs least from these dice. */
function nearest(choices: DiceOffer[], wanted: DiceOffer): DiceOffer | undefined {
  const distance = (dice: DiceOffer) =>
    DICE.reduce((sum, die) => sum + Math.abs(count(dice, die) - count(wanted, die)), 0);
  return [...choices].sort((one, other) => distance(one) - distance(other))[0];
}

/** The nearest choice with more of these dice, or with fewer: where all places are full, another die makes room. */
export function turned(offer: Offer, dice: DiceOffer, die: Die, by: 1 | -1): DiceOffer | undefined {
  const now = count(dice, die);
  return nearest(
    offer.dice.filter((choice) => (count(choice, die) - now) * by > 0),
    dice,
  );
}

export const tokensOf = ({ traps, defence }: Load): number => traps.length + defence;

export const held = (clan: Clan, trap: string): number => clan.traps?.[trap] ?? 0;
export const laid = (load: Load, trap: string): number => load.traps.filter((one) => one === trap).length;

/** What a load lacks, in one word; nothing if it can be sent. */
export function lack({ dice, ...load }: Load): "piece" | "room" | undefined {
  const [least, most] = dice.tokens;
  const tokens = tokensOf({ dice, ...load });
  return tokens < least ? "piece" : tokens > most ? "room" : undefined;
}

export const hasRoom = (load: Load): boolean => tokensOf(load) < load.dice.tokens[1];

/** The same load without the last token of a kind. */
export function without(load: Load, trap: string): Load {
  return { ...load, traps: load.traps.toSpliced(load.traps.lastIndexOf(trap), 1) };
}

/** As few dice as can go, and nothing else; at the Entrance that is one die where there is one. */
export function least({ dice }: Offer): Load | undefined {
  const first = dice.find(({ tokens }) => tokens[0] === 0) ?? dice[0];
  return first && { dice: first, traps: [], defence: 0, carried: [0, 0] };
}

/** As many dice as can go. */
export const most = ({ dice }: Offer): DiceOffer | undefined =>
  [...dice].sort((one, other) => total(other) - total(one))[0];

/** What is left of a load where something has been used up meanwhile. */
export function fit(load: Load, offer: Offer, clan: Clan): Load | undefined {
  const dice = nearest(offer.dice, load.dice);
  const traps = load.traps.filter(
    (trap, at) => load.traps.slice(0, at).filter((one) => one === trap).length < held(clan, trap),
  );
  const [potions, venoms] = offer.carried;
  const carried: Carried = [Math.min(load.carried[0], potions), Math.min(load.carried[1], venoms)];
  return dice && { dice, traps, defence: Math.min(load.defence, clan.tokens[0]), carried };
}

/** Whether there is more than one way to go there. */
export function hasChoice({ dice, carried }: Offer, { traps, tokens: [defence] }: Clan): boolean {
  const ownsTokens = defence > 0 || Object.keys(traps ?? {}).length > 0;
  return (
    dice.length > 1 || Math.max(...carried) > 0 || (ownsTokens && dice.some(({ tokens }) => tokens[1] > 0))
  );
}

/**
 * The steps that make this load, one after the other, as the engine asks for them. It does not ask where there is one
 * answer, so what lies on the path already says how far it has come.
 */
export function plan(path: string, member: string, load: Load): (game: Game) => string | undefined {
  let begun = false;
  const next = ({ question, paths }: View): string | undefined => {
    if (!begun) return `assign ${path} ${member}`;
    const on = paths.find((one) => one.path === path);
    if (!on || question?.path !== path) return undefined;
    if (question.kind === "load_dice") {
      const { s, m, p } = load.dice;
      return `dice ${s} ${m} ${p.join("+") || "-"}`;
    }
    if (question.kind === "load_tokens") {
      const trap = load.traps[on.tokens.length];
      if (trap) return `lay ${trap}`;
      return on.defence < load.defence ? "lay_defence" : "done";
    }
    return question.kind === "load_carry" ? `carry ${load.carried.join(" ")}` : undefined;
  };
  return (game) => {
    const step = next(game.view as View);
    begun = true;
    return game.actions.some(({ notation }) => notation === step) ? step : undefined;
  };
}

/** Who is sent where, and with what. */
class Deployment {
  path = $state<string | undefined>();
  member = $state("");
  load = $state.raw<Load | undefined>();

  begin(path: string, member: string, load: Load): void {
    [this.path, this.member, this.load] = [path, member, load];
  }

  end(): void {
    this.path = this.load = undefined;
  }

  /** The offer that is being answered, as long as it stands. */
  offer({ actions, view }: Game): Offer | undefined {
    const isLegal = actions.some(({ notation }) => notation === `assign ${this.path} ${this.member}`);
    return isLegal ? (view as View).offers.find(({ path }) => path === this.path) : undefined;
  }
}

export const deployment = new Deployment();

/** Sending somebody out begins with the load: nothing is sent until it is composed. */
export function beginDeployment(notation: string, game: Game): boolean {
  const [verb, path, member] = notation.split(" ");
  const { offers, players } = game.view as View;
  const offer = verb === "assign" ? offers.find((offer) => offer.path === path) : undefined;
  const clan = players.find(({ seat }) => seat === game.viewer);
  const load = offer && least(offer);
  if (!load || !member || !clan || !hasChoice(offer, clan)) return false;
  deployment.begin(offer.path, member, load);
  return true;
}
