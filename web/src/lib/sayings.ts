/** What a line of a board says: names, quantities, dice, prose. */

import { headOf, isNumbered, listed, type Item } from "./sheet";

/** Longer than this a text before a colon is a sentence and no name. */
const LABEL = 44;
/** What a thing is may follow in brackets. */
const LONG_LABEL = 60;
/** Longer than this something is prose and no fact. */
const FACT = 72;
/** And longer than this it counts nothing. */
const AMOUNT = 110;
/** A line that is shorter is a fact. */
const SHORT = 56;

/** Where a sentence ends and another begins; the number before a name, `2. “…”`, ends none. */
const END = /(?<=[^\d\s]{2}[.!?]|[\d)]\.)\s(?=[\p{Lu}¿¡„“«])/u;

const sentences = (text: string): string[] => {
  const number = /^\d+\. /.exec(text)?.[0] ?? "";
  const [first = "", ...rest] = text.slice(number.length).split(END);
  return [number + first, ...rest];
};

/** Says how much of something there is: `Vitality 2 of 5`, `hand 1 (Fear 0, Favour 1)`. A change, `+1`, is no amount. */
const isAmount = (text: string): boolean => text.length <= AMOUNT && /(?:^|[\s(/])\d+\)?\.?$/.test(text);

const bare = (text: string): string => text.replace(/\.$/, "");

const isShortName = (name: string): boolean => name.length <= (name.endsWith(")") ? LONG_LABEL : LABEL);

export interface Saying {
  kind: "fact" | "prose";
  /** What it is about, if it says so. */
  name: string;
  text: string;
}

function saying(text: string, kind: Saying["kind"] = text.length > FACT ? "prose" : "fact"): Saying {
  const [name, rest] = headOf(text) ?? ["", text];
  const isName = name !== "" && isShortName(name) && sentences(name).length === 1;
  return { kind, ...(isName ? { name, text: rest } : { name: "", text }) };
}

/**
 * What a line says, thing by thing: what it lists side by side; else, where it counts things, its sentences; else all of
 * it, with what it is about.
 */
export function sayings(line: string): Saying[] {
  const parts = listed(line);
  if (parts.length > 1) {
    return parts.flatMap((part) => {
      const [first = "", ...rest] = sentences(part);
      const prose = rest.join(" ");
      return prose ? [saying(bare(first)), saying(prose, "prose")] : [saying(part)];
    });
  }
  const all = sentences(line);
  const amounts = all.filter(isAmount).length;
  if (amounts * 2 >= all.length && isAmount(all.at(-1) ?? "")) {
    return all.map((sentence) => saying(sentence.length > FACT ? sentence : bare(sentence)));
  }
  const [first = "", ...rest] = all;
  // A name may also stand before what is said of it: `The Old Well. Heal 1 wound.`
  if (rest.length > 0 && isShortName(bare(first)) && !/[:\d]/.test(first)) {
    return [{ kind: "prose", name: bare(first), text: rest.join(" ") }];
  }
  return [line.length <= SHORT ? saying(bare(line)) : saying(line, "prose")];
}

/** Prose, sentence by sentence, with what a sentence is about where that is one word: `Harm: Take 3 tokens.` */
export function clauses(text: string): Saying[] {
  return sentences(text).map((sentence) => {
    const found = saying(sentence, "prose");
    return !found.name.includes(" ") ? found : { kind: "prose", name: "", text: sentence };
  });
}

/** What a line is about and what it says of it, where it is no list and counts nothing: `Crumbs 2: Take 1 token.` */
export function named(line: string): [name: string, text: string] | undefined {
  if (isNumbered(line)) return headOf(line);
  const [only, ...more] = sayings(line);
  if (!only?.name || more.length > 0 || isAmount(line) || line.includes(" · ")) return undefined;
  // A short one is a fact, and has no full stop; here it keeps it.
  return [only.name, only.kind === "fact" ? saying(line, "prose").text : only.text];
}

/** Lines below each other that say something of a thing each are a table; a short one alone is a fact. */
export function together(items: Item[], alsoLines = true): Item[] {
  const found: Item[] = [];
  let run: string[] = [];
  const end = () => {
    const [first = ""] = run;
    if (run.length === 1 && first.length <= SHORT) found.push({ kind: "line", text: first });
    else if (run.length > 0)
      found.push({ kind: "table", head: undefined, rows: run.map((line) => named(line) ?? []) });
    run = [];
  };
  for (const item of items) {
    if (alsoLines && item.kind === "line" && named(item.text)) run.push(item.text);
    else {
      end();
      found.push(item.kind === "group" ? { ...item, items: together(item.items) } : item);
    }
  }
  end();
  return found;
}

/** Dice written as letters, `needs S S/M P3`: what stands before them, and the dice. */
export function dice(text: string): [before: string, dice: string[]] | undefined {
  const match = /^((?:.*?[\s:])??)((?:\p{Lu}\d?(?:\/\p{Lu}\d?)*)(?: \p{Lu}\d?(?:\/\p{Lu}\d?)*)*)$/u.exec(
    text,
  );
  return match?.[2] ? [match[1] ?? "", match[2].split(" ")] : undefined;
}

/** What lies somewhere, one thing after the other: `Hunter, Lost Children`, `Fear ×2 Favour`. */
export function things(text: string): string[] {
  return text.split(/, | (?:and|i|y|e) |(?<=×\d+) /).filter((thing) => thing !== "");
}

/** Nothing is there. */
export const isNothing = (text: string): boolean => text === "" || text === "–";
