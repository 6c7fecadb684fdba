/**
 * A payment being composed by tapping tokens, before anything is sent. In which ways a price can be paid, the engine has
 * said: each legal action is one of them. Here they are only compared.
 */

import type { Action } from "../../lib/types";
import type { Cost, Resource, View } from "./types";

/** A price, and how much Magic may stand in for it; each way is a legal action. */
export interface Bill {
  cost: Cost;
  ways: { magic: number; action: Action }[];
}

export interface Paid {
  tokens: number;
  magic: number;
}

/** How the tokens of a way lie on the table. */
const paidBy = ({ cost }: Bill, magic: number): Paid => ({
  tokens: cost.tokens - magic,
  magic: cost.magic + magic,
});

export function billOf(cost: Cost, actions: Action[]): Bill {
  const ways = actions.map((action) => ({ magic: Number(action.notation.split(" ").at(-1)), action }));
  return { cost, ways };
}

/** The way that is paid in full, if one is. */
export function wayOf(bill: Bill, paid: Paid): Action | undefined {
  return bill.ways.find(({ magic }) => {
    const full = paidBy(bill, magic);
    return full.tokens === paid.tokens && full.magic === paid.magic;
  })?.action;
}

export const plus = (paid: Paid, what: keyof Paid, number: number): Paid => ({
  ...paid,
  [what]: paid[what] + number,
});

/** Whether some way has these tokens and one more of this kind. */
export function mayAdd(bill: Bill, paid: Paid, what: keyof Paid): boolean {
  const wanted = plus(paid, what, 1);
  return bill.ways.some(({ magic }) => {
    const full = paidBy(bill, magic);
    return wanted.tokens <= full.tokens && wanted.magic <= full.magic;
  });
}

/** The way with the least Magic, which comes first, or with the most. */
export function proposal(bill: Bill, most = false): Paid {
  const way = most ? bill.ways.at(-1) : bill.ways[0];
  return way ? paidBy(bill, way.magic) : { tokens: 0, magic: 0 };
}

/** Where the card lies that is paid for, and what has been laid down for it. */
class Payment {
  place = $state<string | undefined>();
  paid = $state.raw<Paid>({ tokens: 0, magic: 0 });

  begin(place: string, bill: Bill): void {
    this.place = place;
    this.paid = proposal(bill);
  }

  end(): void {
    this.place = undefined;
  }
}

export const payment = new Payment();

/** The cost of what lies at a place, as the view tells it to who looks. */
export function costAt(view: View, place: string): Cost | undefined {
  const [kind, id] = place.split(":");
  if (kind === "monster") return view.monsters.find((stack) => stack.cards[0] === id)?.offer?.cost;
  const stacks = kind === "citizen" ? view.citizens : kind === "domain" ? view.domains : [];
  return stacks.find((stack) => stack.top === id)?.offer?.cost;
}

/** The verbs whose last word is how much Magic stands in. */
const PAID = /^(slay|recruit|build) /;

/** What can be paid at a place in more than one way. */
export function billAt(view: View, place: string | undefined, actions: Action[]): Bill | undefined {
  const cost = place === undefined ? undefined : costAt(view, place);
  const paying = actions.filter(({ notation }) => PAID.test(notation));
  return cost && paying.length > 1 ? billOf(cost, paying) : undefined;
}

/** Which tokens of a payment these are. */
export const heapOf = (bill: Bill, resource: Resource): keyof Paid | undefined =>
  resource === "magic" ? "magic" : resource === bill.cost.resource ? "tokens" : undefined;
