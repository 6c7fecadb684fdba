/** What a board says of itself in words, sorted by where it lies on the table. */

import { bare } from "./naming";
import { together } from "./sayings";
import { read, type Group, type Item } from "./sheet";

export interface Layout {
  /** All of it, as it was said. */
  all: Item[][];
  /** How the game stands. */
  status: Item[];
  players: Group[];
  /** What lies between the players. */
  sections: Item[][];
  /** What has a place of its own: what the rows of a table begin with. */
  placed: Set<string>;
}

/** Players are called by these names, and columns of tables so. */
export function layout(text: string, players: string[], headings: string[]): Layout {
  const all = read(text, players, headings).map((part, index) =>
    index === 0 ? part.map((item) => together([item], false)[0] ?? item) : together(part),
  );
  const isPlayer = (item: Item): item is Group => item.kind === "group" && players.includes(item.head);
  const status = all[0]?.filter((item) => item.kind !== "group") ?? [];
  return {
    all,
    status,
    players: all.flat().filter(isPlayer),
    sections: all
      .map((part, index) => part.filter((item) => !isPlayer(item) && !(index === 0 && status.includes(item))))
      .filter((part) => part.length > 0),
    placed: new Set(all.flat().flatMap((item) => (item.kind === "table" ? item.rows.map(beginning) : []))),
  };
}

/** The name that a row begins with, after its number. */
const beginning = (row: string[]): string => bare(row.find((cell) => !/^\d*$/.test(cell)) ?? "");

/** The lines of a group, and those that follow them and say something of it; then the rest. */
export function linesOf({ lines, items }: Group): [lines: string[], rest: Item[]] {
  const end = items.findIndex(({ kind }) => kind !== "line");
  const more = items.slice(0, end < 0 ? items.length : end);
  return [
    [...lines, ...more.flatMap((item) => (item.kind === "line" ? [item.text] : []))],
    items.slice(more.length),
  ];
}
