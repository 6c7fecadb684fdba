/**
 * What a person may set: kept on this device for guests, with the account for those who have one. Unknown keys are
 * ignored, invalid values fall back to the default.
 */

import type { Settings as Document } from "./types";

/** Each setting with its values; the first one is the default. */
export const CATALOGUE = {
  theme: ["auto", "light", "dark"],
  palette: ["default", "safe"],
  speed: ["normal", "off", "fast", "slow"],
  sound: ["off", "on"],
  confirm: ["touch", "never", "always"],
  reactions: ["smart", "ask", "skip"],
  list: ["closed", "open"],
} as const;

export type Key = keyof typeof CATALOGUE;
export type Value<K extends Key> = (typeof CATALOGUE)[K][number];
type Values = { -readonly [K in Key]: Value<K> };

/** Where this device keeps them. */
const DEVICE = "settings";
/** Where it keeps those of the account that was here last, so that nothing flickers until the server has answered. */
const ACCOUNT = "settings of the account";

/** The settings a text holds, each of them valid. */
export function read(text: string | null): Values {
  try {
    return valid((JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>);
  } catch {
    return valid({}); // broken text counts as none
  }
}

function valid(found: Record<string, unknown>): Values {
  const entries = Object.entries(CATALOGUE).map(([key, values]) => {
    const wanted = found[key];
    return [key, (values as readonly unknown[]).includes(wanted) ? wanted : values[0]];
  });
  return Object.fromEntries(entries) as Values;
}

class Settings {
  /** Where they are kept now. */
  #home = $state(localStorage.getItem(ACCOUNT) === null ? DEVICE : ACCOUNT);
  #values = $state(read(localStorage.getItem(ACCOUNT) ?? localStorage.getItem(DEVICE)));
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  get<K extends Key>(key: K): Value<K> {
    return this.#values[key];
  }

  set<K extends Key>(key: K, value: Value<K>): void {
    this.#values = { ...this.#values, [key]: value };
    localStorage.setItem(this.#home, JSON.stringify(this.#values));
  }

  /** All of them, to be kept elsewhere. */
  get all(): Document {
    return { ...this.#values };
  }

  /** From now on those of an account count. One that has none yet begins with those of the device. */
  enter(kept: Document): void {
    if (Object.keys(kept).length > 0) this.#values = valid(kept);
    this.#home = ACCOUNT;
    localStorage.setItem(ACCOUNT, JSON.stringify(this.#values));
  }

  /** From now on those of the device count. */
  leave(): void {
    localStorage.removeItem(ACCOUNT);
    if (this.#home === DEVICE) return;
    this.#home = DEVICE;
    this.#values = read(localStorage.getItem(DEVICE));
  }

  /** How long one step of somebody else is shown, in milliseconds. */
  get pace(): number {
    if (this.#calm.matches) return 0;
    return { off: 0, fast: 250, normal: 650, slow: 1300 }[this.get("speed")];
  }

  /** Whether a press only shows what it would do. */
  get asksFirst(): boolean {
    const wanted = this.get("confirm");
    return wanted === "always" || (wanted === "touch" && matchMedia("(pointer: coarse)").matches);
  }
}

export const settings = new Settings();
