/** People for the tests: accounts, and games that are played out through the same requests the page makes. */

import type { Browser, BrowserContext, Page } from "@playwright/test";

const OPTIONS = { reducedMotion: "reduce", locale: "en-GB" } as const;

/** A browser of its own, as on another device. */
export async function device(browser: Browser, address: string): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ ...OPTIONS, baseURL: address });
  return [await context.newPage(), context];
}

let count = 0;

/** A login nobody else in these tests has. */
export function freshLogin(): string {
  count += 1;
  return `ana-${Date.now().toString(36).slice(-4)}-${count}`;
}

export const PASSWORD = "correct horse battery";

/** Comes in as a guest, and as an account where a login is given. Answers with the id. */
export async function arrive(page: Page, name: string, login?: string): Promise<string> {
  await page.goto("/about");
  return page.evaluate(
    async ([name, login, password]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { "Content-Type": "application/json" };
        const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      };
      await post("/api/guests", { name });
      if (login) await post("/api/me/account", { login, password });
      return ((await (await fetch("/api/me")).json()) as { id: string }).id;
    },
    [name, login, PASSWORD] as const,
  );
}

/** Lays a public table and lets the others sit down; then the game begins. */
export async function gather(game: string, [owner, ...others]: [Page, ...Page[]]): Promise<string> {
  const table = await owner.evaluate(
    async ([game, open]) => {
      const headers = { "Content-Type": "application/json" };
      const seats = ["me", ...Array.from({ length: open }, () => "open")];
      const body = JSON.stringify({ game, seats, visibility: "public" });
      const response = await fetch("/api/tables", { method: "POST", headers, body });
      return ((await response.json()) as { table: string }).table;
    },
    [game, others.length] as const,
  );
  for (const [index, other] of others.entries()) {
    await command(other, table, { join: {} }, "BCDEF".charAt(index));
  }
  await command(owner, table, { start: {} });
  return table;
}

export async function command(page: Page, table: string, wanted: object, seat?: string): Promise<void> {
  await page.evaluate(
    async ([table, wanted, seat]) => {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ id: crypto.randomUUID(), do: wanted, ...(seat ? { seat } : {}) });
      const response = await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body });
      if (!response.ok) throw new Error(await response.text());
    },
    [table, wanted, seat] as const,
  );
}

/**
 * Takes any legal action, or the one that is wished, until the game is over or so many were taken; bots may answer in
 * between.
 */
export async function playOut(
  page: Page,
  table: string,
  seat: string,
  most = 1000,
  wish?: string,
): Promise<number> {
  return page.evaluate(
    async ([table, seat, most, wish]) => {
      interface Look {
        update: {
          version: number;
          table: { status: string };
          game?: { to_act: string[]; actions: { notation: string }[] };
        };
      }
      let done = 0;
      while (done < most) {
        const look = (await (await fetch(`/api/tables/${table}?as=${seat}`)).json()) as Look;
        const { version, table: shown, game } = look.update;
        if (shown.status !== "playing") break;
        const actions = game?.to_act.includes(seat) ? game.actions : [];
        const wished = actions.find(({ notation }) => notation === wish);
        const action = wished ?? actions[Math.floor(Math.random() * actions.length)];
        if (!action) {
          await new Promise((later) => setTimeout(later, 20));
          continue;
        }
        const headers = { "Content-Type": "application/json" };
        const act = { act: { action: action.notation } };
        const body = JSON.stringify({ id: crypto.randomUUID(), do: act, seat, expected: version });
        await fetch(`/api/tables/${table}/commands`, { method: "POST", headers, body });
        done += 1;
      }
      return done;
    },
    [table, seat, most, wish] as const,
  );
}
