import { expect, test } from "vitest";
import type { Game } from "../../lib/types";
import { mayAdd, plan, plus, stateOf } from "./payment.svelte";
import type { Allies, Offer } from "./types";

const offer: Offer = {
  lord: "jailer",
  sum: 6,
  races: 2,
  mandatory: ["crab"],
  lack: null,
  payments: [
    { "crab.4": 1, "squid.2": 1 },
    { "crab.1": 2, "squid.5": 1 },
  ],
  more: false,
};

test("picks are compared with the payments that the view lists", () => {
  expect(mayAdd(offer, {}, "crab.1")).toBe(true);
  expect(mayAdd(offer, { "crab.4": 1 }, "crab.1")).toBe(false);
  expect(mayAdd(offer, { "crab.1": 1 }, "crab.1")).toBe(true);
  expect(mayAdd(offer, { "crab.1": 2 }, "crab.1")).toBe(false);
  expect(stateOf(offer, { "squid.2": 1 })).toEqual({
    value: 2,
    due: 4,
    complete: false,
    missing: ["crab"],
    more: 1,
  });
  expect(stateOf(offer, { "squid.2": 1, "crab.4": 1 })).toMatchObject({
    due: 0,
    complete: true,
    missing: [],
    more: 0,
  });
});

test("a card put back is gone", () => {
  expect(plus({ "crab.1": 1 }, "crab.1", -1)).toEqual({});
});

test("a plan follows what the engine offers, whichever steps it takes by itself", () => {
  const next = plan("jailer", { "crab.1": 2, "squid.5": 1 });
  const game = (picked: Allies | null, ...notations: string[]) =>
    ({
      actions: notations.map((notation) => ({ notation })),
      view: { prompt: picked && { kind: "pay", lord: "jailer", picked } },
    }) as unknown as Game;
  expect(next(game(null, "explore", "recruit jailer"))).toBe("recruit jailer");
  expect(next(game({}, "pay_add crab.1", "pay_add crab.4", "cancel"))).toBe("pay_add crab.1");
  // The second crab was played by the engine itself.
  expect(next(game({ "crab.1": 2 }, "pay_add squid.5", "pay_add squid.2"))).toBe("pay_add squid.5");
  expect(next(game({ "crab.1": 2, "squid.5": 1 }, "pay_confirm", "cancel"))).toBe("pay_confirm");
  expect(next(game(null, "affiliate crab.1"))).toBeUndefined();
});

test("a plan that the engine does not offer stops", () => {
  const next = plan("jailer", { "crab.4": 1 });
  expect(next({ actions: [], view: { prompt: null } } as unknown as Game)).toBeUndefined();
});
