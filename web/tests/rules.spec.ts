import type { Page } from "@playwright/test";
import { expect, lay, test } from "./house";
import { fitsTheScreen, isAccessible } from "./look";

/** How the ledgers say one and the same rule, and how many rules there are. */
const BOOKS = [
  {
    game: "abyss",
    rule: "AB-7.7",
    count: 374,
    pl: "Koszt płaci się od razu eksplorującemu.",
    es: "El precio se paga de inmediato al explorador.",
    en: "The price is paid to the explorer at once.",
  },
  {
    game: "valeria",
    rule: "VA-13.1",
    count: 438,
    pl: "Gracz bierze z banku do wyboru 1 Z, 1 S albo 1 M.",
    es: "El jugador toma de la reserva 1 O, 1 F o 1 M a su elección.",
    en: "The player takes 1 G, 1 S or 1 M of his choice from the bank.",
  },
];

const LANGUAGES = [
  { lang: "en", rules: "Rules" },
  { lang: "pl", rules: "Zasady" },
  { lang: "es", rules: "Reglas" },
] as const;

const speak = (page: Page, lang: string) =>
  page.getByRole("button", { name: lang.toUpperCase(), exact: true }).click();

/** The paragraph of a rule, not one that refers to it. */
const rule = (page: Page, id: string) =>
  page.locator(".rules p", { has: page.locator("b").getByText(id, { exact: true }) });

for (const book of BOOKS) {
  test(`the rule book of ${book.game} in three languages`, async ({ page }) => {
    await page.goto(`/cards/${book.game}`);
    for (const { lang, rules } of LANGUAGES) {
      await speak(page, lang);
      const shown = page.getByRole("region", { name: rules });
      await expect(shown).toHaveAttribute("lang", lang);
      await expect(rule(page, book.rule)).toContainText(book[lang]);
      await expect(page.locator(".ledger [role=status]")).toContainText(String(book.count));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await fitsTheScreen(page);
      }
    }
    await isAccessible(page);
  });
}

test("a player searches the rules at the table in Spanish", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "es"));
  await lay(page, "valeria", ["me", { bot: "random" }]);
  await page.getByRole("button", { name: "Reglas", exact: true }).click();
  await page.getByRole("searchbox", { name: "Buscar en las reglas" }).fill("ladrón oponente 3");
  await expect(rule(page, "VA-23.14")).toContainText("toma hasta 3 O o hasta 3 M de un oponente");
  for (const text of await page.locator(".rules p").allInnerTexts()) expect(text).toMatch(/ladrón/i);
});

test("rules that are not translated say so and are shown in English", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "pl"));
  await page.goto("/cards/lair");
  await expect(page.getByText("Zasady tej gry są na razie tylko po angielsku.")).toBeVisible();
  const shown = page.getByRole("region", { name: "Zasady" });
  await expect(shown).toHaveAttribute("lang", "en");
  await expect(rule(page, "LA-1.1")).toContainText("LA-1.1 24 beast cards of four kinds");
  await speak(page, "en");
  await expect(page.getByRole("region", { name: "Rules" })).toBeVisible();
  await expect(page.getByText("The rules of this game are in English.")).toBeHidden();
});
