/** What goes over the wire: made from the server's own types by `cargo xtask types`, with shorter names for some. */

import type { Code, Refused as Answered } from "./generated";

export type * from "./generated";
export type {
  ActionShown as Action,
  Observation as Game,
  OutcomeShown as Outcome,
  TableShown as Table,
} from "./generated";

/** A refusal of the server, or one that the page makes itself when the server does not answer. */
export type Refused = Omit<Answered, "code"> & { code: Code | "offline" };
