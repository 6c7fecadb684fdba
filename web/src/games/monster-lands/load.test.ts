import { expect, test } from "vitest";
import type { Game } from "../../lib/types";
import {
  beginDeployment,
  deployment,
  diceOf,
  fit,
  hasRoom,
  lack,
  least,
  most,
  plan,
  tokensOf,
  turned,
  without,
  type Load,
} from "./load.svelte";
import type { Clan, DiceOffer, Offer, View } from "./types";

const dice = (s: number, m: number, p: number[] = [], tokens: [number, number] = [0, 0]): DiceOffer => ({
  s,
  m,
  p,
  tokens,
});

// A path that wants 1 Strength die and takes 2 more of either colour; tokens have less room with every second die.
const land: Offer = {
  path: "A.2",
  dice: [
    dice(1, 0, [], [0, 4]),
    dice(1, 1, [], [0, 4]),
    dice(1, 2, [], [0, 3]),
    dice(2, 0, [], [0, 4]),
    dice(2, 1, [], [0, 3]),
    dice(3, 0, [], [0, 3]),
  ],
  carried: [1, 0],
};
// Two places, one of them for Persuasion or Magic.
const mission: Offer = {
  path: "dice.1",
  dice: [dice(1, 0, [2]), dice(1, 0, [5]), dice(1, 1)],
  carried: [0, 0],
};
// With nothing but tokens in hand.
const gate: Offer = {
  path: "gate.1",
  dice: [dice(0, 0, [], [1, 4]), dice(0, 1, [], [0, 3])],
  carried: [0, 0],
};

const clan: Clan = {
  seat: "A",
  dice: [3, 2],
  persuasion: [2, 5],
  traps: { trap_starting: 2, trick_redirect_1: 1 },
  tokens: [2, 1, 0],
};

const load = (changed: Partial<Load> = {}): Load => ({
  dice: dice(1, 0, [], [0, 4]),
  traps: [],
  defence: 0,
  carried: [0, 0],
  ...changed,
});

test("as few dice as can go are proposed, and one die at the Entrance", () => {
  expect(least(land)?.dice).toBe(land.dice[0]);
  expect(least(gate)?.dice).toBe(gate.dice[1]);
  expect(most(land)).toBe(land.dice[2]);
  expect(least({ ...gate, dice: gate.dice.slice(0, 1) })?.dice).toBe(gate.dice[0]);
});

test("a die more or less leads to the nearest choice", () => {
  expect(diceOf(land)).toEqual(["S", "M"]);
  expect(turned(land, dice(1, 0), "S", 1)).toBe(land.dice[3]);
  expect(turned(land, dice(1, 0), "S", -1)).toBeUndefined();
  // No place is left for a third Strength die beside two Magic dice.
  expect(turned(land, dice(1, 2), "S", 1)).toBe(land.dice[4]);
});

test("on a mission another die makes room", () => {
  expect(diceOf(mission)).toEqual(["S", "M", "P2", "P5"]);
  expect(turned(mission, dice(1, 0, [2]), "P5", 1)).toBe(mission.dice[1]);
  expect(turned(mission, dice(1, 0, [2]), "M", 1)).toBe(mission.dice[2]);
  expect(turned(mission, dice(1, 1), "M", -1)).toBe(mission.dice[0]);
});

test("a load says what it lacks", () => {
  expect(lack(load())).toBeUndefined();
  const full = load({ traps: ["trap_starting", "trap_starting"], defence: 2 });
  expect([tokensOf(full), hasRoom(full), lack(full)]).toEqual([4, false, undefined]);
  expect(lack({ ...full, dice: dice(3, 0, [], [0, 3]) })).toBe("room");
  expect(lack(load({ dice: dice(0, 0, [], [1, 4]) }))).toBe("piece");
  expect(lack(load({ dice: dice(0, 0, [], [1, 4]), defence: 1 }))).toBeUndefined();
});

test("the last token of a kind is taken back, the others stay in their order", () => {
  const three = load({ traps: ["trap_starting", "trick_redirect_1", "trap_starting"] });
  expect(without(three, "trap_starting").traps).toEqual(["trap_starting", "trick_redirect_1"]);
});

test("what has been used up meanwhile is no longer in the load", () => {
  const all = load({
    dice: dice(3, 0, [], [0, 3]),
    traps: ["trap_starting", "trick_redirect_1", "trap_starting"],
    defence: 2,
    carried: [1, 1],
  });
  const less: Clan = { ...clan, traps: { trap_starting: 1 }, tokens: [1, 0, 0] };
  const offer: Offer = { ...land, dice: land.dice.slice(0, 4), carried: [0, 0] };
  expect(fit(all, offer, less)).toEqual({
    dice: land.dice[3],
    traps: ["trap_starting"],
    defence: 1,
    carried: [0, 0],
  });
  expect(fit(all, land, clan)).toEqual({ ...all, carried: [1, 0] });
});

/** A position in which this is asked, with so much on the path. */
function position(kind: string, actions: string[], tokens = 0, defence = 0, offers = [land]): Game {
  const view: View = {
    question: { kind, path: kind === "turn" ? null : "A.2" },
    offers: kind === "turn" ? offers : [],
    paths: [{ path: "A.2", tokens: Array(tokens).fill({}), defence }],
    players: [clan],
  };
  return { viewer: "A", view, actions: actions.map((notation) => ({ notation })) } as unknown as Game;
}

test("the plan answers what is asked, and nothing that is not", () => {
  const steps = plan(
    "A.2",
    "korgo",
    load({
      dice: dice(2, 1, [], [0, 3]),
      traps: ["trick_redirect_1", "trap_starting"],
      defence: 1,
      carried: [1, 0],
    }),
  );
  const lay = ["lay trap_starting", "lay trick_redirect_1", "lay_defence", "done"];
  expect(steps(position("turn", ["assign A.2 korgo", "pass"]))).toBe("assign A.2 korgo");
  expect(steps(position("load_dice", ["dice 1 0 -", "dice 2 1 -"]))).toBe("dice 2 1 -");
  expect(steps(position("load_tokens", lay))).toBe("lay trick_redirect_1");
  expect(steps(position("load_tokens", lay, 1))).toBe("lay trap_starting");
  expect(steps(position("load_tokens", lay, 2))).toBe("lay_defence");
  expect(steps(position("load_tokens", lay, 2, 1))).toBe("done");
  expect(steps(position("load_carry", ["carry 0 0", "carry 1 0"]))).toBe("carry 1 0");
  expect(steps(position("turn", ["assign A.2 korgo"]))).toBeUndefined();
});

test("Persuasion dice go by what they show; a step that is not possible ends the plan", () => {
  const steps = plan("A.2", "korgo", load({ dice: dice(0, 1, [2, 5]) }));
  expect(steps(position("turn", ["assign A.2 korgo"]))).toBe("assign A.2 korgo");
  expect(steps(position("load_dice", ["dice 0 1 2+5", "dice 1 1 5"]))).toBe("dice 0 1 2+5");
  expect(steps(position("load_dice", ["dice 1 1 5"]))).toBeUndefined();
});

test("there is something to compose only where somebody can go in several ways", () => {
  const only: Offer = { path: "A.2", dice: [dice(1, 1)], carried: [0, 0] };
  expect(beginDeployment("assign A.2 korgo", position("turn", [], 0, 0, [only]))).toBe(false);
  expect(beginDeployment("pass", position("turn", ["pass"]))).toBe(false);
  expect(beginDeployment("assign B.1 korgo", position("turn", []))).toBe(false);
  expect(deployment.load).toBeUndefined();
  const turn = position("turn", ["assign A.2 korgo"]);
  expect(beginDeployment("assign A.2 korgo", turn)).toBe(true);
  expect(deployment.offer(turn)).toBe((turn.view as View).offers[0]);
  // Somebody else, or nobody, can be sent there now.
  expect(deployment.offer(position("turn", ["assign A.2 tranok"]))).toBeUndefined();
  deployment.end();
  expect(deployment.offer(turn)).toBeUndefined();
});
