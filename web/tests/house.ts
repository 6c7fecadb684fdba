/** A server of its own for each test file: the built binary, a free port, an empty data folder. */

import { test as base, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const BINARY = process.env["BESTIARY"] ?? "../target/release/bestiary";

export const test = base.extend<object, { house: string }>({
  house: [
    // Playwright reads the dependencies of a fixture from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "bestiary-page-"));
      const args = ["serve", "--listen", "127.0.0.1:0", "--data-dir", folder, "--no-limits"];
      const server = spawn(BINARY, args, { stdio: ["ignore", "pipe", "ignore"] });
      const address = await new Promise<string>((found, failed) => {
        server.on("error", failed);
        server.on("exit", () => failed(new Error("the server ended")));
        createInterface(server.stdout).on("line", (line) => {
          const match = /listening on (http:\S+)/.exec(line);
          if (match?.[1]) found(match[1]);
        });
      });
      await use(address);
      server.removeAllListeners("exit");
      const ended = new Promise((done) => server.on("exit", done));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      // A page that nobody has come in to asks who it is and gets 401; browsers write that into the console.
      if (message.type() === "error" && !message.text().includes("401")) complaints.push(message.text());
    });
    await use(page);
    if (complaints.length > 0) throw new Error(`the browser complains: ${complaints.join("\n")}`);
  },
});

export { expect } from "@playwright/test";

/** Presses the play button and waits for the table. */
export async function playNow(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".connection.open").waitFor();
}

/** Lays a table of the sample game, which the page does not offer, through the same requests the page makes. */
export async function laySample(page: Page, seats: ("me" | { bot: string })[]): Promise<void> {
  await page.goto("/");
  const table = await page.evaluate(async (seats) => {
    const post = async (path: string, body: unknown) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return (await response.json()) as { table: string };
    };
    await post("/api/guests", { name: "Ana" });
    const { table } = await post("/api/tables", { game: "lair", seats });
    await post(`/api/tables/${table}/commands`, { id: crypto.randomUUID(), do: { start: {} } });
    return table;
  }, seats);
  await page.goto(`/table/${table}`);
  await page.locator(".connection.open").waitFor();
}

/** Lets `press` do up to `steps` legal actions, one after the other. Stops when the game is over. */
export async function act(
  page: Page,
  steps: number,
  press: (index: number) => Promise<void>,
): Promise<number> {
  const ready = page.locator(".actions button:not([aria-disabled='true'])").first();
  const over = page.locator(".result");
  let done = 0;
  while (done < steps) {
    await ready.or(over).first().waitFor();
    if (await over.isVisible()) break;
    const table = page.locator(".table");
    const before = (await table.getAttribute("data-version")) ?? "";
    await press(done);
    done += 1;
    await page.locator(`.table:not([data-version="${before}"])`).waitFor();
  }
  return done;
}
