import { expect, test } from "vitest";
import { changes, placeOf } from "./changes";
import { read } from "./sheet";

const NAMES = ["Ana", "Bot"];
const LAND = "\n\nLake  Hunter\nHill  Tracks\nWood  Fear ×2\n\n";
const at = (gold: number, lake: string) =>
  read(`Round 2${LAND.replace("Hunter", lake)}Ana · gold ${gold} · glory 4\nBot · gold 1 · glory 4\n`, NAMES);
const fact = (text: string) => ({ kind: "fact" as const, name: "", text });

test("what was not there before is new, where it stands", () => {
  const { isNew, count } = changes(at(1, "Hunter"), at(3, "Hunter, Mara"));
  expect(count).toBe(2);
  expect(isNew("Ana", fact("gold 3"))).toBe(true);
  expect(isNew("Ana", fact("glory 4"))).toBe(false);
  expect(isNew("Bot", fact("gold 1"))).toBe(false);
  const lake = { kind: "prose" as const, name: "", text: "Hunter, Mara" };
  expect(isNew(placeOf("", ["Lake"]), lake)).toBe(true);
});

test("another board is no change", () => {
  expect(changes(read("Set-up.", NAMES), at(1, "Hunter")).count).toBe(0);
});
