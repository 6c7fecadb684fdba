/** The rule ledgers as the page shows them: in the reader's language where there is a translation. */

import type { Lang } from "./words";

/** A rule, or words between rules: an introduction, a smaller heading, a line of a table. */
export interface Passage {
  /** The address of a rule, such as `AB-7.6`. */
  id?: string;
  chapter: string;
  text: string;
}

export interface Ledger {
  lang: Lang;
  load: () => Promise<string>;
}

const FILES = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** The ledger of a game in this language, else in English, the language that every ledger is written in. */
export function find(game: string, lang: Lang): Ledger | undefined {
  const file = (path: string) => FILES[`../../../docs/rules/${path}.md`];
  const translated = lang === "en" ? undefined : file(`${lang}/${game}`);
  if (translated) return { lang, load: translated };
  const original = file(game);
  return original && { lang: "en", load: original };
}

/** Reads a ledger; what stands before its first chapter belongs to none. */
export function parse(ledger: string): Passage[] {
  let chapter = "";
  const found: Passage[] = [];
  for (const block of ledger.split(/\n\s*\n/)) {
    for (const line of lines(block)) {
      const heading = /^## (.+)/.exec(line)?.[1];
      if (heading) chapter = heading;
      else if (!/^# |^-{3,}$|^\|[-|]+$/.test(line)) found.push({ ...passage(line), chapter });
    }
  }
  return found;
}

/** A paragraph is one line however it is wrapped; headings, rules and rows of tables are lines already. */
function lines(block: string): string[] {
  const wrapped = block.replace(/\n(?!\s*(?:#|\||- |\*\*[A-Z]{2}-\d))\s*/g, " ");
  return wrapped
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

function passage(line: string): { id?: string; text: string } {
  const rule = /^(?:- )?\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s*(.+)/.exec(line);
  if (rule?.[1] && rule[2]) return { id: rule[1], text: plain(rule[2]) };
  const cells = line.startsWith("|") ? line.split("|").slice(1, -1) : [];
  return { text: plain(cells.length > 0 ? cells.map((cell) => cell.trim()).join(" · ") : line) };
}

const plain = (text: string) => text.replace(/^(?:#+|-) /, "").replace(/[*`]/g, "");
