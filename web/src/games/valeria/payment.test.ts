import { expect, test } from "vitest";
import type { Action } from "../../lib/types";
import { billAt, billOf, heapOf, mayAdd, plus, proposal, wayOf } from "./payment.svelte";
import type { View } from "./types";

const action = (notation: string) => ({ notation }) as Action;
// The Wraith: 4 Strength and 3 Magic; who has 3 Strength and 5 Magic replaces 1 or 2.
const cost = { resource: "strength", tokens: 4, magic: 3 } as const;
const bill = billOf(cost, [action("slay wraith 1"), action("slay wraith 2")]);

test("the way with the least Magic is proposed", () => {
  expect(proposal(bill)).toEqual({ tokens: 3, magic: 4 });
  expect(proposal(bill, true)).toEqual({ tokens: 2, magic: 5 });
  expect(wayOf(bill, proposal(bill))?.notation).toBe("slay wraith 1");
});

test("a token more can be laid down only if a way has it", () => {
  expect(mayAdd(bill, { tokens: 2, magic: 4 }, "tokens")).toBe(true);
  expect(mayAdd(bill, { tokens: 2, magic: 4 }, "magic")).toBe(true);
  expect(mayAdd(bill, { tokens: 3, magic: 4 }, "magic")).toBe(false);
  expect(mayAdd(bill, { tokens: 2, magic: 5 }, "tokens")).toBe(false);
  expect(mayAdd(bill, { tokens: 3, magic: 0 }, "tokens")).toBe(false);
});

test("half a payment is none", () => {
  expect(wayOf(bill, { tokens: 2, magic: 4 })).toBeUndefined();
  expect(wayOf(bill, plus({ tokens: 2, magic: 4 }, "magic", 1))?.notation).toBe("slay wraith 2");
});

test("Strength does not pay for citizens", () => {
  const citizen = billOf({ resource: "gold", tokens: 2, magic: 0 }, [action("recruit knight 0")]);
  expect(heapOf(citizen, "strength")).toBeUndefined();
  expect(heapOf(citizen, "gold")).toBe("tokens");
  expect(heapOf(citizen, "magic")).toBe("magic");
});

test("there is something to compose only where one can pay in several ways", () => {
  const view = { monsters: [{ cards: ["wraith"], offer: { cost } }] } as unknown as View;
  const one = [action("slay wraith 1")];
  expect(billAt(view, "monster:wraith", one)).toBeUndefined();
  expect(billAt(view, "monster:wraith", [...one, action("slay wraith 2")])).toEqual(bill);
  expect(billAt(view, "monster:goblin", one)).toBeUndefined();
  expect(billAt(view, "monster:wraith", [action("attack barrens"), action("attack hills")])).toBeUndefined();
});
