/** The board in words that every game has: whole games on it, in three languages, on every screen. */

import type { Page } from "@playwright/test";
import { expect, lay, play, test, type Hand } from "./house";
import { fitsTheScreen, isAccessible, picture, withSettings } from "./look";
import { playOut } from "./people";

const ready = (page: Page) => page.locator(".prompt.turn, .result").first().waitFor({ timeout: 60_000 });

/** What no board may show: gaps in sentences, and what a program says instead of words. */
const BROKEN = /null|undefined|\[object|[{}]/;

/** By pressing things on the board where an action names one, and else, now and then, a button of the list. */
function pressing(share: number): Hand {
  let turn = 0;
  return {
    async choose(page) {
      turn += 1;
      const things = page.locator(".board .thing.can");
      const buttons = page.locator(".every button");
      const count = await things.count();
      if (count > 0 && turn % share === 0) {
        await things.nth(turn % count).click();
        // A thing that several actions name asks which of them is meant.
        const asked = page.getByRole("dialog").locator(".actions button");
        if ((await asked.count()) > 0) await asked.nth(turn % (await asked.count())).click();
      } else {
        const all = await buttons.count();
        if (all > 0) await buttons.nth((turn * 7) % all).click();
      }
    },
    // What is composed goes as it is proposed; where nothing is, with a token.
    async pay(page) {
      const send = page.locator(".load .do");
      if ((await send.getAttribute("aria-disabled")) === "true")
        await page.locator(".load .add").last().click();
      await send.click();
    },
  };
}

test("a small game on the board in words, by pressing things", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, "lair", ["me", { bot: "greedy" }, { bot: "random" }]);
  const hand = pressing(1);
  await play(page, 2, hand);
  await ready(page);
  await expect(page.locator(".board .player")).toHaveCount(3);
  const own = page.locator(".board .player.mine .thing.can").first();
  // Now and then somebody else is to be chosen first.
  for (let more = 0; more < 3 && !(await own.isVisible()); more += 1) {
    await play(page, 1, hand);
    await ready(page);
  }
  await expect(own).toBeVisible();
  expect(await page.locator(".board").innerText()).not.toMatch(BROKEN);
  await isAccessible(page);
  expect(await play(page, 60, hand)).toBeGreaterThan(2);
  await expect(page.locator(".result tbody tr")).toHaveCount(3);
});

/** What makes a game short. */
const SHORT: Record<string, [string, string][]> = { stworze: [["first_game", "on"]] };

test("every game without a board of its own is played to its end in words", async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const games = (await (await page.request.get("/api/games")).json()) as { id: string; players: number[] }[];
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(["abyss", "valeria", "monster-lands"]));
  let inWords = 0;
  for (const { id } of games) {
    await lay(page, id, ["me", { bot: "random" }], "private", SHORT[id]);
    await page.locator(".board, .land, .sea").first().waitFor();
    if (await page.locator(".table.own-board").isVisible()) continue;
    inWords += 1;
    await ready(page);
    const hand = pressing(4);
    const pressed = await play(page, 8, hand); // set-up: some choose who they are first
    await expect(page.locator(".board .player")).toHaveCount(2);
    expect(pressed + (await play(page, 2000, hand))).toBeGreaterThan(10);
    await expect(page.locator(".result tbody tr")).toHaveCount(2);
    expect(await page.locator("main").innerText()).not.toMatch(BROKEN);
    await isAccessible(page);
    await picture(page, `${id}-result`);
    // What was played can be read again, in words too.
    await page.getByRole("link", { name: "Replay" }).click();
    await page.locator(".board").waitFor();
    await page.keyboard.press("End");
    await expect(page.locator(".board .player")).toHaveCount(2);
    await isAccessible(page);
    await picture(page, `${id}-replay`);
  }
  expect(inWords).toBeGreaterThan(0);
});

const SCREENS = [
  { lang: "en", theme: "light", palette: "default" },
  { lang: "pl", theme: "dark", palette: "default" },
  { lang: "es", theme: "light", palette: "safe" },
] as const;

/** How many actions lead into the game, but not to its end, and who else plays. */
const BOARDS = [
  { id: "monster-lands", name: "Monster Lands", actions: 6, companies: { "": 1, "-alone": 0 } },
  { id: "stworze", name: "Stworze", actions: 26, companies: { "": 1, "-four": 3 } },
];

for (const { id, name, actions, companies } of BOARDS) {
  for (const { lang, ...settings } of SCREENS) {
    test(`${name} in words: ${lang}, ${settings.theme}, colours ${settings.palette}`, async ({ page }) => {
      await withSettings(page, settings);
      await page.addInitScript((lang) => localStorage.setItem("language", lang), lang);
      for (const [which, others] of Object.entries(companies)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const table = await lay(page, id, ["me", ...Array(others).fill({ bot: "greedy" })]);
        await playOut(page, table, "A", actions);
        await page.reload();
        await ready(page);
        await expect(page.locator(".board .player")).toHaveCount(1 + others);
        await page.evaluate(() => document.fonts.ready);
        for (const [width, height, where] of [
          [1440, 900, ""],
          [1024, 768, "-1024"],
          [390, 844, "-phone"],
          [320, 640, "-320"],
        ] as const) {
          await page.setViewportSize({ width, height });
          await fitsTheScreen(page, width >= 900);
          await hasWholeWords(page);
          await expect(page.locator("#prompt")).toBeInViewport();
          expect(await page.locator("main").innerText()).not.toMatch(BROKEN);
          await picture(page, `${id}${which}${where}-${lang}`);
          // The same things lie there at every width; what differs is how they lie on a table and on a phone.
          if (width === 1440 || width === 390) await isAccessible(page);
        }
      }
    });
  }
}

/** A cell is at least as wide as its longest word, so no word is broken. */
async function hasWholeWords(page: Page): Promise<void> {
  const broken = await page.locator(".board :is(th, td)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
}

test("what changed since my last decision is marked, and what others have is folded", async ({ page }) => {
  await lay(page, "monster-lands", ["me", { bot: "greedy" }]);
  await ready(page);
  await expect(page.locator(".board .fresh")).toHaveCount(0);
  await play(page, 3, pressing(100));
  await ready(page);
  await expect(page.getByText("New since your last decision")).toBeVisible();
  await expect(page.locator(".board .player .fresh").first()).toBeVisible();
  const more = page.locator(".board .player:not(.mine) details");
  await expect(more.locator("ul").first()).toBeHidden();
  await more.locator("summary").click();
  await expect(more.locator("ul").first()).toBeVisible();
  // A board in another language is the same board.
  await page.getByRole("button", { name: "PL", exact: true }).click();
  await expect(page.locator("#prompt")).not.toHaveText("");
  await expect(page.locator(".board .fresh")).toHaveCount(0);
});

test("a long list of actions is in groups and can be searched", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, "monster-lands", ["me", { bot: "random" }]);
  const every = page.locator(".every");
  // The first question is short; the first turn is not.
  for (let answers = 0; answers < 5 && (await every.locator("h3").count()) === 0; answers += 1) {
    await ready(page);
    await every.locator("button").first().click();
    await page.waitForTimeout(300);
  }
  await expect(every.locator("h3").first()).toBeVisible();
  const all = await every.locator("button").count();
  const search = page.getByRole("searchbox", { name: "Search the actions" });
  if (await search.isVisible()) {
    await search.fill("tavern");
    await expect.poll(() => every.locator("button").count()).toBeLessThan(all);
    await search.fill("no such thing");
    await expect(page.getByText("No action fits.")).toBeVisible();
    await search.fill("");
    await expect(every.locator("button")).toHaveCount(all);
  }
  await isAccessible(page);
});

test("what can be done with an action card of Stworze is behind one button, its title", async ({ page }) => {
  const table = await lay(page, "stworze", ["me", { bot: "random" }], "private", SHORT["stworze"]);
  const rows = page.locator(".board tr", { has: page.locator("td.number") });
  const titles = rows.locator("td.title .thing.can");
  await playOut(page, table, "A", 8);
  // Some questions are about something else.
  for (let answers = 0; answers < 60 && !(await titles.first().isVisible()); answers += 1) {
    await playOut(page, table, "A", 1);
    await page.waitForTimeout(300);
  }
  await expect(titles.first()).toBeVisible();
  await expect(rows.locator("td:not(.title, .text) .thing")).toHaveCount(0);
});

test("the board in words as a screen reader has it", async ({ page }) => {
  await lay(page, "monster-lands", ["me", { bot: "random" }]);
  await page.locator(".board .player").first().waitFor();
  await page.locator(".prompt.turn").waitFor();
  await expect(page.locator(".playing")).toMatchAriaSnapshot(`
    - region "Which affinity does your clan have?":
      - heading "Which affinity does your clan have?" [level=2]
      - group:
        - group /All \\d actions as a list/:
          - list:
            - listitem:
              - button /Play/
      - button "Hint"
    - region "Monster Lands":
      - list:
        - listitem: Round 1 of 6
      - region "Ana":
        - heading "Ana (you)" [level=3]
      - region "Bot B (Random)":
        - heading "Bot B (Random)" [level=3]
      - region "Territory A":
        - heading "Territory A" [level=3]
    - region "What happened":
      - heading "What happened" [level=2]
      - log "What happened"
  `);
});
