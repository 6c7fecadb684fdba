/** What the whole page shares: the language, the person, where we are. */

import en from "../texts/en.ftl?raw";
import es from "../texts/es.ftl?raw";
import pl from "../texts/pl.ftl?raw";
import * as api from "./api";
import type { Me } from "./types";
import { LANGUAGES, Words, type Lang } from "./words";

const pageWords: Record<Lang, Words> = {
  en: new Words("en", en),
  pl: new Words("pl", pl),
  es: new Words("es", es),
};

function firstLanguage(): Lang {
  const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const known = wanted.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? "en";
}

class Session {
  lang = $state<Lang>(firstLanguage());
  me = $state<Me | null>(null);
  /** Whether it is known by now who I am. */
  isKnown = $state(false);
  path = $state(location.pathname);
  /** What the page is called; how many tables wait is put before it. */
  title = $state("");
  readonly words = $derived(pageWords[this.lang]);

  speak(lang: Lang): void {
    this.lang = lang;
    localStorage.setItem("language", lang);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  #recognised: Promise<void> | undefined;

  /** Finds out who I am, once. */
  recognise(): Promise<void> {
    this.#recognised ??= api.me().then(
      (me) => {
        this.me ??= me;
        this.isKnown = true;
      },
      (error: unknown) => {
        this.#recognised = undefined;
        throw error;
      },
    );
    return this.#recognised;
  }

  /** Makes sure that there is somebody: me as before, or a new guest. */
  async arrive(name: string): Promise<void> {
    await this.recognise();
    this.me ??= await api.enter(name.trim().slice(0, 40) || this.words.text("guest"));
  }

  /** A refusal in the reader's words. */
  explain(error: unknown): string {
    if (!(error instanceof api.Refusal)) throw error;
    return this.refusal(error.refused.code, error.refused.retry_after);
  }

  refusal(code: string, seconds?: number | null): string {
    if (code === "too_many" && seconds) return this.words.text("refusal-wait", { seconds });
    return this.words.first(`refusal-${code}`) ?? this.words.text("refusal", { code });
  }
}

export const session = new Session();

/** Moves within the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  session.go(link.pathname + link.search + link.hash);
}
