import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./words";

const SOURCE = new URL("..", import.meta.url).pathname;

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /(?<!\.test)\.(ts|svelte)$/.test(entry.name) && entry.name !== "generated.ts",
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

const ids = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "").sort();

/** The strings of the code, and how those begin that are put together. */
function named(code: string[]): { whole: Set<string>; begin: string[] } {
  const text = code.join("\n");
  const whole = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? ""));
  const begin = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  return { whole, begin: [...new Set(begin)] };
}

const PLACES = [
  { name: "the page", texts: "texts", code: "." },
  { name: "the board of Abyss", texts: "games/abyss/texts", code: "games/abyss" },
  { name: "the board of Valeria", texts: "games/valeria/texts", code: "games/valeria" },
  { name: "Monster Lands", texts: "games/monster-lands/texts", code: "games/monster-lands" },
];

describe.each(PLACES)("$name", ({ texts, code }) => {
  const known = ids(join(SOURCE, texts, "en.ftl"));
  const { whole, begin } = named([...files(join(SOURCE, code)), ...files(join(SOURCE, "pages"))]);

  test("has the same messages in every language", () => {
    for (const lang of LANGUAGES) expect(ids(join(SOURCE, texts, `${lang}.ftl`))).toEqual(known);
  });

  test("has no message that nobody asks for", () => {
    const unused = known.filter((id) => !whole.has(id) && !begin.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

test("no message that is asked for is missing", () => {
  const boards = ["abyss", "valeria", "monster-lands"].flatMap((game) => [
    join(SOURCE, `games/${game}/texts/en.ftl`),
    new URL(`../../../crates/games/${game}/texts/en.ftl`, import.meta.url).pathname,
  ]);
  const all = [join(SOURCE, "texts/en.ftl"), ...boards].flatMap(ids);
  // The names of components come from their data.
  const data = ["monster_card-monster", "token-first_player", "token-victory_point"];
  const known = new Set([...all, "game", ...data]);
  const asked = files(SOURCE)
    .join("\n")
    .matchAll(/\.text\(\s*"([a-z][\w-]*)"/g);
  expect([...asked].map((match) => match[1] ?? "").filter((id) => !known.has(id))).toEqual([]);
});
