/** Requests to the server. */

import type {
  CampaignShown,
  Chances,
  Chat,
  ChatLine,
  Clock,
  Command,
  Done,
  GameOffer,
  Hint,
  History,
  Look,
  Me,
  MuteList,
  Order,
  Profile,
  Refused,
  ReplayLines,
  ReplayPage,
  SessionList,
  Settings,
  Table,
  Turn,
  Verdict,
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

function send(method: "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<Response> {
  if (body === undefined) return ask(path, { method });
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method, headers, body: JSON.stringify(body) });
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await send("POST", path, body)).json()) as T;
}

/** How the board is wished for in words: the language, and what the seats are called, one a line. */
export interface InWords {
  board: Lang;
  names: string;
}

export type Seating = "me" | "open" | { bot: string };

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
export const look = (table: string) => get<Look>(`/api/tables/${table}`);
/** The board in words, for whoever looks: seats are called by these names. */
export const board = async (table: string, viewer: string, version: number, inWords: InWords) => {
  const query = new URLSearchParams({ as: viewer, v: String(version), ...inWords });
  return (await get<Look>(`/api/tables/${table}?${query.toString()}`)).board ?? "";
};
export const createTable = (wish: Wish) => post<{ table: string; invitation?: string }>("/api/tables", wish);
export const command = (table: string, command: Command) =>
  post<Done>(`/api/tables/${table}/commands`, command);

/** Who I am, if I have come in. */
export async function me(): Promise<Me | null> {
  try {
    return await get<Me>("/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.refused.code === "unauthorized") return null;
    throw error;
  }
}

/** Comes in as a guest. */
export async function enter(name: string): Promise<Me> {
  await send("POST", "/api/guests", { name });
  return await get<Me>("/api/me");
}

export const makeAccount = (login: string, password: string) =>
  post<Me>("/api/me/account", { login, password });
export const signIn = (login: string, password: string) => post<Me>("/api/session", { login, password });
export const signOut = () => send("DELETE", "/api/me/session");
export const signOutEverywhere = () => send("DELETE", "/api/me/sessions");
export const rename = async (name: string) =>
  (await (await send("PUT", "/api/me/name", { name })).json()) as Me;
export const changePassword = (old: string, wanted: string) =>
  send("PUT", "/api/me/password", { old, new: wanted });
/** Forgets me for good. */
export const forget = (password?: string) => send("DELETE", "/api/me", password ? { password } : {});
export const sessions = async () => (await get<SessionList>("/api/me/sessions")).sessions;
export const settings = () => get<Settings>("/api/me/settings");
export const keepSettings = (settings: Settings) => send("PUT", "/api/me/settings", settings);

export const profile = (person: string) => get<Profile>(`/api/people/${person}`);

export interface Wanted {
  game?: string;
  opponent?: string;
  result?: string;
  from?: number;
  until?: number;
  after?: string;
}

/** My finished games, those that fit, the newest first. */
export function history(wanted: Wanted): Promise<History> {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) query.set(key, String(value));
  return get<History>(`/api/me/history?${query.toString()}`);
}

export const chat = (table: string, after: number) => get<Chat>(`/api/tables/${table}/chat?after=${after}`);
export const speak = (table: string, text: string) =>
  post<ChatLine>(`/api/tables/${table}/chat`, { id: randomId(), text });
export const report = (table: string, line: number, reason: string) =>
  send("POST", `/api/tables/${table}/chat/${line}/report`, { reason });
export const mutes = async () => (await get<MuteList>("/api/me/mutes")).people;
export const mute = (person: string) => send("PUT", `/api/me/mutes/${person}`);
export const unmute = (person: string) => send("DELETE", `/api/me/mutes/${person}`);

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random UUID (version 4). `crypto.randomUUID` is not there on plain http. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A command with a fresh id. */
export function order(wanted: Order, seat?: string, expected?: number): Command {
  return {
    id: randomId(),
    do: wanted,
    ...(seat === undefined ? {} : { seat }),
    ...(expected === undefined ? {} : { expected }),
  };
}

/** Adds random bytes of this browser to the dice, for each of these seats. */
export async function contribute(table: string, seats: string[]): Promise<void> {
  for (const seat of seats) await command(table, order({ contribute: { bytes: randomHex(32) } }, seat));
}

/** How I stand in the campaign of a game. */
export const campaign = (game: string) => get<CampaignShown>(`/api/me/campaigns/${game}`);
/** The table of my next game; while one is on, that one. */
export const playCampaign = (game: string, options: [string, string][]) =>
  post<{ table: string }>(`/api/me/campaigns/${game}`, { options, contribution: randomHex(32) });
export const giveUpCampaign = (game: string) => send("DELETE", `/api/me/campaigns/${game}`);

export const start = (table: string) => command(table, order({ start: {} }));

export const replay = (table: string, viewer: string, from: number, inWords?: InWords) => {
  const query = new URLSearchParams({ as: viewer, from: String(from), count: "50", ...inWords });
  return get<ReplayPage>(`/api/tables/${table}/replay?${query.toString()}`);
};
/** What happened in the whole game, with the number of each frame. */
export const lines = (table: string, viewer: string) =>
  get<ReplayLines>(`/api/tables/${table}/lines?as=${viewer}`);
/** What a bot says of a few positions. */
export const chances = (table: string, steps: number[]) =>
  get<Chances>(`/api/tables/${table}/chances?at=${steps.join(",")}`);
export const continueFrom = (table: string, step: number, seats: Seating[]) =>
  post<{ table: string }>(`/api/tables/${table}/continue`, { step, seats, visibility: "private" });
export const verify = (table: string) => get<Verdict>(`/api/tables/${table}/verify`);
export const hint = (table: string, seat: string) => get<Hint>(`/api/tables/${table}/hint?as=${seat}`);
