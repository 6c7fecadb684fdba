import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { fitsTheScreen, isAccessible, picture } from "./look";

const panel = (page: Page) => page.getByRole("form", { name: "Campaign" });

/** Plays the table to its end without wanting anything. */
async function idle(page: Page, table: string): Promise<void> {
  await page.evaluate(async (table) => {
    const dull = ["pass", "done", "stop", "hide", "allow"];
    for (;;) {
      const { update } = await (await fetch(`/api/tables/${table}`)).json();
      if (update.table.status === "finished") return;
      const actions: string[] = update.game.actions.map(({ notation }: { notation: string }) => notation);
      const action = dull.find((word) => actions.includes(word)) ?? actions[0];
      const command = {
        id: crypto.randomUUID(),
        do: { act: { action } },
        seat: "A",
        expected: update.version,
      };
      await fetch(`/api/tables/${table}/commands`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(command),
      });
    }
  }, table);
}

test("a campaign is begun by keyboard, left, taken up, counted and begun again", async ({ page }) => {
  await page.goto("/");
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole("radio", { name: /Monster Lands/ }).check();
  await expect(panel(page).getByText("begins with scenario 1")).toBeVisible();
  await isAccessible(page);
  await fitsTheScreen(page);
  await picture(page, "campaign-begin");
  await panel(page).getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).getByRole("radio", { name: /^Tutorial/ })).toBeChecked();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  const table = page.url().split("/").pop() ?? "";

  await page.goto("/");
  await page.getByRole("radio", { name: /Monster Lands/ }).check();
  await expect(panel(page).getByText("The game is waiting for you.")).toBeVisible();
  await panel(page).getByRole("button", { name: "Back to the game" }).click();
  await page.waitForURL(new RegExp(table));

  await idle(page, table);
  await page.goto("/");
  await page.getByRole("radio", { name: /Monster Lands/ }).check();
  // Lost, or to be played again: the dice decide; it counted once either way.
  await expect(panel(page).getByText("Games played: 1.")).toBeVisible();
  await isAccessible(page);
  for (const [lang, text] of [
    ["pl", "Rozegrane gry: 1."],
    ["es", "Partidas jugadas: 1."],
  ]) {
    await page.evaluate((lang) => localStorage.setItem("language", lang), lang ?? "");
    await page.reload();
    await page.getByRole("radio", { name: /Monster Lands|Krainy|Tierras/ }).check();
    await expect(page.getByText(text ?? "")).toBeVisible();
  }
  await page.getByText("Empezar de nuevo …").click();
  await page.getByRole("button", { name: "Empezar desde la primera partida" }).click();
  await expect(page.getByText("Tu campaña empieza con el escenario 1")).toBeVisible();
});
