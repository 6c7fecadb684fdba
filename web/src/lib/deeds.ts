/** What can be done with the rows of a table, where several of their cells name it. */

import type { Action } from "./types";

/** What the cells of a column name, row by row. */
type Named = Action[][];

/** No action is about two rows. */
function tellsApart(column: Named): boolean {
  const all = column.flatMap((actions) => [...new Set(actions)]);
  return new Set(all).size === all.length;
}

/**
 * A row has one button, its title, for all that is about it. An action may name more than one cell: then the column
 * counts that tells the rows apart and knows most; two rows may have one title, and an action be about one of them.
 */
export function deeds(title: Named, others: Named[]): Named {
  const size = (column: Named) => column.flat().length;
  const isAlike = (column: Named) =>
    column.some((actions, row) => actions.some((one) => title[row]?.includes(one)));
  return others
    .filter((column) => isAlike(column) && tellsApart(column))
    .reduce((best, column) => (size(column) > size(best) || !tellsApart(best) ? column : best), title);
}
