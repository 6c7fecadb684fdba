/** Which legal actions speak of a thing that the board in words names. */

import type { Action, Arg } from "./types";
import type { Words } from "./words";

const namesIn = (arg: Arg, words: Words): string[] => {
  if ("name" in arg) return [words.text(arg.name).toLowerCase()];
  return "list" in arg ? arg.list.flatMap((item) => namesIn(item, words)) : [];
};

/**
 * Finds the actions that name a thing; where it is a part of something, such as a path of a place, what it is part of
 * may stand before it: `Territory A, path 1`.
 */
export function naming(actions: Action[], words: Words): (name: string, head?: string) => Action[] {
  const known = new Map<string, Action[]>();
  for (const action of actions) {
    const names = action.phrase.args.flatMap(([, arg]) => namesIn(arg, words));
    for (const name of new Set(names)) known.set(name, [...(known.get(name) ?? []), action]);
  }
  return (shown, head = "") => {
    // Several of a kind are written `Novice ×8`.
    const name = shown.replace(/ ×\d+$/, "").toLowerCase();
    const own = known.get(name);
    if (own || !head || !name) return own ?? [];
    const whole = head.toLowerCase();
    const part = [...known].find(
      ([known]) => known.endsWith(`, ${name}`) && whole.endsWith(known.slice(0, -name.length - 2)),
    );
    return part?.[1] ?? [];
  };
}
