import { expect, lay, play, playNow, test } from "./house";
import { closeList, fitsTheScreen, isAccessible, picture, withSettings } from "./look";
import { arrive, command, device } from "./people";

const THEMES = [
  { name: "light", settings: { theme: "light" } },
  { name: "dark", settings: { theme: "dark" } },
  { name: "colour-blind", settings: { theme: "light", palette: "safe" } },
];

for (const { name, settings } of THEMES) {
  test(`every screen without barriers: ${name}`, async ({ page, browser, house }) => {
    await withSettings(page, settings);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(page.getByRole("radio", { name: /Abyss/ })).toBeChecked();
    await isAccessible(page);
    await picture(page, `start-${name}`);
    for (const [path, heading] of [
      ["/settings", "Settings"],
      ["/about", "About"],
      ["/cards/abyss", "Cards and rules: Abyss"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      if (path.startsWith("/cards")) await page.locator(".gallery-cards .lord .name").first().waitFor();
      await isAccessible(page);
      await fitsTheScreen(page);
    }
    const table = await lay(page, "abyss", ["me", "open"], "public");
    await page.locator(".qr").waitFor();
    await isAccessible(page);
    if (name === "light") await picture(page, "invitation");
    const [bob, context] = await device(browser, house);
    await arrive(bob, "Bob");
    await command(bob, table, { join: {} }, "B");
    await page.getByRole("button", { name: "Send Bob away" }).click();
    await page.getByRole("dialog").waitFor();
    await isAccessible(page);
    await page.keyboard.press("Escape");
    await context.close();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Cards and rules" }).waitFor();
    await isAccessible(page);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    await playNow(page, 4);
    await play(page, 12);
    await page.locator(".prompt.turn, .result").first().waitFor();
    await closeList(page);
    await fitsTheScreen(page, true);
    await isAccessible(page);
    await picture(page, `table-${name}`);
    await page.locator(".court .spot").nth(1).click({ button: "right", force: true });
    await page.getByRole("dialog").waitFor();
    await isAccessible(page);
    await picture(page, `card-${name}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rules", exact: true }).click();
    await page.getByRole("searchbox").fill("pearl court");
    await expect(page.locator(".rules p").first()).toContainText(/pearl/i);
    await isAccessible(page);
    await lay(page, "lair", ["me", { bot: "random" }]);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("dialog").locator(".hints button").first().waitFor({ timeout: 30_000 });
    await isAccessible(page);
    await lay(page, "lair", ["me", "me"]);
    await page.locator(".actions button").first().click();
    await page.locator(".cover").waitFor();
    await isAccessible(page);
  });
}

for (const [width, height] of [
  [1024, 768],
  [390, 844],
  [320, 640],
] as const) {
  test(`usable at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await fitsTheScreen(page);
    if (width === 390) await picture(page, "start-phone");
    await playNow(page, 3);
    await play(page, 8);
    await page.locator(".prompt.turn, .result").first().waitFor();
    await closeList(page);
    await fitsTheScreen(page);
    await isAccessible(page);
    await expect(page.locator(".prompt")).toBeInViewport();
    await picture(page, width === 390 ? "table-phone" : `table-${width}`);
  });
}

for (const [lang, heading] of [
  ["en", "Lords"],
  ["pl", "Lordowie"],
  ["es", "Lores"],
] as const) {
  test(`no text of a card overflows its box: ${lang}`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem("language", lang), lang);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/cards/abyss");
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
      await expect(page.locator(".gallery-cards .lord > .head")).toHaveCount(35);
      await page.evaluate(() => document.fonts.ready);
      const over = await page
        .locator(
          ".gallery-cards :is(.lord, .tile, .ally), .gallery-cards :is(.name, .power, .cost, .body, .race)",
        )
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
            .map((box) => `${box.className}: ${box.textContent}`),
        );
      expect(over).toEqual([]);
      // The ledger below the cards has braces of its own.
      for (const shown of await page.locator(".gallery-cards, .book").allInnerTexts()) {
        expect(shown).not.toMatch(/[{}]/);
      }
      await fitsTheScreen(page);
    }
    await picture(page, `cards-${lang}`);
  });
}

test("the main screens as a screen reader has them", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".now")).toMatchAriaSnapshot(`
    - heading "Play now against bots" [level=2]
    - group "Game":
      - radio /Abyss/ [checked]
    - group "Players":
      - radio "2 players" [checked]
      - radio "3 players"
      - radio "4 players"
    - group "Opponents"
    - textbox "Your name"
    - button "Play"
  `);
  const clock = page.getByRole("combobox", { name: "Time for people to think" });
  await expect(clock).toBeHidden();
  await page.getByText("Options of the game").click();
  await expect(clock).toBeVisible();
  await playNow(page, 2);
  await page.locator(".prompt.turn").waitFor();
  await expect(page.locator(".sea")).toMatchAriaSnapshot(`
    - region "Court":
      - heading "Court" [level=2]
      - group "Court":
        - button /Lord deck. \\d+/
    - region "The depths":
      - heading "The depths" [level=2]
      - group "The depths":
        - button /Exploration deck. \\d+/
    - region "Threat":
      - list
    - region "Council":
      - group "Council":
        - button /Council. Crab, \\d+ cards?/
        - button /Council. Shellfish, \\d+ cards?/
        - button /Council. Jellyfish, \\d+ cards?/
        - button /Council. Squid, \\d+ cards?/
        - button /Council. Seahorse, \\d+ cards?/
    - region "Locations":
      - group "Locations":
        - button /Location stack. \\d+/
  `);
});

for (const width of [390, 320]) {
  test(`a narrow table of ${width} has a menu, for keys and for fingers`, async ({ browser, house }) => {
    const context = await browser.newContext({
      baseURL: house,
      locale: "en-GB",
      hasTouch: true,
      viewport: { width, height: 844 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const table = await lay(page, "abyss", ["me", { bot: "greedy" }]);
    const menu = page.getByRole("button", { name: "Menu" });
    const account = page.getByRole("link", { name: "Ana", exact: true });
    await expect(account).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(account).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Cards and rules" })).toBeFocused();
    await isAccessible(page);
    await fitsTheScreen(page);
    if (width === 390) await picture(page, "menu-phone");
    await page.keyboard.press("Escape");
    await expect(account).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.tap();
    await page.getByRole("button", { name: "PL", exact: true }).tap();
    await expect(page.getByRole("heading", { name: "Przebieg gry" })).toBeAttached();
    await page.getByRole("link", { name: "Karty i zasady" }).tap();
    await page.waitForURL(/\/cards\//);
    await page.goto(`/table/${table}`);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("link", { name: "Ana", exact: true }).tap();
    await page.waitForURL(/\/account/);
    await context.close();
  });
}
