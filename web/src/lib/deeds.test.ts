import { expect, test } from "vitest";
import { deeds } from "./deeds";
import type { Action } from "./types";

const action = (notation: string): Action => ({ notation, phrase: { id: "", args: [] } });
const [leave1, leave2, clash2, move] = ["leave 1", "leave 2", "clash 2", "move"].map(action) as [
  Action,
  Action,
  Action,
  Action,
];

test("two rows with one title are told apart by another name in them", () => {
  const titles = [
    [leave1, leave2],
    [leave1, leave2],
  ];
  expect(deeds(titles, [[[leave1], [leave2, clash2]]])).toEqual([[leave1], [leave2, clash2]]);
});

test("of names that say the same the one that knows most counts, and else the title", () => {
  expect(deeds([[leave1], [leave2]], [[[leave1], [leave2, clash2]]])).toEqual([[leave1], [leave2, clash2]]);
  expect(deeds([[leave1], [leave2, clash2]], [[[leave1], [leave2]]])).toEqual([[leave1], [leave2, clash2]]);
});

test("what is named in several rows, or has nothing to do with the title, takes nothing from it", () => {
  const titles = [[leave1], [leave2]];
  expect(
    deeds(titles, [
      [
        [leave1, leave2],
        [leave1, leave2],
      ],
      [[move], []],
    ]),
  ).toBe(titles);
});
