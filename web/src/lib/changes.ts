/** What of a board was not there before. */

import { sayings, type Saying } from "./sayings";
import type { Item } from "./sheet";

/** Under what something is remembered: where it stands, and what it says. */
const mark = (place: string, { name, text }: Saying): string => `${place}\n${name}\n${text}`;

/** Where what a row of a table says stands. */
export const placeOf = (head: string, row: string[]): string => `${head}/${row[0] ?? ""}`;

/** Everything that a board says, with where it stands. */
function* marks(items: Item[], head = ""): Generator<string> {
  const told = (text: string, place: string) => sayings(text).map((saying) => mark(place, saying));
  for (const item of items) {
    if (item.kind === "line") yield* told(item.text, head);
    else if (item.kind === "table") {
      for (const row of item.rows) for (const cell of row) yield* told(cell, placeOf(head, row));
    } else {
      for (const line of item.lines) yield* told(line, item.head);
      yield* marks(item.items, item.head);
    }
  }
}

/** More than this share of a board is another board, and no change. */
const SHARE = 0.5;

export interface Changes {
  count: number;
  isNew: (place: string, saying: Saying) => boolean;
}

/** What a board says that an earlier one did not. */
export function changes(before: Item[][], now: Item[][]): Changes {
  const known = new Set(marks(before.flat()));
  const all = [...marks(now.flat())];
  const fresh = new Set(all.filter((mark) => !known.has(mark)));
  if (fresh.size > all.length * SHARE) fresh.clear();
  return { count: fresh.size, isNew: (place, saying) => fresh.has(mark(place, saying)) };
}
