/** When one is asked about reactions: chosen at the table with keys alone, kept, and told to nobody. */

import type { Page } from "@playwright/test";
import { expect, lay, test } from "./house";
import { fitsTheScreen, isAccessible, withSettings } from "./look";

const SHORT: [string, string][] = [["first_game", "on"]];
const button = (page: Page) => page.locator("button.reactions");

test("an order given at a table is kept there, in every language", async ({ page }) => {
  await lay(page, "stworze", ["me", { bot: "random" }], "private", SHORT);
  await expect(button(page)).toContainText("ask when it matters");
  await button(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Reactions" });
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await expect(dialog.getByRole("radio", { name: /^ask when it matters/ })).toBeChecked();
  await isAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /^pass for me/ })).toBeChecked();
  await expect(button(page)).toContainText("pass for me");
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(button(page)).toContainText("pass for me");

  await page.setViewportSize({ width: 320, height: 640 });
  for (const [lang, text] of [
    ["pl", "pasuj za mnie"],
    ["es", "pasar por mí"],
    ["en", "pass for me"],
  ] as const) {
    await page.evaluate((lang) => localStorage.setItem("language", lang), lang);
    await page.reload();
    await expect(button(page)).toContainText(text);
    await button(page).click();
    await isAccessible(page);
    await fitsTheScreen(page);
    await page.keyboard.press("Escape");
  }

  // A raised hand is kept too, until another order is given.
  await button(page).click();
  await dialog.getByRole("radio", { name: /^ask when it matters/ }).check();
  await dialog.getByRole("checkbox", { name: /^Raise my hand/ }).check();
  await page.reload();
  await button(page).click();
  await expect(dialog.getByRole("checkbox")).toBeChecked();
});

test("the settings say what is usual, and the table what counts there", async ({ page }) => {
  await withSettings(page, { reactions: "ask" });
  await lay(page, "stworze", ["me", { bot: "random" }], "private", SHORT);
  await expect(button(page)).toContainText("always ask me");
  await button(page).click();
  await page.getByRole("radio", { name: /^ask when it matters/ }).check();
  await expect(button(page)).toContainText("ask when it matters");
  await page.reload();
  await expect(button(page)).toContainText("ask when it matters");
});

test("only games that ask about reactions offer it, with what makes a difference there", async ({ page }) => {
  await lay(page, "abyss", ["me", { bot: "random" }]);
  await button(page).click();
  await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: /^always ask me/ })).toBeChecked();
  await isAccessible(page);
  await lay(page, "monster-lands", ["me", { bot: "random" }]);
  await page.locator(".prompt.turn").waitFor();
  await expect(button(page)).toHaveCount(0);
});
