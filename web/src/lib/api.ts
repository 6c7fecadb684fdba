/** Requests to the server. */

import type {
  Clock,
  Command,
  Done,
  GameOffer,
  Hint,
  Order,
  Refused,
  ReplayPage,
  Table,
  Turn,
  Update,
  Verdict,
  You,
} from "./types";
import type { Lang } from "./words";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.sentence);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ code: "offline", sentence: "the server does not answer" });
  }
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Refused | null;
  throw new Refusal(refused ?? { code: "internal", sentence: response.statusText });
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

export type Seating = "me" | "open" | { bot: string };

export interface Person {
  id: string;
  name: string;
}

export interface Wish {
  game: string;
  options: [string, string][];
  seats: Seating[];
  visibility: "public" | "private";
  clock?: Clock | undefined;
}

export const games = () => get<GameOffer[]>("/api/games");
export const openTables = async () => (await get<{ tables: Table[] }>("/api/tables")).tables;
/** My tables; those that wait for me come first, and are named once more with the time they wait until. */
export const myTables = () => get<{ tables: Table[]; turns?: Turn[] }>("/api/me/tables");
export const messages = async (game: string, lang: Lang) =>
  (await ask(`/api/games/${game}/messages/${lang}`)).text();
export const components = (game: string) =>
  get<Record<string, Record<string, unknown>>>(`/api/games/${game}/components`);
export const look = (table: string) => get<{ you: You; update: Update }>(`/api/tables/${table}`);
export const createTable = (wish: Wish) => post<{ table: string; invitation?: string }>("/api/tables", wish);
export const command = (table: string, command: Command) =>
  post<Done>(`/api/tables/${table}/commands`, command);

/** Who I am, if I have come in. */
export async function me(): Promise<Person | null> {
  try {
    return await get<Person>("/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.refused.code === "unauthorized") return null;
    throw error;
  }
}

/** Comes in as a guest. */
export async function enter(name: string): Promise<Person> {
  return (await post<{ person: Person }>("/api/guests", { name })).person;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A command with a fresh id: a random UUID (version 4). */
export function order(wanted: Order, seat?: string, expected?: number): Command {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return {
    id,
    do: wanted,
    ...(seat === undefined ? {} : { seat }),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** Adds random bytes of this browser to the dice, for each of these seats. */
export async function contribute(table: string, seats: string[]): Promise<void> {
  for (const seat of seats) await command(table, order({ contribute: { bytes: randomHex(32) } }, seat));
}

export const start = (table: string) => command(table, order({ start: {} }));

export const replay = (table: string, viewer: string, from: number) =>
  get<ReplayPage>(`/api/tables/${table}/replay?as=${viewer}&from=${from}&count=50`);
export const continueFrom = (table: string, step: number, seats: Seating[]) =>
  post<{ table: string }>(`/api/tables/${table}/continue`, { step, seats, visibility: "private" });
export const verify = (table: string) => get<Verdict>(`/api/tables/${table}/verify`);
export const hint = (table: string, seat: string) => get<Hint>(`/api/tables/${table}/hint?as=${seat}`);
