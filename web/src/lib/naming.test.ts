import { expect, test } from "vitest";
import { naming } from "./naming";
import type { Action } from "./types";
import { Words } from "./words";

const words = new Words(
  "en",
  `
member-purkas = Purkas
member-novice = Novice
path-A-1 = Territory A, path 1
path-dice-1 = dice mission, path 1
trap-snare = Snare
`,
);

const action = (notation: string, ...names: string[]): Action => ({
  notation,
  phrase: { id: "action", args: names.map((name, index) => [`arg${index}`, { name }]) },
});
const send = action("assign A.1 purkas", "path-A-1", "member-purkas");
const novice = action("assign dice.1 novice", "path-dice-1", "member-novice");
const buy: Action = {
  notation: "buy snare",
  phrase: { id: "action-buy", args: [["traps", { list: [{ name: "trap-snare" }] }]] },
};

test("a thing knows the actions that name it, alone, in a list, and several times", () => {
  const find = naming([send, novice, buy], words);
  expect(find("Purkas")).toEqual([send]);
  expect(find("Novice ×8")).toEqual([novice]);
  expect(find("Snare")).toEqual([buy]);
  expect(find("Dragon")).toEqual([]);
  expect(find("")).toEqual([]);
});

test("a part is found by what it is part of", () => {
  const find = naming([send, novice], words);
  expect(find("path 1", "Territory A")).toEqual([send]);
  expect(find("path 1", "the dice mission")).toEqual([novice]);
  expect(find("path 1", "Territory B")).toEqual([]);
  expect(find("path 1")).toEqual([]);
});

test("what is written around a name is no part of it, and a number after it must fit", () => {
  const level: Action = {
    notation: "use crumbs 2",
    phrase: {
      id: "action-use",
      args: [
        ["attribute", { name: "member-purkas" }],
        ["level", { number: 2 }],
      ],
    },
  };
  const find = naming([level, buy], words);
  expect(find("2. “Snare”")).toEqual([buy]);
  expect(find("Snare (night, 6)")).toEqual([buy]);
  expect(find("Purkas 2 (wounded)")).toEqual([level]);
  expect(find("Purkas 1")).toEqual([]);
});
