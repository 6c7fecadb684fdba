/**
 * The board that every game describes in words, taken apart again: the server sends it as a terminal shows it
 * (docs/PROTOCOL.md, *Replays*), here it becomes lines, tables and what belongs to a player or a place.
 */

/** How wide the text is. A line breaks where its next word would not fit. */
const WIDTH = 100;

/** How a line begins that is one of several: `2. “The Well”: …`, `Crumbs 2: …`. */
const NUMBERED = /^(?:\d+\. [“„«"]|\p{Lu}[^:.]{0,40} \d+(?: \([^)]*\))?: )/u;

export const isNumbered = (line: string): boolean => NUMBERED.test(line);

interface Cell {
  text: string;
  start: number;
  end: number;
}

interface Row {
  indent: number;
  cells: Cell[];
  /** How long the last of its lines is. */
  length: number;
}

export type Item =
  | { kind: "line"; text: string }
  /** What its columns are called, if the game says so, and its rows. */
  | { kind: "table"; head: string[] | undefined; rows: string[][] }
  /** What belongs together: a player, a place. Its lines are without the head. */
  | { kind: "group"; head: string; lines: string[]; items: Item[] };

export type Group = Extract<Item, { kind: "group" }>;
export type Table = Extract<Item, { kind: "table" }>;

/** A line as it was before it was broken, with its cells. What begins with a player, with a number,
 * or as the line did, is a new one. */
function rows(lines: string[], isPlayer: (head: string) => boolean): Row[] {
  const found: Row[] = [];
  for (const line of lines) {
    const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      start: index,
      end: index + text.length,
    }));
    const [first] = cells;
    if (!first) continue;
    const before = found.at(-1);
    const last = before?.cells.at(-1);
    const word = first.text.split(" ", 1)[0] ?? "";
    const head = headOf(first.text)?.[0];
    const isNew =
      isNumbered(first.text) ||
      (head !== undefined && (isPlayer(head) || head === (last && headOf(last.text)?.[0])));
    const goesOn = cells.length === 1 && first.start === last?.start && !isNew;
    if (before && last && goesOn && before.length + 1 + word.length > WIDTH) {
      last.text += ` ${first.text}`;
      before.length = line.length;
    } else {
      found.push({ indent: first.start, cells, length: line.length });
    }
  }
  return found;
}

/** Cells below each other belong to one column, wherever they begin; between columns is a gap in every row. */
function columns(table: Row[]): string[][] {
  const spans: { start: number; end: number }[] = [];
  const all = table.flatMap(({ cells }) => cells).sort((one, other) => one.start - other.start);
  for (const { start, end } of all) {
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return table.map(({ cells }) =>
    spans.map(({ start, end }) =>
      cells
        .filter((cell) => cell.start >= start && cell.start < end)
        .map(({ text }) => text)
        .join(" "),
    ),
  );
}

/** What a line is about, and what it says: `Territory A: Rynia`, `Ana · gold 3`. */
export function headOf(line: string): [head: string, rest: string] | undefined {
  const match = /^([^:·]{1,60}?)(?:: | · )(.+)$/.exec(line);
  return match?.[1] && match[2] ? [match[1], match[2]] : undefined;
}

/**
 * A table, and what its columns are called if its first row says so. Two columns that share one, `Here · Task`, as only
 * the last may be long in a terminal, are two again.
 */
function tableOf(all: string[][], isHeading: (word: string) => boolean): Item {
  const [first = [], ...rest] = all;
  const heads = first.map(listed);
  if (rest.length === 0 || !heads.flat().every(isHeading))
    return { kind: "table", head: undefined, rows: all };
  const rows = rest.map((row) =>
    row.flatMap((cell, column) => {
      const count = heads[column]?.length ?? 1;
      const parts = listed(cell);
      return [...Array(count).keys()].map((at) =>
        at === count - 1 ? parts.slice(at).join(" · ") : (parts[at] ?? ""),
      );
    }),
  );
  return { kind: "table", head: heads.flat(), rows };
}

/** Rows with several cells, one after the other, are a table; a row with one cell is a line. */
function chunks(part: Row[], isHeading: (word: string) => boolean): { indent: number; item: Item }[] {
  const found: { indent: number; item: Item }[] = [];
  let table: Row[] = [];
  const end = () => {
    const [first] = table;
    if (first) found.push({ indent: first.indent, item: tableOf(columns(table), isHeading) });
    table = [];
  };
  for (const row of part) {
    if (row.cells.length === 1) {
      end();
      found.push({ indent: row.indent, item: { kind: "line", text: row.cells[0]?.text ?? "" } });
    } else {
      table.push(row);
    }
  }
  end();
  return found;
}

/** Puts together what belongs together: what is indented, what speaks of the same, and all that follows a player. */
function gathered(
  part: Row[],
  isPlayer: (head: string) => boolean,
  isHeading: (word: string) => boolean,
): Item[] {
  const found: Item[] = [];
  let owner: Group | undefined;
  for (const { indent, item } of chunks(part, isHeading)) {
    const last = found.at(-1);
    const [head, rest] = (item.kind === "line" ? headOf(item.text) : undefined) ?? [];
    if (head !== undefined && rest !== undefined && isPlayer(head)) {
      owner = { kind: "group", head, lines: [rest], items: [] };
      found.push(owner);
    } else if (owner) {
      owner.items.push(item);
    } else if (indent > 0 && last?.kind === "group") {
      last.items.push(item);
    } else if (indent > 0 && last?.kind === "line") {
      const [about, said] = headOf(last.text) ?? [last.text, ""];
      found.splice(-1, 1, { kind: "group", head: about, lines: said ? [said] : [], items: [item] });
    } else if (last?.kind === "line" && head !== undefined && rest && headOf(last.text)?.[0] === head) {
      const said = headOf(last.text)?.[1] ?? "";
      found.splice(-1, 1, { kind: "group", head, lines: [said, rest], items: [] });
    } else {
      found.push(item);
    }
  }
  return found;
}

/** The parts of a board, each with what lies in it. Players are called by these names, and columns of tables so. */
export function read(text: string, names: string[], headings: string[] = []): Item[][] {
  const isPlayer = (head: string) => names.includes(head);
  const known = new Set(headings);
  const parts = text.split(/\n[ \t]*\n/).map((part) => rows(part.split("\n"), isPlayer));
  return parts
    .filter((part) => part.length > 0)
    .map((part) => gathered(part, isPlayer, (word) => known.has(word)));
}

/** The things a line names side by side, if it does: `Tavern: open · Mine: 2 free`. */
export const listed = (line: string): string[] => line.split(" · ");
