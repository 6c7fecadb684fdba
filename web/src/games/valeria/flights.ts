/** What flies over the board when something happens: cards to who takes them, tokens out of the bank. */

import type { Flight } from "../../lib/motion";

const LETTERS: Record<string, string> = { g: "gold", s: "strength", m: "magic", v: "vp" };

/** The tokens of a bundle such as `2g1m`, out of the bank into the purse of a player. */
const tokens = (bundle: string | undefined, seat: string): Flight[] =>
  [...(bundle ?? "").matchAll(/[gsmv]/g)].map(([letter]) => {
    const token = LETTERS[letter] ?? "";
    return { from: `bank:${token}`, to: `purse:${seat}:${token}` };
  });

function flight(notation: string): Flight[] {
  const [verb, first = "", second, third, fourth] = notation.split(" ");
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
    case "thief_bank":
      return [{ from: `bank:${second}`, to: `purse:${first}:${second}` }];
    case "harvested":
    case "harvest_chosen":
      return tokens(second, first);
    case "rewarded":
    case "gave":
      return tokens(third, first);
    case "traded":
    case "paid":
      return tokens(fourth, first);
    case "thief":
      return [{ from: `purse:${second}:${third}`, to: `purse:${first}:${third}` }];
    case "domain_took":
      return [{ from: `purse:${third}:${fourth}`, to: `purse:${first}:${fourth}` }];
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
