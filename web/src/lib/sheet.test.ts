import { expect, test } from "vitest";
import { headOf, read } from "./sheet";

/** As `bestiary replay … --step` prints it. */
const TEXT = `Round 2 of 6 · first player: Bot B · extra attack dice this round: 0
Dice: S Strength, M Magic, P Persuasion (with what it shows)

Hunter's Lodge: 4 free · Alchemist: free spaces 1 2 · Tavern: 4 free · Armoury: 3 free · Pawn Shop:
panic · Bazaar: 2 free · Mine: free spaces 1 2 3 4 5
Sckrat            12 gold  Fire · reputation 5 · S S S    You may make up to 2 rerolls of Strength
                                                          dice on this path (same or different
                                                          dice).
Golden Chain               Loot                           When you capture a monster: discard for +3
                                                          glory.

Territory A: Uyuniah (Fire) · conquest 15, glory 4. Settled: 2 Strength/Persuasion: take one Bazaar
equipment card for free.
Territory A: Caribdis (Water) · attack dice 5 · capture 17: 5 glory, 10 gold · kill 24: 8 glory,
trophies 3. Weapon equipment does not work against it.
  path 1  free · needs S S · up to 3 more: S/M · 2 rerolls: S · death: 3 glory
  path 2  free · needs M · up to 3 more: S/M · stops hits: 1 · death: 2 glory

Ana · glory 7 · reputation 1 · gold 3 · points 9
  dice S S S M · traps 1 · defence 0 · potions 0 · venoms 2
  Purkas  Jungle · reputation 0 · S M  [leader] Blocks 1 monster hit on this path.
Bot B · glory 7 · reputation 1 · gold 0 · points 9
`;

test("lines are whole again, and what belongs together is together", () => {
  const [round, citadel, land, clans] = read(TEXT, ["Ana", "Bot B"]);
  expect(round?.map(({ kind }) => kind)).toEqual(["line", "line"]);
  expect(citadel?.[0]).toEqual({
    kind: "line",
    text: "Hunter's Lodge: 4 free · Alchemist: free spaces 1 2 · Tavern: 4 free · Armoury: 3 free · Pawn Shop: panic · Bazaar: 2 free · Mine: free spaces 1 2 3 4 5",
  });
  expect(citadel?.[1]).toEqual({
    kind: "table",
    rows: [
      [
        "Sckrat",
        "12 gold",
        "Fire · reputation 5 · S S S",
        "You may make up to 2 rerolls of Strength dice on this path (same or different dice).",
      ],
      ["Golden Chain", "", "Loot", "When you capture a monster: discard for +3 glory."],
    ],
  });
  expect(land).toHaveLength(1);
  expect(land?.[0]).toMatchObject({
    kind: "group",
    head: "Territory A",
    lines: [
      "Uyuniah (Fire) · conquest 15, glory 4. Settled: 2 Strength/Persuasion: take one Bazaar equipment card for free.",
      expect.stringMatching(/^Caribdis .* work against it\.$/),
    ],
    items: [
      {
        kind: "table",
        rows: [
          ["path 1", expect.anything()],
          ["path 2", expect.anything()],
        ],
      },
    ],
  });
  expect(clans).toMatchObject([
    { head: "Ana", lines: ["glory 7 · reputation 1 · gold 3 · points 9"], items: [{}, {}] },
    { head: "Bot B", items: [] },
  ]);
});

test("a line that begins as the one before is a new one, though it would not have fitted", () => {
  const settled =
    "Territory A: Skyehn (Air) · conquest 14, glory 3. Settled: 1 Magic: gain 3 Strength dice a round.";
  expect(settled.length).toBeGreaterThan(90);
  const [part] = read(`${settled}\nTerritory A: Krunn (Air) · attack dice 4`, []);
  const lines = [expect.stringMatching(/^Skyehn/), "Krunn (Air) · attack dice 4"];
  expect(part).toMatchObject([{ kind: "group", lines }]);
});

test("numbers below each other are one column, wherever they begin", () => {
  const text = "No.  Action  Count\n  1  Feed        3\n 10  Scare      12\n";
  expect(read(text, [])).toEqual([
    [
      {
        kind: "table",
        rows: [
          ["No.", "Action", "Count"],
          ["1", "Feed", "3"],
          ["10", "Scare", "12"],
        ],
      },
    ],
  ]);
});

test("what follows a player is the player's, though nothing is indented", () => {
  const [part] = read("Ana: Wolf, in the lair. Vitality 3.\nLair hidden, counter 2.\nBot: Owl.", [
    "Ana",
    "Bot",
  ]);
  expect(part).toEqual([
    {
      kind: "group",
      head: "Ana",
      lines: ["Wolf, in the lair. Vitality 3."],
      items: [{ kind: "line", text: "Lair hidden, counter 2." }],
    },
    { kind: "group", head: "Bot", lines: ["Owl."], items: [] },
  ]);
});

test("a sentence has no head", () => {
  expect(headOf("Business as Usual. No special rules.")).toBeUndefined();
  expect(headOf("Deck: 9")).toEqual(["Deck", "9"]);
});

test("a table says what its columns are called, also where two share one", () => {
  const text = `Location  Who is there · Task
Lake      Hunter, Mara · Wild Geese (day, Brutality and Cunning, 5): Move your creature to any other
          location.
Hills     – · –`;
  const [[table] = []] = read(text, [], ["Location", "Who is there", "Task"]);
  expect(table).toEqual({
    kind: "table",
    head: ["Location", "Who is there", "Task"],
    rows: [
      [
        "Lake",
        "Hunter, Mara",
        "Wild Geese (day, Brutality and Cunning, 5): Move your creature to any other location.",
      ],
      ["Hills", "–", "–"],
    ],
  });
});
