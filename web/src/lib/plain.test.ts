import { expect, test } from "vitest";
import { fields, isCount, isEmpty, Names, players, things } from "./plain";
import { Words } from "./words";

const words = new Words(
  "en",
  `
beast-imp = Imp
beast-imp-text = Robs.
part-hoard = Hoard
board-night = Night { $night } of { $nights }
`,
);
const facts = { beast: { imp: { strength: 2 }, wolf: {} } };
const common = new Words("en", "field-deck = Draw pile");
const names = new Names(words, facts, (seat) => `Player ${seat}`, common);

test("what is empty or already said is left out, and simple fields come first", () => {
  const view = { viewer: "A", hand: { imp: 2 }, gold: 0, chosen: null, discard: {}, has_chosen: false };
  expect(fields(view).map(([key]) => key)).toEqual(["gold", "hand"]);
  expect(isEmpty([null, []])).toBe(true);
  expect(isEmpty([0])).toBe(false);
});

test("things are called as the game calls them, wherever they stand", () => {
  expect(names.value("imp")).toBe("Imp");
  expect(names.text("imp")).toBe("Robs.");
  expect(names.value("B")).toBe("Player B");
  expect(names.value("stay_at_home")).toBe("stay at home");
  expect(names.isThing("wolf")).toBe(false);
});

test("a field has a name, and never a sentence with gaps", () => {
  expect(names.field("hoard")).toBe("Hoard");
  expect(names.field("night")).toBe("Night");
  expect(names.field("deck")).toBe("Draw pile");
  expect(names.field("lord_deck")).toBe("Lord deck");
});

test("numbers of things are told from other numbers", () => {
  expect(isCount({ imp: 2 }, names.isThing)).toBe(true);
  expect(isCount({ gold: 2 }, names.isThing)).toBe(false);
  expect(isCount([1, 2], names.isThing)).toBe(false);
});

test("players sit where they sit, and whoever looks comes first", () => {
  const two = [{ gold: 1 }, { gold: 2 }];
  expect(players(two, "B")).toEqual([
    ["B", { gold: 2 }],
    ["A", { gold: 1 }],
  ]);
  expect(players([{ seat: "C", gold: 1 }], undefined)).toEqual([["C", { gold: 1 }]]);
  expect(players([1, 2], "A")).toEqual([]);
});

test("everything that a player has is found", () => {
  expect([...things({ hand: { imp: 2 }, lords: [{ lord: "jailer", used: false }] })].sort()).toEqual([
    "hand",
    "imp",
    "jailer",
    "lord",
    "lords",
    "used",
  ]);
});
