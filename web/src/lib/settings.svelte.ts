/** What a person may set, kept on this device. Unknown keys are ignored, invalid values fall back to the default. */

/** Each setting with its values; the first one is the default. */
export const CATALOGUE = {
  theme: ["auto", "light", "dark"],
  palette: ["default", "safe"],
  speed: ["normal", "off", "fast", "slow"],
  sound: ["off", "on"],
  confirm: ["touch", "never", "always"],
  pass: ["ask", "auto"],
  list: ["closed", "open"],
} as const;

export type Key = keyof typeof CATALOGUE;
export type Value<K extends Key> = (typeof CATALOGUE)[K][number];
type Values = { -readonly [K in Key]: Value<K> };

const STORE = "settings";

/** The settings a text holds, each of them valid. */
export function read(text: string | null): Values {
  let found: Record<string, unknown> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    // Broken text counts as none.
  }
  const entries = Object.entries(CATALOGUE).map(([key, values]) => {
    const wanted = found[key];
    return [key, (values as readonly unknown[]).includes(wanted) ? wanted : values[0]];
  });
  return Object.fromEntries(entries) as Values;
}

class Settings {
  #values = $state(read(localStorage.getItem(STORE)));
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  get<K extends Key>(key: K): Value<K> {
    return this.#values[key];
  }

  set<K extends Key>(key: K, value: Value<K>): void {
    this.#values = { ...this.#values, [key]: value };
    localStorage.setItem(STORE, JSON.stringify(this.#values));
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
