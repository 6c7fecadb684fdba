/** Lets settings and language follow the account that is signed in. */

import * as api from "./api";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { LANGUAGES } from "./words";

/** How long somebody may go on changing things before they are sent. */
const PAUSE = 400;

/** To be called once, by the component that is always there. */
export function keepSettings(): void {
  /** Whose settings are here, and what the server has of them. */
  let owner = $state<string | undefined>();
  let kept = "";

  $effect(() => {
    const { me, isKnown } = session;
    const account = me?.login ? me.id : undefined;
    if (!isKnown || (account && owner === account)) return;
    owner = undefined;
    if (!account) return settings.leave();
    api.settings().then(
      (found) => {
        if (session.me?.id !== account) return;
        settings.enter(found);
        const lang = LANGUAGES.find((lang) => lang === found["language"]);
        if (lang) session.speak(lang);
        kept = JSON.stringify(found);
        owner = account;
      },
      () => {}, // without an answer the device goes on with what it has
    );
  });

  $effect(() => {
    const wanted = { ...settings.all, language: session.lang };
    if (!owner || same(wanted, kept)) return;
    const timer = setTimeout(() => {
      api.keepSettings(wanted).then(
        () => (kept = JSON.stringify(wanted)),
        () => {}, // the next change sends everything again
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  });
}

/** The server may keep the same in another order. */
function same(wanted: Record<string, unknown>, kept: string): boolean {
  const found = JSON.parse(kept || "{}") as Record<string, unknown>;
  const keys = Object.keys(wanted);
  return keys.length === Object.keys(found).length && keys.every((key) => wanted[key] === found[key]);
}
