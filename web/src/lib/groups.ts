/** A long list of actions in groups: those that do the same with the same thing stand under its name. */

import type { Action, Arg } from "./types";

/** So many actions are read at a glance. */
const FEW = 8;

export interface Group {
  /** What all of them are about. */
  about: Arg | undefined;
  actions: Action[];
}

/** What an action is about: the first thing its sentence names. */
const subject = ({ phrase }: Action): Arg | undefined =>
  phrase.args.map(([, arg]) => arg).find((arg) => "name" in arg);

const key = (action: Action) => `${action.phrase.id} ${JSON.stringify(subject(action) ?? null)}`;

/** The order stays: only neighbours are put together, and what stands alone stays with others that do. */
export function groups(actions: Action[]): Group[] {
  if (actions.length === 0) return [];
  if (actions.length <= FEW) return [{ about: undefined, actions }];
  const runs: Action[][] = [];
  for (const action of actions) {
    const last = runs.at(-1);
    if (last?.[0] && key(last[0]) === key(action)) last.push(action);
    else runs.push([action]);
  }
  const found: Group[] = [];
  for (const run of runs) {
    const [first] = run;
    const about = run.length > 1 && first ? subject(first) : undefined;
    const last = found.at(-1);
    if (!about && last && !last.about) last.actions.push(...run);
    else found.push({ about, actions: run });
  }
  return found;
}
