/** A long list of actions in groups: those that do the same with the same thing stand under its name, those that do the
 * same with different things beside each other. */

import type { Action, Arg } from "./types";

/** So many actions are read at a glance. */
const FEW = 8;
/** So many of a kind are a group. */
const KIND = 3;

export interface Group {
  /** What all of them are about. */
  about: Arg | undefined;
  actions: Action[];
}

/** What an action is about: the first thing its sentence names. */
const subject = ({ phrase }: Action): Arg | undefined =>
  phrase.args.map(([, arg]) => arg).find((arg) => "name" in arg);

const key = (action: Action) => `${action.phrase.id} ${JSON.stringify(subject(action) ?? null)}`;

/** Puts neighbours together that have the same key. */
function runs(actions: Action[], key: (action: Action) => string): Action[][] {
  const found: Action[][] = [];
  for (const action of actions) {
    const last = found.at(-1);
    if (last?.[0] && key(last[0]) === key(action)) last.push(action);
    else found.push([action]);
  }
  return found;
}

/** The order stays: only neighbours are put together, and what stands alone stays with others that do. */
export function groups(actions: Action[]): Group[] {
  if (actions.length === 0) return [];
  if (actions.length <= FEW) return [{ about: undefined, actions }];
  const found: (Group & { isKind: boolean })[] = [];
  const add = (actions: Action[], about: Arg | undefined, isKind: boolean) => {
    const last = found.at(-1);
    if (!about && !isKind && last && !last.about && !last.isKind) last.actions.push(...actions);
    else found.push({ about, actions: [...actions], isKind });
  };
  for (const same of runs(actions, ({ phrase }) => phrase.id)) {
    const parts = runs(same, key);
    const areAllAlone = parts.every(({ length }) => length === 1);
    if (areAllAlone) add(same, undefined, same.length >= KIND);
    else
      for (const part of parts) add(part, part.length > 1 && part[0] ? subject(part[0]) : undefined, false);
  }
  return found.map(({ about, actions }) => ({ about, actions }));
}

/** The sentence of an action, with what it is about in the middle. */
export function told(
  action: Action,
  sentence: string,
  nameOf: (thing: Arg) => string,
): [before: string, name: string, after: string] {
  const thing = subject(action);
  const name = thing ? nameOf(thing) : "";
  const at = name ? sentence.indexOf(name) : -1;
  return at < 0 ? [sentence, "", ""] : [sentence.slice(0, at), name, sentence.slice(at + name.length)];
}
