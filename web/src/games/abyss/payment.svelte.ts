/**
 * A payment being composed by tapping cards, before anything is sent. Which cards go together, the engine has said: the
 * view lists all payments. Here they are only compared.
 */

import type { Game } from "../../lib/types";
import { raceOf, valueOf, type Allies, type Offer, type Pay, type View } from "./types";

export const count = (allies: Allies, kind: string): number => allies[kind] ?? 0;

function holds(whole: Allies, part: Allies): boolean {
  return Object.entries(part).every(([kind, number]) => count(whole, kind) >= number);
}

export function plus(allies: Allies, kind: string, number: number): Allies {
  const changed = { ...allies, [kind]: count(allies, kind) + number };
  if (changed[kind] === 0) delete changed[kind];
  return changed;
}

/** How far the picks have come, and what is missing. */
export interface State {
  value: number;
  due: number;
  complete: boolean;
  missing: string[];
  more: number;
}

export function stateOf(offer: Offer, picked: Allies): State {
  const kinds = Object.keys(picked);
  const value = kinds.reduce((sum, kind) => sum + valueOf(kind) * count(picked, kind), 0);
  const races = new Set(kinds.map(raceOf));
  return {
    value,
    due: Math.max(0, offer.sum - value),
    complete: offer.payments.some((payment) => holds(payment, picked) && holds(picked, payment)),
    missing: offer.mandatory.filter((race) => !races.has(race)),
    more: offer.races - races.size,
  };
}

/** Whether some payment has these cards and one more of this kind. */
export function mayAdd(offer: Offer, picked: Allies, kind: string): boolean {
  const wanted = plus(picked, kind, 1);
  return offer.payments.some((payment) => holds(payment, wanted));
}

/** The steps that make this payment, one after the other, as the engine asks for them. */
export function plan(lord: string, allies: Allies): (game: Game) => string | undefined {
  let begun = false;
  return (game) => {
    const offered = new Set(game.actions.map(({ notation }) => notation));
    if (!begun) {
      begun = true;
      return offered.has(`recruit ${lord}`) ? `recruit ${lord}` : undefined;
    }
    const { prompt } = game.view as View;
    if (prompt?.kind !== "pay" || prompt.lord !== lord) return undefined;
    const left = Object.keys(allies).filter((kind) => count(allies, kind) > count(prompt.picked, kind));
    const next = left.map((kind) => `pay_add ${kind}`).find((action) => offered.has(action));
    if (next) return next;
    return left.length === 0 && offered.has("pay_confirm") ? "pay_confirm" : undefined;
  };
}

class Payment {
  lord = $state<string | undefined>();
  picked = $state.raw<Allies>({});

  begin(lord: string): void {
    this.lord = lord;
    this.picked = {};
  }

  end(): void {
    this.lord = undefined;
    this.picked = {};
  }

  /** The offer that is being paid, as long as it stands. */
  offer(view: View): Offer | undefined {
    return view.offers.find((offer) => offer.lord === this.lord && offer.payments.length > 0);
  }
}

export const payment = new Payment();

/** A payment that the engine already knows of, in the same shape. */
export const asOffer = (pay: Pay): Offer => ({ ...pay, lack: null, payments: [], more: true });

/** Recruiting begins with the payment: nothing is sent until it is composed. */
export function beginRecruitment(notation: string, game: Game): boolean {
  const [verb, lord] = notation.split(" ");
  const offers = (game.view as View).offers;
  const offer = verb === "recruit" ? offers.find((offer) => offer.lord === lord) : undefined;
  if (!offer || offer.payments.length === 0) return false;
  payment.begin(offer.lord);
  return true;
}
