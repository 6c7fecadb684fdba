/** Servers of their own for the tests: the built binary, a free port, an empty data folder. */

import { test as base, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const BINARY = process.env["BESTIARY"] ?? "../target/release/bestiary";

/** A server that can be killed and started again where it was. */
export class House {
  address = "";
  #server: ChildProcess | undefined;
  readonly #folder = mkdtempSync(join(tmpdir(), "bestiary-page-"));

  async open(): Promise<void> {
    const listen = this.address ? new URL(this.address).host : "127.0.0.1:0";
    const args = ["serve", "--listen", listen, "--data-dir", this.#folder, "--no-limits"];
    const server = spawn(BINARY, args, { stdio: ["ignore", "pipe", "ignore"] });
    this.#server = server;
    this.address = await new Promise<string>((found, failed) => {
      server.on("error", failed);
      server.on("exit", () => failed(new Error("the server ended")));
      createInterface(server.stdout).on("line", (line) => {
        const match = /listening on (http:\S+)/.exec(line);
        if (match?.[1]) found(match[1]);
      });
    });
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const server = this.#server;
    if (!server) return;
    server.removeAllListeners("exit");
    const ended = new Promise((done) => server.on("exit", done));
    server.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.#folder, { recursive: true });
  }
}

export const test = base.extend<object, { house: string }>({
  house: [
    // Playwright reads the dependencies of a fixture from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house.address);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house),
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      // A page that nobody has come in to asks who it is and gets 401; browsers write that into the console.
      const isComplaint = message.type() === "error" && !message.text().includes("401");
      if (isComplaint) complaints.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    if (complaints.length > 0) throw new Error(`the browser complains: ${complaints.join("\n")}`);
  },
});

export { expect } from "@playwright/test";

/** Chooses how many players and presses the play button. */
export async function playNow(page: Page, players = 2): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: new RegExp(`^${players} `) }).check({ force: true });
  await page.getByRole("radio", { name: "Novice" }).check({ force: true });
  await page.locator(".now .main").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".connection.open").waitFor();
}

/** Lays a table through the same requests the page makes, and comes to it. */
export async function lay(
  page: Page,
  game: string,
  seats: ("me" | "open" | { bot: string })[],
  visibility = "private",
  options: [string, string][] = [],
): Promise<string> {
  await page.goto("/");
  const table = await page.evaluate(
    async ([game, seats, visibility, options]) => {
      const post = async (path: string, body: unknown) => {
        const headers = { "Content-Type": "application/json" };
        const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return (await response.json()) as { table: string };
      };
      await post("/api/guests", { name: "Ana" });
      const { table } = await post("/api/tables", { game, seats, visibility, options });
      if (!seats.includes("open")) {
        await post(`/api/tables/${table}/commands`, { id: crypto.randomUUID(), do: { start: {} } });
      }
      return table;
    },
    [game, seats, visibility, options] as const,
  );
  await page.goto(`/table/${table}`);
  await page.locator(".connection.open").waitFor();
  return table;
}

/** What leads to the end of a game soonest. */
const EAGER = [
  "recruit",
  "tile",
  "take_available",
  "keys",
  "take",
  "fight",
  "affiliate",
  "end_turn",
  "decline",
  "pass",
];

/** How a person plays: chooses one of the legal actions, and composes a payment or a load where that is asked. */
export interface Hand {
  choose(page: Page): Promise<void>;
  pay(page: Page): Promise<void>;
}

/** With the mouse: on the board where the action has a place, else in the list. */
export const byMouse: Hand = {
  async choose(page) {
    const spots = page.locator(
      ".spot.can:is([data-place^='court:'], [data-place^='tile:'], [data-place^='council:'])",
    );
    if ((await spots.count()) > 0) await spots.first().click();
    else await chooseFromList(page, (index) => page.locator(".actions button").nth(index).click());
  },
  async pay(page) {
    await page.locator(".pay .best").click();
    await page.locator(".pay .do").click();
  },
};

/** With keys alone; the list of actions is open. */
export const byKeys: Hand = {
  choose: (page) => chooseFromList(page, (_, number) => page.keyboard.press(String(number))),
  async pay(page) {
    await page.locator(".pay .best:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  },
};

/** Presses what leads to the end soonest among the first nine actions, which have a key. */
async function chooseFromList(
  page: Page,
  press: (index: number, number: number) => Promise<void>,
): Promise<void> {
  const list = page.locator(".all:not([open]) summary");
  if (await list.isVisible()) await list.click();
  // The list holds every action in order; the buttons before it some of them again.
  const all = (await page.locator(".every button").count()) > 0 ? ".every button" : ".actions button";
  const notations = await page
    .locator(all)
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset["notation"] ?? ""));
  // The last answer may have ended the game in the meantime.
  if (notations.length === 0) return;
  const verbs = notations.slice(0, 9).map((text) => text.split(" ")[0] ?? "");
  const wanted = EAGER.map((verb) => verbs.indexOf(verb)).find((at) => at >= 0) ?? 0;
  const before = (await page.locator(".actions button").count()) - notations.length;
  await press(before + wanted, wanted + 1);
}

/** Plays until the game is over or `steps` actions were done. */
export async function play(page: Page, steps: number, hand: Hand = byMouse): Promise<number> {
  let done = 0;
  while (done < steps) {
    await page.locator(".prompt.turn, .result, .cover").first().waitFor({ timeout: 60_000 });
    if (await page.locator(".result").isVisible()) break;
    const cover = page.locator(".cover .main");
    if (await cover.isVisible()) {
      await cover.click();
      await page.locator(".prompt.turn").waitFor();
    }
    const before = await page.locator(".table").getAttribute("data-version");
    const on = page.locator(`.table:not([data-version="${before}"]), .cover, .result`).first();
    await hand.choose(page);
    const composer = page.locator(".pay .do");
    // A card that several actions belong to is shown close up, with these to choose from.
    const several = page.getByRole("dialog").getByRole("listitem").getByRole("button");
    await composer.or(several).or(on).first().waitFor();
    if (await several.first().isVisible()) {
      await several.first().click();
      await composer.or(on).first().waitFor();
    }
    if (await composer.isVisible()) {
      await hand.pay(page);
      await on.waitFor();
    }
    done += 1;
  }
  return done;
}
