import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { find, parse } from "./ledger";
import { LANGUAGES } from "./words";

const BOOK = `# Lair: rule ledger (prefix LA)

Words that
are wrapped.

## 1. Turn

Steps:

- **LA-1.1** A *player* gains \`1\` coin. [ours]
- **LA-1.2** Next,
  on two lines. [book]
  - **LA-1.2a** A case.

---

| id | who |
|---|---|
| D-BUY | an opponent |

## 2. End
### Ties
**LA-2.1** Most coins win.
`;

test("a ledger has rules, and words between them", () => {
  expect(parse(BOOK)).toEqual([
    { chapter: "", text: "Words that are wrapped." },
    { chapter: "1. Turn", text: "Steps:" },
    { chapter: "1. Turn", id: "LA-1.1", text: "A player gains 1 coin. [ours]" },
    { chapter: "1. Turn", id: "LA-1.2", text: "Next, on two lines. [book]" },
    { chapter: "1. Turn", id: "LA-1.2a", text: "A case." },
    { chapter: "1. Turn", text: "id · who" },
    { chapter: "1. Turn", text: "D-BUY · an opponent" },
    { chapter: "2. End", text: "Ties" },
    { chapter: "2. End", id: "LA-2.1", text: "Most coins win." },
  ]);
});

describe.each(["abyss", "valeria"])("the rules of %s", (game) => {
  test.each(LANGUAGES)("are there in %s", async (lang) => {
    const ledger = find(game, lang);
    expect(ledger?.lang).toBe(lang);
    const original = await find(game, "en")?.load();
    const ids = (text = "") => parse(text).flatMap(({ id }) => id ?? []);
    expect(ids(original).length).toBeGreaterThan(300);
    expect(ids(await ledger?.load())).toEqual(ids(original));
  });
});

test("a ledger without a translation is shown in English, and one that is not there not at all", () => {
  expect(readdirSync("../docs/rules/pl")).not.toContain("lair.md");
  expect(find("lair", "pl")?.lang).toBe("en");
  expect(find("nonsense", "es")).toBeUndefined();
});
