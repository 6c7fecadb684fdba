/** Sentences in the reader's language, made from Fluent texts as the server makes them. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase } from "./types";

export const LANGUAGES = ["en", "pl", "es"] as const;
export type Lang = (typeof LANGUAGES)[number];

const AND: Record<Lang, string> = { en: "and", pl: "i", es: "y" };

/** A list as the language writes it: `wolf, imp and bat`. Before the sound [i] Spanish says `e`. */
export function joinList(lang: Lang, items: string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? "";
  const and = lang === "es" && /^h?[ií](?!e)/i.test(last) ? "e" : AND[lang];
  return `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    private readonly source: string,
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /** The message with texts and numbers filled in; a message that is missing shows as `{id}`. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // Errors are collected instead of thrown; what cannot be filled in shows as `{$name}`.
    return pattern == null ? `{${id}}` : this.#bundle.formatPattern(pattern, args, []);
  }

  /** All messages whose ids begin so and that have no gap to fill. */
  plain(begin: string): string[] {
    const pattern = new RegExp(`^${begin}[\\w-]+ = ([^{}\\n]+)$`, "gm");
    return [...this.source.matchAll(pattern)].map((match) => (match[1] ?? "").trim());
  }

  /** What a component is called, whatever kind of component it is. */
  thing(id: string): string | undefined {
    const found = new RegExp(`^(\\w+-${id}) = `, "m").exec(this.source);
    return found?.[1] && this.first(found[1]);
  }

  /** The first of these messages that exists. */
  first(...ids: string[]): string | undefined {
    const id = ids.find((id) => this.has(id));
    return id === undefined ? undefined : this.text(id);
  }

  /** A phrase of a game, with players called by their names. */
  say(phrase: Phrase, nameOf: (seat: string) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of phrase.args) {
      args[name] = "number" in arg ? arg.number : this.fill(arg, nameOf);
    }
    return this.text(phrase.id, args);
  }

  /** What a phrase speaks of, in words. */
  fill(arg: Arg, nameOf: (seat: string) => string): string {
    if ("number" in arg) return String(arg.number);
    if ("seat" in arg) return nameOf(arg.seat);
    if ("name" in arg) return this.text(arg.name);
    return joinList(
      this.lang,
      arg.list.map((item) => this.fill(item, nameOf)),
    );
  }
}
