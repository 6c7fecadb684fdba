/** What any view comes to on the plain board: names for its fields, and shapes to show them in. */

import type { Facts } from "./desk";
import type { Words } from "./words";

/** What the frame of the table already says. */
const SAID = new Set(["viewer", "to_act", "question", "prompt", "over", "places"]);

/** Messages that name fields rather than things. */
const FIELDS = ["board", "part", "term", "option"];

export type Entry = [key: string, value: unknown];

export const isSimple = (value: unknown): boolean => value === null || typeof value !== "object";

/** Nothing to show: no value, an empty list, a `false`. Zero is a number like any other. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The fields worth showing, simple ones first. */
export function fields(value: object): Entry[] {
  const shown = Object.entries(value).filter(([key, item]) => !SAID.has(key) && !isEmpty(item));
  return [...shown.filter(([, item]) => isSimple(item)), ...shown.filter(([, item]) => !isSimple(item))];
}

/** How many of each thing: `{ imp: 2 }`. */
export function isCount(value: unknown, isName: (id: string) => boolean): value is Record<string, number> {
  if (isSimple(value) || Array.isArray(value)) return false;
  const entries = Object.entries(value as object);
  return entries.every(([id, count]) => typeof count === "number" && isName(id));
}

/** The players of a view with their seats, whoever looks first; nothing if it is no list of them. */
export function players(value: unknown, me: string | undefined): [string, object][] {
  if (!Array.isArray(value) || value.some(isSimple)) return [];
  const found = (value as object[]).map((player, index): [string, object] => {
    const { seat, ...rest } = player as { seat?: string };
    return [seat ?? String.fromCharCode(65 + index), rest];
  });
  const at = found.findIndex(([seat]) => seat === me);
  return at < 0 ? found : [...found.slice(at), ...found.slice(0, at)];
}

/** The ids of all things somewhere in a value. */
export function things(value: unknown): Set<string> {
  if (typeof value === "string") return new Set([value]);
  if (value === null || typeof value !== "object") return new Set();
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return new Set([...keys, ...Object.values(value).flatMap((part) => [...things(part)])]);
}

/** Names of things and fields, in the words of the game. */
export class Names {
  constructor(
    private readonly words: Words,
    private readonly facts: Facts,
    private readonly nameOf: (seat: string) => string,
    /** Words of the page, for fields that most games have. */
    private readonly common: Words,
  ) {}

  /** The message of a component, if the id is one: the table it stands in says which. */
  #message(id: string, under?: string): string | undefined {
    const asId = id.replaceAll(".", "_");
    const tables = Object.keys(this.facts).filter((table) => this.facts[table]?.[asId] !== undefined);
    const wanted = under !== undefined && this.words.has(`${under}-${asId}`) ? [under] : [];
    return [...wanted, ...tables]
      .map((table) => `${table}-${asId}`)
      .find((message) => this.words.has(message));
  }

  /** A message with gaps to fill is a sentence, not a name. */
  #plain(message: string | undefined): string | undefined {
    const text = message && this.words.text(message);
    return text && !text.includes("{") ? text.trim() : undefined;
  }

  isThing = (id: string): boolean => this.#message(id) !== undefined;

  /** What a value is called: a seat by who sits there, a component by its name. */
  value(id: string, under?: string): string {
    if (/^[A-F]$/.test(id)) return this.nameOf(id);
    return this.#plain(this.#message(id, under)) ?? id.replaceAll("_", " ");
  }

  /** What a component does, if it says so. */
  text(id: string): string | undefined {
    const message = this.#message(id);
    return message && this.#plain(`${message}-text`);
  }

  field(key: string): string {
    const named = FIELDS.map((kind) => `${kind}-${key}`).find((id) => this.words.has(id));
    const text =
      this.#plain(this.#message(key)) ??
      this.#plain(named) ??
      this.common.first(`field-${key}`) ??
      key.replaceAll("_", " ");
    return text.charAt(0).toLocaleUpperCase(this.words.lang) + text.slice(1);
  }
}
