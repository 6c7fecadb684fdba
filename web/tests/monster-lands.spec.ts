/** Sending a mercenary out in Monster Lands: on the plain board, with a whole load. */

import type { Page } from "@playwright/test";
import { expect, lay, test } from "./house";
import { fitsTheScreen, isAccessible, picture, withSettings } from "./look";

interface Spied {
  paths: {
    path: string;
    member: string | null;
    dice: Record<string, number>;
    tokens: { trap: string; shown: boolean }[];
    defence: number;
  }[];
  offers: unknown[];
}

/** All views that come over the wire, and all commands that are sent. */
function listen(page: Page): { views: Spied[]; commands: string[] } {
  const heard: { views: Spied[]; commands: string[] } = { views: [], commands: [] };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const { game } = JSON.parse(String(payload)) as { game?: { view?: Spied } };
      if (game?.view) heard.views.push(game.view);
    });
    socket.on("framesent", ({ payload }) => {
      if (String(payload).includes('"act"')) heard.commands.push(String(payload));
    });
  });
  return heard;
}

const sends = (page: Page) =>
  page.locator(".every button:is([data-notation^='assign A.'], [data-notation^='assign B.'])");

/** Answers what comes before the first turn. */
async function toTheFirstTurn(page: Page): Promise<void> {
  for (let answers = 0; answers < 6 && (await sends(page).count()) === 0; answers += 1) {
    await page.locator(".prompt.turn").waitFor({ timeout: 60_000 });
    const version = await page.locator(".table").getAttribute("data-version");
    await page.locator(".every button").first().click();
    await page.locator(`.table:not([data-version="${version}"])`).waitFor();
  }
  await expect(sends(page).first()).toBeVisible();
}

/** Where somebody is sent, and who. */
async function about(page: Page): Promise<[path: string, member: string]> {
  const notation = (await sends(page).first().getAttribute("data-notation")) ?? "";
  const [, path = "", member = ""] = notation.split(" ");
  return [path, member];
}

/** How many of these dice the composer shows. */
async function shown(page: Page, die: "S" | "M"): Promise<number> {
  const number = page.locator(`.load li:has(.sign.${die}) .number`);
  return (await number.count()) === 0 ? 0 : parseInt(await number.innerText());
}

/** Waits until this lies on the path: the steps come one after the other. */
const lies = (views: Spied[], path: string, load: Record<string, unknown>) =>
  expect
    .poll(() => views.at(-1)?.paths.find((one) => one.path === path), { timeout: 20_000 })
    .toMatchObject(load);

test("a load is composed by pressing, sent at once, and lies on the path", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { views, commands } = listen(page);
  await lay(page, "monster-lands", ["me", { bot: "greedy" }]);
  await toTheFirstTurn(page);
  const before = commands.length;
  const [path, member] = await about(page);
  await sends(page).first().click();
  const composer = page.locator(".load");
  await expect(composer).toContainText(/Territory [AB], path \d: send /);
  await expect(composer).toContainText("Ready to go.");
  // The list is out of the way, and comes back.
  await expect(page.locator(".every")).toBeHidden();
  await composer.getByRole("button", { name: "Back" }).click();
  await expect(composer).toHaveCount(0);
  await expect(sends(page).first()).toBeFocused();
  await sends(page).first().click();

  const most = composer.getByRole("button", { name: "Most dice" });
  if (await most.isVisible()) await most.click();
  const snare = composer.locator("li").filter({ hasText: "Hunting Snare" });
  await snare.locator(".add").click();
  await expect(snare.locator(".number")).toHaveText("1/1");
  await expect(snare.locator(".add")).toHaveAttribute("aria-disabled", "true");
  await expect(composer.getByRole("status")).toContainText(", 1 token. Ready to go.");
  await fitsTheScreen(page, true);
  await isAccessible(page);
  await picture(page, "monster-lands-load");
  expect(commands.length).toBe(before);

  const dice = { s: await shown(page, "S"), m: await shown(page, "M"), p: 0 };
  await composer.getByRole("button", { name: "Send" }).click();
  await expect(composer).toHaveCount(0);
  await lies(views, path, { member, dice, defence: 0, tokens: [{ trap: "trap_starting", shown: false }] });
  await expect(page.getByRole("log")).toContainText("Hunting Snare face down");
});

test("a load is composed with keys alone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { views } = listen(page);
  await lay(page, "monster-lands", ["me", { bot: "greedy" }]);
  await toTheFirstTurn(page);
  const [path, member] = await about(page);
  const focused = page.locator(":focus");
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await focused.getAttribute("data-notation"))?.startsWith("assign ")) break;
    const isInList = (await page.locator(".every :focus").count()) > 0;
    await page.keyboard.press(isInList ? "ArrowDown" : "Tab");
  }
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await focused.getAttribute("data-notation")) === `assign ${path} ${member}`) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".load")).toBeFocused();
  // Numbers choose nothing while something is composed, and Escape leads back to the list.
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(page.locator(".load")).toHaveCount(0);
  await expect(sends(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  const to = async (name: RegExp) => {
    const wanted = page.locator(".load").getByRole("button", { name });
    for (let steps = 0; steps < 30 && !(await wanted.evaluate((one) => one === document.activeElement));)
      steps += Number(await page.keyboard.press("Tab").then(() => 1));
    await expect(wanted).toBeFocused();
  };
  await to(/^Hunting Snare: one more/);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: /^Hunting Snare: one more \(1 of 1/ })).toBeFocused();
  const dice = { s: await shown(page, "S"), m: await shown(page, "M"), p: 0 };
  await to(/^Send$/);
  await page.keyboard.press("Enter");
  await expect(page.locator(".load")).toHaveCount(0);
  await lies(views, path, { member, dice, tokens: [{ trap: "trap_starting", shown: false }] });
});

test("what was sent is taken back step by step, and only the asked seat has offers", async ({ page }) => {
  const { views } = listen(page);
  await lay(page, "monster-lands", ["me", "me"]);
  for (let answers = 0; answers < 8 && (await sends(page).count()) === 0; answers += 1) {
    await page.locator(".prompt.turn, .cover").first().waitFor();
    if (await page.locator(".cover").isVisible()) await page.locator(".cover .main").click();
    else await page.locator(".every button").first().click();
    await page.waitForTimeout(300);
  }
  expect(views.at(-1)?.offers.length).toBeGreaterThan(0);
  await sends(page).first().click();
  await page.locator(".load li").filter({ hasText: "Hunting Snare" }).locator(".add").click();
  await page.locator(".load .do").click();
  await page.locator(".cover").waitFor();
  expect(views.at(-1)?.offers).toEqual([]);
  await page.locator(".cover").getByRole("button", { name: "take the last step back" }).click();
  // The snare is in hand again, and is laid or not in a small step.
  await expect(page.locator("#prompt")).toContainText("Do you add traps or defence tokens");
  await expect(page.locator(".load")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.locator("#prompt")).not.toContainText("Do you add traps or defence tokens");
});

for (const [lang, theme] of [
  ["en", "light"],
  ["pl", "dark"],
  ["es", "light"],
] as const) {
  test(`a load on a phone and on a small screen: ${lang}, ${theme}`, async ({ page }) => {
    await withSettings(page, { theme });
    await page.addInitScript((lang) => localStorage.setItem("language", lang), lang);
    await page.setViewportSize({ width: 390, height: 844 });
    await lay(page, "monster-lands", ["me", { bot: "greedy" }]);
    await toTheFirstTurn(page);
    await sends(page).first().click();
    const composer = page.locator(".load");
    await composer.locator("li").nth(-1).locator(".add").click();
    for (const [width, height] of [
      [390, 844],
      [320, 640],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await fitsTheScreen(page);
      await isAccessible(page);
      await expect(composer.locator(".do")).toBeInViewport({ ratio: 1 });
      await expect(composer.locator(".title")).toBeVisible();
      expect(await page.locator(".prompt").innerText()).not.toMatch(/[{}]|undefined/);
      await picture(page, `monster-lands-load-${width}-${lang}`);
    }
  });
}
