/** What every screen must hold. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./house";

/** Where pictures for the documentation go; elsewhere they are left out. */
const SCREENS = process.env["SCREENS"];

export async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  // A card under the pointer would be shown large, over what the picture is about.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${SCREENS}/${name}.png` });
}

export async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
  );
  expect(found).toEqual([]);
}

export async function fitsTheScreen(page: Page, alsoInHeight = false): Promise<void> {
  const [across, down] = await page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  });
  expect(across).toBeLessThanOrEqual(0);
  if (alsoInHeight) expect(down).toBeLessThanOrEqual(0);
}

/** Sets settings as the settings page would, before the page is loaded. */
export async function withSettings(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem("settings")) localStorage.setItem("settings", text);
  }, JSON.stringify(settings));
}

/** The list of actions takes room; without it everything is on one screen. */
export async function closeList(page: Page): Promise<void> {
  const list = page.locator(".all[open]:not(.alone) > summary");
  if (await list.isVisible()) await list.click();
}
