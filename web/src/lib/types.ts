/** What goes over the wire, as `docs/PROTOCOL.md` has it. */

export type Arg = { number: number } | { seat: string } | { name: string } | { list: Arg[] };

export interface Phrase {
  id: string;
  args: [string, Arg][];
}

export interface GameOffer {
  id: string;
  names: [string, string][];
  players: [number, number];
  bots: string[];
}

export type Holder = { kind: "open" } | { kind: "person"; name: string } | { kind: "bot"; bot: string };

export interface Table {
  id: string;
  game: string;
  seats: { seat: string; holder: Holder; contribution?: string | null }[];
  visibility: "public" | "private";
  status: "open" | "playing" | "finished" | "abandoned";
  commitment: string;
  rematch?: string | null;
}

export interface Action {
  notation: string;
  phrase: Phrase;
}

export interface Outcome {
  parts: string[];
  seats: { seat: string; place: number; total: number; parts: number[] }[];
}

export interface Game {
  viewer: string;
  to_act: string[];
  prompt: Phrase;
  actions: Action[];
  may_undo: boolean;
  view: unknown;
  outcome: Outcome | null;
}

export type Happening =
  | { type: "step"; seat: string | null; events: { notation: string; phrase: Phrase | null }[] }
  | { type: "taken_back"; seat: string };

export interface Update {
  since: number | null;
  version: number;
  happened: Happening[];
  table: Table;
  game?: Game | null;
}

export interface You {
  seats: string[];
  owner: boolean;
}

export interface Done {
  id: string;
  version: number;
  table?: string | null;
}

export interface Refused {
  code: string;
  sentence: string;
  id?: string | null;
  retry_after?: number | null;
  fresh?: Update | null;
}

export type Order =
  | { join: { invitation: string | null } }
  | { leave: Record<string, never> }
  | { contribute: { bytes: string } }
  | { start: Record<string, never> }
  | { act: { action: string } }
  | { undo: Record<string, never> }
  | { abandon: Record<string, never> }
  | { rematch: Record<string, never> };

export interface Command {
  id: string;
  do: Order;
  seat?: string;
  expected?: number;
}

export type ServerMessage =
  | { type: "welcome"; table: string; viewer: string; you: You }
  | ({ type: "update" } & Update)
  | ({ type: "done" } & Done)
  | ({ type: "refused" } & Refused)
  | { type: "pong" }
  | { type: "closing"; reason: string };
