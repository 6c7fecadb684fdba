/** Valeria on its own board. */

import type { Page } from "@playwright/test";
import { expect, lay, play, test, type Hand } from "./house";
import { closeList, fitsTheScreen, isAccessible, picture, withSettings } from "./look";

const ready = (page: Page) => page.locator(".prompt.turn, .result").first().waitFor({ timeout: 60_000 });

/** With the mouse on the board: dukes, then what ends the game soonest; everything else by its button. */
const onBoard: Hand = {
  async choose(page) {
    const places = ["duke:", "domain:", "monster:", "citizen:", "area:", "own:", "slain:"];
    for (const place of places) {
      const spot = page.locator(`.spot.can[data-place^='${place}']`).first();
      if (await spot.isVisible()) return spot.click();
    }
    await page.locator(".quick button, .thief button, .player .target").first().click();
  },
  pay: (page) => page.locator(".pay .do").click(),
};

/** With keys alone: always the first action of the list. */
const byFirstKey: Hand = {
  choose: (page) => page.keyboard.press("1"),
  pay: onBoard.pay,
};

interface Spied {
  ending: unknown;
  players: { seat: string; dealt: unknown; duke: unknown; duke_lines: unknown[] }[];
}

/** All views that come over the wire. */
function listen(page: Page): (Spied & { actions: unknown[] })[] {
  const views: (Spied & { actions: unknown[] })[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { game } = JSON.parse(String(payload)) as { game?: { actions: unknown[]; view?: Spied } };
      if (game?.view) views.push({ ...game.view, actions: game.actions });
    }),
  );
  return views;
}

test("two people and a bot play a whole game of Valeria; nobody sees the Duke of another", async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const mine = listen(page);
  const table = await lay(page, "valeria", ["me", "open", { bot: "greedy" }], "public");
  const options = { reducedMotion: "reduce", locale: "en-GB" } as const;
  const [friend, stranger] = [await browser.newContext(options), await browser.newContext(options)];
  const other = await friend.newPage();
  await other.goto(`${house}/table/${table}`);
  await other.getByRole("button", { name: "Sit here" }).click();
  await expect(other.getByText("(you)")).toBeVisible();
  const watcher = await stranger.newPage();
  const seen = listen(watcher);
  await watcher.goto(`${house}/table/${table}`);
  await page.getByRole("button", { name: "Begin the game" }).click();
  await watcher.getByText("You are watching.").waitFor();
  const [first, second] = await Promise.all([play(page, 400, onBoard), play(other, 400, byFirstKey)]);
  expect(Math.min(first, second)).toBeGreaterThan(10);
  await expect(page.locator(".result tbody tr")).toHaveCount(3);
  await expect(page.locator(".verdict")).toContainText("The game is over");
  await expect(watcher.locator(".result")).toBeVisible();
  await picture(page, "valeria-result");
  expect(seen.length).toBeGreaterThan(20);
  for (const view of seen.filter(({ ending }) => ending === null)) {
    expect(view.actions).toEqual([]);
    for (const { dealt, duke, duke_lines } of view.players) {
      expect([dealt, duke, duke_lines]).toEqual([null, null, []]);
    }
  }
  const secrets = mine.filter(({ ending }) => ending === null).flatMap(({ players }) => players);
  expect(secrets.some(({ seat, duke }) => seat === "A" && duke !== null)).toBe(true);
  expect(secrets.filter(({ seat, duke, dealt }) => seat !== "A" && (duke ?? dealt) !== null)).toEqual([]);
  await friend.close();
  await stranger.close();
});

test("a spectator has no Duke on the board, and nothing to press", async ({ page, browser, house }) => {
  const table = await lay(page, "valeria", ["me", { bot: "greedy" }], "public");
  await page.locator(".spot.can[data-place^='duke:']").first().waitFor();
  const context = await browser.newContext({ locale: "en-GB" });
  const watcher = await context.newPage();
  await watcher.goto(`${house}/table/${table}`);
  await watcher.getByText("You are watching.").waitFor();
  await expect(watcher.locator(".land .spot").first()).toBeVisible();
  await expect(watcher.locator("[data-place^='duke:'], .spot.can")).toHaveCount(0);
  const mine = await page.locator("[data-place^='duke:'] .name").allInnerTexts();
  const shown = await watcher.locator("main").innerText();
  for (const duke of mine) expect(shown.toLowerCase()).not.toContain(duke.toLowerCase());
  await context.close();
});

/** Answers what comes before the first action: the Duke, and a harvest that asks something. */
async function toTheFirstAction(page: Page): Promise<void> {
  for (let answers = 0; answers < 12; answers += 1) {
    await ready(page);
    if ((await page.locator("#prompt").innerText()).startsWith("Action")) return;
    await play(page, 1, onBoard);
  }
}

test("a payment is composed by tapping tokens, and nothing is sent before it is paid", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await lay(page, "valeria", ["me", { bot: "greedy" }]);
  await toTheFirstAction(page);
  const before = sent.length;
  // A Rogue costs 2 Gold, and everybody begins with 2 Gold and 1 Magic.
  const rogue = page.locator("[data-place='citizen:rogue']");
  await rogue.click();
  const composer = page.locator(".pay");
  await expect(composer).toContainText("Pay for: Rogue");
  await expect(composer).toContainText("2 of 2.");
  await expect(composer.locator(".do")).toHaveAttribute("aria-disabled", "false");
  await composer.getByRole("button", { name: "Gold: take one back" }).first().click();
  await expect(composer).toContainText("1 of 2. Still missing: 1 Gold, or as much Magic.");
  await expect(composer.locator(".do")).toHaveAttribute("aria-disabled", "true");
  await fitsTheScreen(page, true);
  await isAccessible(page);
  await picture(page, "valeria-payment");
  await page.locator("[data-place='purse:mine:magic']").click();
  await expect(composer).toContainText("2 of 2. That is enough.");
  await composer.getByRole("button", { name: "Gold: take one back" }).click();
  await expect(composer).toContainText("At least 1 Gold must be paid as such.");
  await composer.getByRole("button", { name: "Back", exact: true }).click();
  await expect(composer).toHaveCount(0);
  expect(sent.slice(before).filter((text) => text.includes('"command"'))).toEqual([]);
  await rogue.click();
  await composer.getByRole("button", { name: "Most Magic" }).click();
  await composer.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("log")).toContainText("1 Gold and 1 Magic and recruits a citizen: Rogue");
  await expect(page.locator(".mine [data-place='own:rogue']")).toBeVisible();
});

test("a card says why it cannot be had", async ({ page }) => {
  await lay(page, "valeria", ["me", { bot: "greedy" }]);
  await toTheFirstAction(page);
  await page.locator("[data-place^='domain:']").first().click({ force: true });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/You have too few citizens|You are short of/);
  await expect(dialog).toContainText("cards face down below");
  await isAccessible(page);
  await picture(page, "valeria-card");
});

for (const { name, settings } of [
  { name: "light", settings: { theme: "light" } },
  { name: "dark", settings: { theme: "dark" } },
  { name: "colour-blind", settings: { theme: "light", palette: "safe" } },
]) {
  test(`Valeria without barriers, on one screen: ${name}`, async ({ page }) => {
    await withSettings(page, settings);
    await page.setViewportSize({ width: 1440, height: 900 });
    await lay(page, "valeria", ["me", ...Array.from({ length: 3 }, () => ({ bot: "greedy" }))]);
    await page.locator(".spot.can[data-place^='duke:']").first().waitFor();
    await fitsTheScreen(page, true);
    await isAccessible(page);
    if (name === "light") await picture(page, "valeria-dukes");
    await toTheFirstAction(page);
    await expect(page.locator(".dukes .so-far").first()).toBeVisible();
    await page.locator("[data-place='citizen:rogue']").click();
    await page.locator(".pay .do").waitFor();
    await isAccessible(page);
    await page.locator(".pay").getByRole("button", { name: "Back", exact: true }).click();
    await play(page, 14, onBoard);
    await ready(page);
    await closeList(page);
    if (await page.locator(".prompt.turn").isVisible()) await fitsTheScreen(page, true);
    await isAccessible(page);
    await picture(page, `valeria-${name}`);
    await page.goto("/cards/valeria");
    await page.locator(".gallery-cards .face .name").first().waitFor();
    await isAccessible(page);
    await fitsTheScreen(page);
  });
}

test("five at the table: everything on one screen, and who rests is marked", async ({ page }) => {
  await withSettings(page, { theme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, "valeria", ["me", ...Array.from({ length: 4 }, () => ({ bot: "greedy" }))]);
  await play(page, 12, onBoard);
  await ready(page);
  await closeList(page);
  await expect(page.locator(".player .rest")).toHaveCount(1);
  await fitsTheScreen(page, true);
  await isAccessible(page);
  await picture(page, "valeria-five");
});

test("alone against the Dark Lord", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, "valeria", ["me"]);
  const captured = page.locator("[data-place^='captured:']").first();
  for (let steps = 0; steps < 40 && !(await captured.isVisible()); steps += 1) await play(page, 1, onBoard);
  await expect(page.getByRole("region", { name: "The Dark Lord", exact: true })).toContainText("Captured");
  await expect(page.locator(".phases")).toContainText("2nd harvest");
  await isAccessible(page);
  await picture(page, "valeria-alone");
});

for (const [width, height] of [
  [1024, 768],
  [390, 844],
  [320, 640],
] as const) {
  test(`Valeria is usable at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await lay(page, "valeria", ["me", { bot: "greedy" }, { bot: "greedy" }]);
    await play(page, 8, onBoard);
    await ready(page);
    await closeList(page);
    await fitsTheScreen(page);
    await isAccessible(page);
    await expect(page.locator(".prompt")).toBeInViewport();
    await expect(page.locator("[data-place^='citizen:']").first()).toBeInViewport();
    await picture(page, width === 390 ? "valeria-phone" : `valeria-${width}`);
  });
}

/** A table shows five of the 24 domains; after so many one in a hundred has not been seen. */
const TABLES = 20;

for (const [lang, heading] of [
  ["en", "Dukes"],
  ["pl", "Książęta"],
  ["es", "Duques"],
] as const) {
  test(`no text of a card of Valeria overflows its box: ${lang}`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem("language", lang), lang);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/cards/valeria");
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
      // 24 monsters, 18 citizens and 2 starters, 24 domains, 10 Dukes.
      await expect(page.locator(".gallery-cards .face")).toHaveCount(78);
      await page.evaluate(() => document.fonts.ready);
      expect(await overflowing(page, ".gallery-cards")).toEqual([]);
      for (const shown of await page.locator(".gallery-cards, .book").allInnerTexts()) {
        expect(shown).not.toMatch(/[{}]/);
      }
      await fitsTheScreen(page);
    }
    await picture(page, `valeria-cards-${lang}`);
    // On the table the same cards are smaller, and nothing of them is cut off either.
    await page.setViewportSize({ width: 1440, height: 900 });
    for (let table = 0; table < TABLES; table++) {
      await lay(page, "valeria", ["me", { bot: "greedy" }]);
      await page.locator(".land .face").first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await overflowing(page, ".land")).toEqual([]);
      expect(await page.locator("main").innerText()).not.toMatch(/[{}]/);
    }
  });
}

/** The cards and their parts whose text does not fit, and those where the power runs into the points. */
function overflowing(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} .face`).evaluateAll((cards) =>
    cards
      .filter((card) => {
        const boxes = [...card.querySelectorAll<HTMLElement>(".inner, .body, .name, .kind, .text")];
        const over = boxes.some(
          (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
        );
        const [body, foot] = [".text, .effect", ".worth"].map((selector) =>
          [...card.querySelectorAll(selector)].at(-1)?.getBoundingClientRect(),
        );
        const clash = body && foot && body.bottom > foot.top + 4 && body.right > foot.left + 2;
        return over || clash;
      })
      .map((card) => card.textContent ?? ""),
  );
}

test("the board of Valeria as a screen reader has it", async ({ page }) => {
  await lay(page, "valeria", ["me", { bot: "greedy" }]);
  await page.locator(".spot.can[data-place^='duke:']").first().waitFor();
  await expect(page.locator(".land")).toMatchAriaSnapshot(`
    - complementary "Turn, dice and bank":
      - list "Phases of the turn":
        - listitem: Roll
        - listitem: Harvest
        - listitem: Actions
      - group "Bank":
        - button /Bank. Gold/
        - button /Bank. Strength/
        - button /Bank. Magic/
    - region "Monsters":
      - group "Monsters":
        - button /Goblin \\(Hills, Minion\\)\\. Costs you 1 Strength\\. 1 victory point\\. Gain 1 Gold\\. 5 cards/
    - region "Citizens":
      - group "Citizens":
        - button /Cleric \\(Holy\\)\\. Wakes on 1\\. Costs you 3 Gold\\. Your turn. Gain 3 Magic/
    - region "Domains":
      - group "Domains":
        - button /Costs you \\d+ Gold\\. Asks for .+\\. 3 cards in the stack/
  `);
});
