/** Which legal actions speak of a thing that the board in words names. */

import type { Action, Arg } from "./types";
import type { Words } from "./words";

const namesIn = (arg: Arg, words: Words): string[] => {
  if ("name" in arg) return [words.text(arg.name).toLowerCase()];
  return "list" in arg ? arg.list.flatMap((item) => namesIn(item, words)) : [];
};

/** What may be written around a name: `Novice ×8`, `2. “The Well”`, `The Mill (night, 6)`. */
export const bare = (shown: string): string =>
  shown
    .replace(/ ×\d+$/, "")
    .replace(/^\d+\. /, "")
    .replace(/ \([^)]*\)$/, "")
    .replace(/[“”„«»]/g, "")
    .toLowerCase();

const hasNumber = ({ phrase }: Action, number: number) =>
  phrase.args.some(([, arg]) => "number" in arg && arg.number === number);

/**
 * Finds the actions that name a thing; where it is a part of something, such as a path of a place, what it is part of
 * may stand before it: `Territory A, path 1`. A number after a name, as in `Crumbs 2`, must be in the action too.
 */
export function naming(actions: Action[], words: Words): (name: string, head?: string) => Action[] {
  const known = new Map<string, Action[]>();
  for (const action of actions) {
    // What a card says is no name.
    const names = action.phrase.args
      .flatMap(([, arg]) => namesIn(arg, words))
      .filter((name) => !name.endsWith("."));
    for (const name of new Set(names)) known.set(name, [...(known.get(name) ?? []), action]);
  }
  return (shown, head = "") => {
    const name = bare(shown);
    if (known.size === 0 || !name) return [];
    const own = known.get(name);
    if (own) return own;
    const [, about, number] = /^(.+) (\d+)$/.exec(name) ?? [];
    const numbered = about && known.get(about)?.filter((action) => hasNumber(action, Number(number)));
    if (numbered && numbered.length > 0) return numbered;
    if (!head) return [];
    const whole = head.toLowerCase();
    const part = [...known].find(
      ([known]) => known.endsWith(`, ${name}`) && whole.endsWith(known.slice(0, -name.length - 2)),
    );
    return part?.[1] ?? [];
  };
}
