import { describe, expect, test } from "vitest";
import { joinList, Words } from "./words";

const POLISH = `
card-wolf = wilk
card-imp = { "chochlik" }
paid = { $who } płaci { $price ->
    [0] nic
    [one] 1 perłę
    [few] { $price } perły
   *[many] { $price } pereł
}.
took = { $who } bierze: { $cards }.
`;

const polish = new Words("pl", POLISH);
const nameOf = (seat: string) => (seat === "A" ? "Ana" : seat);

describe("phrases", () => {
  test.each([
    [0, "Ana płaci nic."],
    [1, "Ana płaci 1 perłę."],
    [3, "Ana płaci 3 perły."],
    [12, "Ana płaci 12 pereł."],
    [22, "Ana płaci 22 perły."],
  ])("Polish plurals: %i", (number, sentence) => {
    const args: [string, { seat: string } | { number: number }][] = [
      ["who", { seat: "A" }],
      ["price", { number }],
    ];
    expect(polish.say({ id: "paid", args }, nameOf)).toBe(sentence);
  });

  test("lists are joined and names looked up", () => {
    const list = ["card-wolf", "card-imp", "card-wolf"].map((name) => ({ name }));
    const phrase = {
      id: "took",
      args: [
        ["who", { seat: "B" }] as [string, { seat: string }],
        ["cards", { list }] as [string, { list: { name: string }[] }],
      ],
    };
    expect(polish.say(phrase, nameOf)).toBe("B bierze: wilk, chochlik i wilk.");
  });

  test("what is missing shows in braces", () => {
    expect(polish.text("card-bat")).toBe("{card-bat}");
    expect(polish.first("card-bat", "card-wolf")).toBe("wilk");
    expect(polish.first("card-bat")).toBeUndefined();
  });
});

test("Spanish says e before the sound of i", () => {
  expect(joinList("es", ["lobo", "imp"])).toBe("lobo e imp");
  expect(joinList("es", ["imp", "hiena"])).toBe("imp y hiena");
  expect(joinList("en", ["a", "b", "c"])).toBe("a, b and c");
  expect(joinList("en", ["a"])).toBe("a");
  expect(joinList("en", [])).toBe("");
});
