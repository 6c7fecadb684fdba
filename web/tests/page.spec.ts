import AxeBuilder from "@axe-core/playwright";
import type { Page, WebSocketRoute } from "@playwright/test";
import { act, expect, laySample, playNow, test } from "./house";

/** Where pictures for the documentation go; elsewhere they are left out. */
const SCREENS = process.env["SCREENS"];

async function picture(page: Page, name: string): Promise<void> {
  if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}.png` });
}

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual(
    [],
  );
}

async function fitsTheScreen(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(width);
}

const enabled = ".actions button:not([aria-disabled='true'])";

for (const colorScheme of ["light", "dark"] as const) {
  test(`start page and table have no barriers: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto("/");
    await expect(page.getByRole("radio", { name: /Abyss/ })).toBeChecked();
    await isAccessible(page);
    await fitsTheScreen(page);
    await picture(page, `start-${colorScheme}`);
    await playNow(page);
    await act(page, 6, () => page.locator(enabled).first().click());
    await isAccessible(page);
    await fitsTheScreen(page);
    await picture(page, `table-${colorScheme}`);
  });
}

test("a phone shows everything without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await fitsTheScreen(page);
  await picture(page, "start-phone");
  await playNow(page);
  await act(page, 6, () => page.locator(enabled).first().click());
  await fitsTheScreen(page);
  await isAccessible(page);
  await picture(page, "table-phone");
});

test("a whole game of the sample, a reload in the middle, and the proof", async ({ page }) => {
  await laySample(page, ["me", { bot: "random" }]);
  const first = () => page.locator(enabled).first().click();
  await act(page, 3, first);
  await isAccessible(page);
  await picture(page, "sample");
  const lines = await page.locator(".log p").count();
  await page.reload();
  await page.locator(".connection.open").waitFor();
  expect(await page.locator(".log p").count()).toBeGreaterThanOrEqual(lines);
  await act(page, 200, first);
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  const proof = await page.getByRole("link", { name: "Proof" }).getAttribute("href");
  const shown = (await (await page.request.get(proof ?? "")).json()) as { reveal: { seed: string } };
  expect(shown.reveal.seed).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator(enabled).first().waitFor();
});

test("many turns of Abyss, and no sentence with a gap", async ({ page }) => {
  await playNow(page);
  const done = await act(page, 60, async (step) => {
    const buttons = page.locator(enabled);
    await buttons.nth(step % (await buttons.count())).click();
  });
  expect(done).toBeGreaterThan(20);
  const text = await page.locator("main").innerText();
  expect(text).not.toMatch(/[{}]/);
});

test("the language changes at once and stays", async ({ page }) => {
  await playNow(page);
  const prompt = page.locator("#prompt");
  const english = await prompt.innerText();
  await page.getByRole("button", { name: "PL", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Przebieg gry" })).toBeVisible();
  await expect(prompt).not.toHaveText(english);
  expect(await page.locator("main").innerText()).not.toMatch(/[{}]/);
  await page.getByRole("button", { name: "ES", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Qué ha pasado" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Qué ha pasado" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("keys alone are enough, and a double click is one move", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /Abyss/ }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator(".connection.open").waitFor();
  await act(page, 4, () => page.keyboard.press("1"));
  await act(page, 2, async () => {
    await page.locator(enabled).first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  });
  await page.locator(enabled).first().waitFor();
  await expect(page.locator(".actions button:focus")).toHaveCount(1);
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await page.reload();
  await page.locator(enabled).first().waitFor();
  await page.locator(enabled).first().dblclick();
  await expect.poll(() => sent.filter((text) => text.includes('"command"')).length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  const ids = sent
    .filter((text) => text.includes('"command"'))
    .map((text) => (JSON.parse(text) as { expected: number }).expected);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a lost connection comes back by itself", async ({ page }) => {
  const routes: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/live/, (route) => {
    route.connectToServer();
    routes.push(route);
  });
  await playNow(page);
  await page.locator(enabled).first().waitFor();
  await routes[0]?.close({ code: 1012 });
  await expect.poll(() => routes.length).toBe(2);
  await page.locator(".connection.open").waitFor();
  await act(page, 3, () => page.locator(enabled).first().click());
});

test("two at one screen: undo, then pass the screen on", async ({ page }) => {
  await laySample(page, ["me", "me"]);
  await page.locator(enabled).first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(enabled).first().click();
  await page.getByRole("button", { name: "Look as Ana B" }).click();
  await page.locator(enabled).first().click();
  await expect(page.getByRole("log")).toContainText("Ana B");
});

test("a friend joins by invitation", async ({ page, browser, house }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL(/\/table\//);
  const link = await page.getByRole("textbox", { name: /Invitation/ }).inputValue();
  expect(link).toContain(house);
  const other = await (await browser.newContext({ locale: "es-ES" })).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Sentarse", exact: true }).click();
  await expect(other.getByText("(tú)")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(other.locator(".log p").first()).toBeVisible();
  await expect(page.locator(".log p").first()).toBeVisible();
  await other.context().close();
});
