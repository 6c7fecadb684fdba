import { expect, test } from "vitest";
import { groups, told } from "./groups";
import type { Action } from "./types";

const act = (id: string, ...names: string[]): Action => ({
  notation: [id, ...names].join(" "),
  phrase: { id, args: names.map((name) => [name, { name }]) },
});

const VISITS = ["S", "M", "P"].map((die) => act("visit", "tavern", die));
const SENDS = ["purkas", "korgo"].map((member) => act("send", "path-1", member));
const ALONE = [act("pass"), act("sell", "skull"), act("sell", "axe"), act("heal", "korgo")];

test("a long list is put under what it is about, in its order", () => {
  const all = [...VISITS, ...SENDS, ...ALONE];
  const found = groups(all);
  expect(found.map(({ about, actions }) => [about, actions.length])).toEqual([
    [{ name: "tavern" }, 3],
    [{ name: "path-1" }, 2],
    [undefined, 4],
  ]);
  expect(found.flatMap(({ actions }) => actions)).toEqual(all);
});

test("a short list stays as it is", () => {
  expect(groups([])).toEqual([]);
  expect(groups(VISITS)).toEqual([{ about: undefined, actions: VISITS }]);
});

test("the same thing in another kind of action is another group", () => {
  const all = [
    ...VISITS,
    ...VISITS.map(({ phrase }) => act("pawn", ...phrase.args.map(([name]) => name))),
    ...ALONE,
  ];
  expect(groups(all).map(({ actions }) => actions.length)).toEqual([3, 3, 4]);
});

test("many of a kind, each about another thing, stand beside each other and apart from the rest", () => {
  const moves = ["hill", "lake", "wood", "well"].map((place) => act("move", place));
  const rests = ["sleep", "eat", "wait", "end", "pray"].map((id) => act(id));
  expect(groups([...moves, ...rests]).map(({ about, actions }) => [about, actions.length])).toEqual([
    [undefined, 4],
    [undefined, 5],
  ]);
});

test("what an action is about stands out in its sentence", () => {
  const nameOf = () => "Tavern";
  expect(told(act("visit", "tavern"), "Go to the Tavern now", nameOf)).toEqual([
    "Go to the ",
    "Tavern",
    " now",
  ]);
  expect(told(act("pass"), "Pass", nameOf)).toEqual(["Pass", "", ""]);
});
