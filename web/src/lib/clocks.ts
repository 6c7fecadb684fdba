/** The clocks that are offered; others can be had through the protocol. */

import type { Clock } from "./types";

export const CLOCKS = {
  none: undefined,
  quick: { live: { bank_s: 300, increment_s: 10 } },
  calm: { live: { bank_s: 1200, increment_s: 30 } },
  days: { slow: { days: 3 } },
} as const satisfies Record<string, Clock | undefined>;

export type ClockName = keyof typeof CLOCKS;
