import type { BrowserContext, Page } from "@playwright/test";
import { byKeys, byMouse, expect, House, lay, play, playNow, test } from "./house";
import { isAccessible, picture, withSettings } from "./look";

const ready = (page: Page) => page.locator(".prompt.turn").waitFor();

/** A person of their own, with their own session. */
async function person(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test("two people, one with the mouse and one with keys alone, and a bot play a whole game; a spectator sees no secret", async ({
  page,
  browser,
  house,
}) => {
  test.setTimeout(240_000);
  const table = await lay(page, "abyss", ["me", "open", { bot: "greedy" }], "public");
  const options = { reducedMotion: "reduce", locale: "en-GB" } as const;
  const [friend, stranger] = [await browser.newContext(options), await browser.newContext(options)];
  await friend.addInitScript(() => localStorage.setItem("settings", '{"list":"open"}'));
  const other = await person(friend, `${house}/table/${table}`);
  await other.getByRole("button", { name: "Sit here" }).click();
  await expect(other.getByText("(you)")).toBeVisible();
  const watcher = await stranger.newPage();
  const frames: string[] = [];
  watcher.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await watcher.goto(`${house}/table/${table}`);
  await page.getByRole("button", { name: "Begin the game" }).click();
  await watcher.getByText("You are watching.").waitFor();
  await picture(watcher, "spectator");
  await expect(watcher.locator("[data-place^='hand:']")).toHaveCount(0);
  const [mine, theirs] = await Promise.all([play(page, 400, byMouse), play(other, 400, byKeys)]);
  expect(Math.min(mine, theirs)).toBeGreaterThan(10);
  await expect(page.locator(".result tbody tr")).toHaveCount(3);
  await expect(page.locator(".verdict")).toContainText("The game is over");
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, "result");
  await expect(watcher.locator(".result")).toBeVisible();
  const views = frames
    .map((frame) => JSON.parse(frame) as { game?: { actions: unknown[]; view?: Spied } })
    .flatMap(({ game }) => (game?.view ? [{ ...game.view, actions: game.actions }] : []));
  expect(views.length).toBeGreaterThan(20);
  for (const view of views.filter(({ over }) => !over)) {
    expect(view.actions).toEqual([]);
    expect(view.prompt).toBeNull();
    for (const player of view.players) expect([player.hand, player.tokens]).toEqual([null, null]);
    for (const offer of view.offers) expect([offer.lack, offer.payments]).toEqual([null, []]);
  }
  await friend.close();
  await stranger.close();
});

interface Spied {
  over: boolean;
  prompt: unknown;
  players: { hand: unknown; tokens: unknown }[];
  offers: { lack: unknown; payments: unknown[] }[];
}

test("two at one screen: the cover hides the hand", async ({ page }) => {
  await lay(page, "lair", ["me", "me"]);
  await ready(page);
  await page.locator(".actions button").first().click();
  await page.locator(".cover").waitFor();
  await expect(page.locator(".board")).toHaveCount(0);
  await picture(page, "cover");
  await page.reload();
  await expect(page.locator(".board")).toHaveCount(0);
  const first = { choose: (page: Page) => page.locator(".actions button").first().click(), pay: byMouse.pay };
  await play(page, 60, first);
  await expect(page.locator(".result tbody tr")).toHaveCount(2);
  await page.getByRole("button", { name: "This table" }).click();
  const proof = await page.getByRole("link", { name: "Proof" }).getAttribute("href");
  const shown = (await (await page.request.get(proof ?? "")).json()) as { reveal: { seed: string } };
  expect(shown.reveal.seed).toMatch(/^[0-9a-f]{64}$/);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByText(/Step 0 of \d+/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/Step 1 of/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator(".result")).toBeVisible();
  await page.getByRole("button", { name: "Check the dice" }).click();
  await expect(page.getByRole("dialog")).toContainText("Everything is right.");
  await page.keyboard.press("Escape");
  await isAccessible(page);
  await picture(page, "replay");
  await page.goto(page.url().replace(/step=\d+&as=\w+/, "step=2&as=B"));
  await expect(page.getByText(/Step 2 of/)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Seen by" })).toHaveValue("B");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(".connection.open").waitFor();
});

test("a decision is taken back", async ({ page }) => {
  await withSettings(page, { list: "open" });
  await lay(page, "valeria", ["me"]);
  const undo = page.getByRole("button", { name: "Undo" });
  for (let decisions = 0; decisions < 30 && !(await undo.isVisible()); decisions += 1) {
    await ready(page);
    await page.locator(".actions button").first().click();
    await page.waitForTimeout(300);
  }
  const lines = await page.getByRole("log").locator("p").count();
  await undo.click();
  await expect.poll(() => page.getByRole("log").locator("p").count()).toBeLessThan(lines);
  await ready(page);
});

test("a bot gives a hint, and the hint can be played", async ({ page }) => {
  await lay(page, "abyss", ["me", { bot: "greedy" }]);
  await ready(page);
  await page.getByRole("button", { name: "Hint" }).click();
  const moves = page.getByRole("dialog").locator(".hints button");
  await moves.first().waitFor({ timeout: 30_000 });
  await isAccessible(page);
  await picture(page, "hint");
});

test("a payment is composed by tapping, and nothing is sent before it is confirmed", async ({ page }) => {
  test.setTimeout(120_000);
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await playNow(page, 2);
  const lord = page.locator(".spot.can[data-place^='court:']").first();
  for (let turns = 0; turns < 60 && !(await lord.isVisible()); turns += 1) {
    await play(page, 1);
    await ready(page);
  }
  const before = sent.length;
  await lord.click();
  const composer = page.locator(".pay");
  await expect(composer).toContainText("Value 0 of");
  await expect(page.locator(".pay .do")).toHaveAttribute("aria-disabled", "true");
  await page.locator(".hand .spot.can").first().click();
  await expect(page.locator(".hand .spot.picked")).toHaveCount(1);
  await picture(page, "payment");
  await page.locator(".hand .spot.picked").click();
  await expect(composer).toContainText("Tap cards");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(composer).toHaveCount(0);
  expect(sent.slice(before).filter((text) => text.includes('"command"'))).toEqual([]);
  await lord.click();
  await page.getByRole("button", { name: "Cheapest" }).click();
  await page.locator(".pay .do").click();
  await expect(page.getByRole("log")).toContainText(/pays for the/);
});

test("a server that was killed comes back, and so does the table", async ({ page }) => {
  const house = new House();
  await house.open();
  try {
    await page.goto(house.address);
    await page.getByRole("radio", { name: "Novice" }).check({ force: true });
    await page.locator(".now .main").click();
    await page.locator(".connection.open").waitFor();
    await play(page, 2);
    await ready(page);
    const lines = await page.locator(".log p").count();
    // What the browser writes about refused connections is no complaint here.
    page.removeAllListeners("console");
    await house.end("SIGKILL");
    await page.locator(".connection.waiting, .connection.connecting").first().waitFor();
    await house.open();
    await page.locator(".connection.open").waitFor({ timeout: 30_000 });
    expect(await page.locator(".log p").count()).toBeGreaterThanOrEqual(lines);
    await play(page, 2);
  } finally {
    await house.close();
  }
});

test("where WebSockets are broken, the table works without them", async ({ page }) => {
  await page.routeWebSocket(/\/live/, (route) => void route.close({ code: 1006 }));
  await playNow(page, 2);
  await play(page, 4);
});

test("a double click is one move", async ({ page }) => {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await lay(page, "lair", ["me", { bot: "random" }]);
  await ready(page);
  await page.locator(".actions button").first().dblclick();
  await page.waitForTimeout(300);
  const seen = sent
    .filter((text) => text.includes('"command"'))
    .map((text) => (JSON.parse(text) as { expected: number }).expected);
  expect(new Set(seen).size).toBe(seen.length);
});

test("settings stay, and moves are confirmed where that is wished", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Night" }).check();
  const confirm = page.getByRole("group", { name: "Confirm moves" });
  await confirm.getByRole("radio", { name: "Always" }).check();
  await picture(page, "settings");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await lay(page, "lair", ["me", { bot: "random" }]);
  await ready(page);
  const before = await page.locator(".table").getAttribute("data-version");
  await page.locator(".actions button").first().click();
  await page.getByRole("button", { name: "Not yet" }).click();
  await expect(page.locator(".table")).toHaveAttribute("data-version", before ?? "");
  await page.locator(".actions button").first().click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.locator(".table")).not.toHaveAttribute("data-version", before ?? "");
});

test("the language changes at once and stays; no sentence has a gap", async ({ page }) => {
  await withSettings(page, { list: "open" });
  await playNow(page, 3);
  await play(page, 6);
  await ready(page);
  const prompt = page.locator("#prompt");
  const english = await prompt.innerText();
  for (const [lang, heading] of [
    ["PL", "Przebieg gry"],
    ["ES", "Qué ha pasado"],
  ] as const) {
    await page.getByRole("button", { name: lang, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(prompt).not.toHaveText(english);
    expect(await page.locator("main").innerText()).not.toMatch(/[{}]/);
    await picture(page, `table-${lang.toLowerCase()}`);
  }
  await page.reload();
  await expect(page.getByRole("heading", { name: "Qué ha pasado" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("a friend joins by invitation; the table is given up only after a question", async ({
  page,
  browser,
  house,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL(/\/table\//);
  const link = await page.getByRole("textbox", { name: /Invitation/ }).inputValue();
  expect(link).toContain(house);
  const context = await browser.newContext({ locale: "es-ES" });
  const other = await person(context, link);
  await other.getByRole("button", { name: "Sentarse", exact: true }).click();
  await expect(other.getByText("(tú)")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(other.locator(".log p").first()).toBeVisible();
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give the table up" }).click();
  await page.getByRole("button", { name: "Give the table up" }).last().click();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await context.close();
});

test("the owner sends somebody away before the game begins, after a question", async ({
  page,
  browser,
  house,
}) => {
  const table = await lay(page, "abyss", ["me", "open"], "public");
  const context = await browser.newContext({ locale: "en-GB" });
  const other = await person(context, `${house}/table/${table}`);
  await expect(other.getByRole("button", { name: /^Send / })).toHaveCount(0);
  await other.getByRole("button", { name: "Sit here" }).click();
  await expect(other.getByText("(you)")).toBeVisible();
  await expect(other.getByRole("button", { name: /^Send / })).toHaveCount(0);
  const kick = page.getByRole("button", { name: "Send Guest away" });
  await kick.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Guest loses the seat");
  await isAccessible(page);
  await picture(page, "send-away");
  await page.keyboard.press("Escape");
  await expect(other.getByText("(you)")).toBeVisible();
  await kick.click();
  await dialog.getByRole("button", { name: "Send away" }).click();
  await expect(page.getByText("Free seat")).toBeVisible();
  await expect(kick).toHaveCount(0);
  await expect(other.getByText("The owner of this table has sent you away.")).toBeVisible();
  await isAccessible(other);
  // Whoever comes back anyway does not get a seat.
  await other.reload();
  await other.getByRole("button", { name: "Sit here" }).click();
  await expect(other.getByText("The owner of this table has sent you away.")).toBeVisible();
  await expect(page.getByText("Free seat")).toBeVisible();
  await context.close();
});
