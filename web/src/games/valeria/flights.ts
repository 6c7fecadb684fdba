/** What flies over the board when something happens: cards to who takes them, tokens out of the bank. */

import type { Flight } from "../../lib/motion";

const LETTERS: Record<string, string> = { g: "gold", s: "strength", m: "magic", v: "vp" };

/** The tokens of a bundle such as `2g1m`, from a place to a player. */
const tokens = (bundle: string | undefined, to: string): Flight[] =>
  [...(bundle ?? "").matchAll(/[gsmv]/g)].map(([letter]) => ({ from: `bank:${LETTERS[letter]}`, to }));

function flight(notation: string): Flight[] {
  const [verb, first, second, third, fourth] = notation.split(" ");
  const to = `player:${first}`;
  switch (verb) {
    case "slain":
    case "monster_taken":
      return [{ from: `monster:${second}`, to }];
    case "recruited":
    case "citizen_taken":
      return [{ from: `citizen:${second}`, to }];
    case "built":
      return [{ from: `domain:${second}`, to }];
    case "took":
    case "consoled":
      return [{ from: `bank:${second}`, to }];
    case "harvested":
    case "harvest_chosen":
      return tokens(second, to);
    case "rewarded":
    case "gave":
      return tokens(third, to);
    case "traded":
    case "paid":
      return tokens(fourth, to);
    case "thief":
      return [{ from: `purse:${second}:${third}`, to }];
    case "domain_took":
      return [{ from: `purse:${third}:${fourth}`, to }];
    case "robbed":
      return [{ from: `player:${second}:monsters`, to }];
    case "citizen_captured":
      return [{ from: `citizen:${first}`, to: "dark-lord" }];
    case "domain_captured":
      return [{ from: `domain:${first}`, to: "dark-lord" }];
    default:
      return [];
  }
}

export const flights = (notations: string[]): Flight[] => notations.flatMap(flight);
