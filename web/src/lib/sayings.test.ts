import { expect, test } from "vitest";
import { clauses, dice, named, sayings, things, together } from "./sayings";

const fact = (name: string, text: string) => ({ kind: "fact", name, text });
const prose = (name: string, text: string) => ({ kind: "prose", name, text });

test("what is listed are facts, and what follows them is prose", () => {
  expect(sayings("Krunn (Air) · attack dice 4 · kill 17: 7 glory. Its attack deals 1 extra hit.")).toEqual([
    fact("", "Krunn (Air)"),
    fact("", "attack dice 4"),
    fact("kill 17", "7 glory"),
    prose("", "Its attack deals 1 extra hit."),
  ]);
});

test("sentences that count things are facts, one by one", () => {
  expect(sayings("Bobok, in the lair. Vitality 2 of 5. By day 2/4; Clash difficulty 4/6.")).toEqual([
    fact("", "Bobok, in the lair"),
    fact("", "Vitality 2 of 5"),
    fact("", "By day 2/4; Clash difficulty 4/6"),
  ]);
  const mission =
    "Now “He Who Rummages”: Use the location action twice in villages (the same or different ones).";
  expect(sayings(`Missions completed: 3, left: 5. ${mission} Counted so far: 0.`)).toEqual([
    fact("Missions completed", "3, left: 5"),
    prose("Now “He Who Rummages”", "Use the location action twice in villages (the same or different ones)."),
    fact("Counted so far", "0"),
  ]);
  expect(sayings("Round 7: turn of Ana. Events discarded: 1 of 8.")).toEqual([
    fact("Round 7", "turn of Ana"),
    fact("Events discarded", "1 of 8"),
  ]);
});

test("what says something of a thing is about it", () => {
  expect(named("Crumbs 1 (wounded): Cost 1. While you are in a village: take 2 tokens.")).toEqual([
    "Crumbs 1 (wounded)",
    "Cost 1. While you are in a village: take 2 tokens.",
  ]);
  expect(named("2. “He Who Hides Things”: Put 3 of your tokens into the lake.")?.[0]).toBe(
    "2. “He Who Hides Things”",
  );
  expect(named("Warrior, The Young Warrior (Opłotki). The difficulty is +1. Help: Complete it.")).toEqual([
    "Warrior, The Young Warrior (Opłotki)",
    "The difficulty is +1. Help: Complete it.",
  ]);
  expect(named("Lair hidden, counter 2.")).toBeUndefined();
  expect(named("Set-up; Ana will begin.")).toBeUndefined();
});

test("a sentence may begin with what kind of sentence it is", () => {
  expect(clauses("The difficulty is +1. Help: Complete it. While you are in a village: take 2.")).toEqual([
    prose("", "The difficulty is +1."),
    prose("Help", "Complete it."),
    prose("", "While you are in a village: take 2."),
  ]);
});

test("dice are letters in a row", () => {
  expect(dice("S S M P3")).toEqual(["", ["S", "S", "M", "P3"]]);
  expect(dice("needs M/P M/P")).toEqual(["needs ", ["M/P", "M/P"]]);
  expect(dice("up to 3 more: S/M")).toEqual(["up to 3 more: ", ["S/M"]]);
  expect(dice("gold 3")).toBeUndefined();
  expect(dice("Territory of Ana")).toBeUndefined();
});

test("things lie side by side", () => {
  expect(things("Hunter, Lost Children and Mara")).toEqual(["Hunter", "Lost Children", "Mara"]);
  expect(things("Fear ×2 Favour")).toEqual(["Fear ×2", "Favour"]);
});

test("lines that say something of a thing each are a table, a short one alone is a fact", () => {
  const line = (text: string) => ({ kind: "line" as const, text });
  const items = [
    line("Lair open: Silent Hills."),
    line("Missions completed: 3, left: 5."),
    line("Fiery Eyes 1: Cost 1. Your test (after the roll): raise 1 die by 1."),
    line("2. “He Who Hides Things”: Put 3 of your tokens into the lake."),
  ];
  expect(together(items)).toEqual([
    items[0],
    items[1],
    {
      kind: "table",
      head: undefined,
      rows: [
        ["Fiery Eyes 1", "Cost 1. Your test (after the roll): raise 1 die by 1."],
        ["2. “He Who Hides Things”", "Put 3 of your tokens into the lake."],
      ],
    },
  ]);
});
