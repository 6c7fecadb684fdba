import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, lay, test } from "./house";
import { fitsTheScreen, isAccessible, picture, withSettings } from "./look";
import { arrive, device, freshLogin, gather, PASSWORD, playOut } from "./people";

/** Signs in by keyboard alone. */
async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Login" }).first().focus();
  await page.keyboard.insertText(login);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(password);
  await page.keyboard.press("Enter");
}

test("a guest becomes an account and keeps the games; another device signs in, and settings follow", async ({
  page,
  browser,
  house,
}) => {
  const login = freshLogin();
  const table = await lay(page, "lair", ["me", { bot: "random" }]);
  await page.getByRole("link", { name: "Account" }).or(page.locator(".to-account")).first().click();
  await expect(page.getByRole("heading", { name: "Ana", level: 1 })).toBeVisible();
  await expect(page.getByText("only this browser knows you")).toBeVisible();
  await picture(page, "account-guest");

  const form = page.getByRole("form", { name: "Keep your games" });
  const field = form.getByRole("textbox", { name: "Login" });
  await expect(field).toHaveAttribute("autocomplete", "username");
  await expect(form.getByLabel("Password")).toHaveAttribute("autocomplete", "new-password");
  await field.fill("a");
  await form.getByLabel("Password").fill("short");
  await form.getByRole("button", { name: "Make an account" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/3 to 32/);
  await expect(form.getByLabel("Password")).toHaveAccessibleDescription(/8 to 128/);
  await isAccessible(page);
  await field.fill(login);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText(`Signs in as “${login}”.`)).toBeVisible();

  await page.goto("/settings");
  await expect(page.getByText("Kept with your account")).toBeVisible();
  await page.getByRole("radio", { name: "Night" }).check();
  await page.getByRole("radio", { name: "Español" }).check();
  await expect
    .poll(async () => (await page.request.get("/api/me/settings")).json())
    .toMatchObject({ theme: "dark", language: "es" });

  const [other, context] = await device(browser, house);
  await other.goto("/account");
  await signIn(other, login, "something else");
  await expect(other.getByRole("alert").filter({ hasText: "not right" })).toBeVisible();
  await other.getByLabel("Password").first().fill(PASSWORD);
  await other.keyboard.press("Enter");
  await expect(other.getByText(`Entras como «${login}».`)).toBeVisible();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await other.goto("/");
  await expect(other.locator(`.tables a[href="/table/${table}"]`)).toBeVisible();
  await other.goto("/account");
  await other.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(other.getByRole("heading", { name: "Cuenta", level: 1 })).toBeVisible();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "auto");
  await context.close();
});

test("name and password change, data go with me, and everything is deleted after a question", async ({
  page,
  browser,
  house,
}) => {
  const login = freshLogin();
  await arrive(page, "Ana", login);
  const [other, context] = await device(browser, house);
  await other.goto("/account");
  await signIn(other, login, PASSWORD);
  await expect(other.getByRole("heading", { name: "Ana", level: 1 })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ana María");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Ana María", level: 1 })).toBeVisible();
  await expect(page.locator(".places li")).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  await picture(page, "account");
  await page.getByLabel("Present password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another fine one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("You are signed out everywhere else.")).toBeVisible();
  expect((await other.request.get("/api/me")).status()).toBe(401);
  await context.close();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const kept = JSON.parse(readFileSync(await (await download).path(), "utf8")) as { me: { name: string } };
  expect(kept.me.name).toBe("Ana María");

  await page.getByRole("button", { name: "Delete everything" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This cannot be undone.");
  await isAccessible(page);
  await dialog.getByLabel("Password").fill("wrong one here");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByRole("alert")).toContainText("not right");
  await dialog.getByLabel("Password").fill("another fine one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.locator(".to-account")).toHaveText("Sign in");
});

test("two talk at a table: what is new is marked, one mutes the other, floods are refused in words", async ({
  page,
  browser,
  house,
}) => {
  await arrive(page, "Ana");
  const [bob, context] = await device(browser, house);
  await arrive(bob, "Bob");
  const table = await gather("abyss", [page, bob]);
  for (const one of [page, bob]) {
    await one.goto(`/table/${table}`);
    await one.locator(".connection.open").waitFor();
  }
  await bob.getByRole("button", { name: "Talk" }).click();
  const say = bob.getByRole("textbox", { name: "Say something" });
  await expect(say).toBeFocused();
  await bob.keyboard.insertText("Good luck!");
  await bob.keyboard.press("Enter");
  await expect(bob.getByRole("log", { name: "Talk" })).toContainText("Good luck!");
  await expect(page.getByRole("button", { name: "1 new line" })).toBeVisible();
  await picture(page, "chat-unread");
  await bob.keyboard.insertText("Good luck!");
  await bob.keyboard.press("Enter");
  await expect(bob.locator(".chat").getByRole("alert")).toContainText("Too much too fast");

  await page.getByRole("button", { name: "1 new line" }).click();
  const talk = page.getByRole("log", { name: "Talk" });
  await expect(talk).toContainText("Good luck!");
  await page.keyboard.insertText("Have fun");
  await page.keyboard.press("Enter");
  await expect(bob.getByRole("log", { name: "Talk" })).toContainText("Have fun");
  await isAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, "chat");
  await expect(page.locator(".chat")).toMatchAriaSnapshot(`
    - region "Talk":
      - heading "Talk" [level=2]
      - button "Close"
      - log "Talk":
        - paragraph:
          - link "Bob"
        - paragraph: Good luck!
        - button "Mute or report Bob"
        - paragraph:
          - link "Ana"
        - paragraph: Have fun
      - textbox "Say something"
      - button "Say it" [disabled]
  `);
  await page.getByRole("button", { name: "Mute or report Bob" }).click();
  await page.getByRole("button", { name: "Report this line" }).click();
  await page.getByLabel("What is wrong with it?").fill("He wishes me luck.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you.")).toBeVisible();
  await page.getByRole("button", { name: "Mute or report Bob" }).click();
  await page.getByRole("button", { name: "Mute Bob" }).click();
  await expect(talk).not.toContainText("Good luck!");
  await say.fill("Do you hear me?");
  await bob.keyboard.press("Enter");
  await expect(bob.getByRole("log", { name: "Talk" })).toContainText("Do you hear me?");
  await page.waitForTimeout(300);
  await expect(talk).not.toContainText("Do you hear me?");
  await page.getByRole("button", { name: "Hear again" }).click();
  await expect(talk).toContainText("Do you hear me?");
  await page.getByRole("button", { name: "Mute or report Bob" }).first().click();
  await page.getByRole("button", { name: "Mute Bob" }).click();
  await page.goto("/account");
  await expect(page.getByRole("region", { name: "People you do not hear" })).toContainText("Bob");
  await page.getByRole("button", { name: "Hear again" }).click();
  await expect(page.getByRole("region", { name: "People you do not hear" })).toHaveCount(0);
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Talk" }).click();
  await expect(talk).toContainText("Do you hear me?");
  await page.keyboard.press("Escape");
  await expect(page.locator(".chat")).toHaveCount(0);

  // On a phone it comes from below, and what is asked stays where it is.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("button", { name: "Talk" }).click();
    await fitsTheScreen(page);
    await isAccessible(page);
    if (width === 390) await picture(page, "chat-phone");
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Talk" })).toBeFocused();
  }
  await context.close();
});

test("a table that waits for me is called out on every page", async ({ page, browser, house }) => {
  await arrive(page, "Ana");
  const [bob, context] = await device(browser, house);
  await arrive(bob, "Bob");
  const table = await gather("lair", [page, bob]);
  // Everybody chooses at once in this game: when Ana has, the table waits for Bob, and then for her again: nobody wins a
  // night in which all beasts stay at home.
  await playOut(page, table, "A", 1, "send stay");
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.locator(".waits")).toHaveCount(0);
  await page.goto("/");
  await expect(page.locator(`.tables a[href="/table/${table}"]`)).toContainText("in play");
  await playOut(bob, table, "B", 1, "send stay");
  const call = page.getByRole("link", { name: "Your turn at 1 table" });
  await expect(call).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.locator(".tables a").first()).toContainText("Your turn");
  await expect(page.locator(".tables a").first()).toContainText("with Bob");
  await isAccessible(page);
  await picture(page, "your-turn");
  await page.goto("/settings");
  await expect(call).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsTheScreen(page);
  const other = await gather("lair", [page, bob]);
  await page.goto(`/table/${other}`);
  await page.locator(".connection.open").waitFor();
  await expect(call).toBeVisible();
  await fitsTheScreen(page);
  await isAccessible(page);
  await picture(page, "your-turn-320");
  await call.click();
  await page.waitForURL(`**/table/${table}`);
  // Now the other one waits.
  await expect(page.locator(".tool.waits")).toHaveAttribute("href", `/table/${other}`);
  await context.close();
});

test("profile, ratings and history of somebody who plays", async ({ page, browser, house }) => {
  test.setTimeout(240_000);
  const me = await arrive(page, "Ana", freshLogin());
  const [bob, context] = await device(browser, house);
  await arrive(bob, "Bob", freshLogin());
  for (let games = 0; games < 4; games += 1) {
    const table = await gather("abyss", games % 2 === 0 ? [page, bob] : [bob, page]);
    const seats = games % 2 === 0 ? (["A", "B"] as const) : (["B", "A"] as const);
    await Promise.all([playOut(page, table, seats[0]), playOut(bob, table, seats[1])]);
  }
  await context.close();
  await page.goto(`/people/${me}`);
  await expect(page.getByRole("heading", { name: "Ana", level: 1 })).toBeVisible();
  await expect(page.locator(".record")).toContainText("of 4 games won");
  await expect(page.getByRole("img", { name: "Ratings" })).toBeVisible();
  await expect(page.locator(".past > li")).toHaveCount(4);
  await page.setViewportSize({ width: 1280, height: 1500 });
  await picture(page, "profile");
  await page.getByText("As a table").click();
  // Where everybody begins, and four games.
  await expect(page.locator(".as-table tbody tr")).toHaveCount(5);
  await isAccessible(page);
  await page.getByRole("searchbox", { name: "Played with" }).fill("nobody of that name");
  await expect(page.getByText("No finished game fits.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Played with" }).fill("Bob");
  await expect(page.locator(".past > li")).toHaveCount(4);
  await page.getByRole("combobox", { name: "Result" }).selectOption("won");
  const won = await page.locator(".record").innerText();
  const wins = Number(/(\d+) of 4/.exec(won)?.[1]);
  await expect(page.locator(".past > li")).toHaveCount(wins);
  await page.getByRole("combobox", { name: "Result" }).selectOption("");
  await expect(page.locator(".past > li")).toHaveCount(4);
  await page.locator(".past a").first().click();
  await page.waitForURL(/\/replay\//);
  await expect(page.getByText(/Step 0 of/)).toBeVisible();
});

test("a line of the log leads to its moment, and a bot draws how the game stood", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await lay(page, "abyss", ["me", { bot: "level:easy" }]);
  await playOut(page, table, "A", 2);
  // While the game is on, through my own eyes.
  await page.goto(`/table/${table}`);
  const log = page.getByRole("log");
  await expect(log.locator("a").nth(1)).toBeVisible();
  const said = await log.locator("a").nth(1).innerText();
  await log.locator("a").nth(1).click();
  await page.waitForURL(/\/replay\//);
  await expect(page.locator(".log [aria-current]")).toHaveText(said.replace(/\s+/g, " "));
  await page.getByRole("link", { name: "To the table" }).click();
  await page.locator(".connection.open").waitFor();
  await playOut(page, table, "A");
  await page.locator(".result").waitFor();
  const last = page.getByRole("log").locator("a").last();
  const end = await last.innerText();
  await last.click();
  await page.waitForURL(/\/replay\//);
  await expect(page.locator(".log [aria-current]")).toHaveText(end.replace(/\s+/g, " "));
  await page.getByRole("log").locator("a").first().click();
  await expect(page.getByText(/Step 0 of/)).toBeVisible();
  const plot = page.getByRole("img", { name: "Chances to win" });
  await expect(plot).toBeVisible();
  await expect(page.getByText("As a bot sees it")).toBeVisible({ timeout: 60_000 });
  await expect(plot.locator(".line")).toHaveCount(2);
  await page.getByText("As a table").click();
  expect(await page.locator(".as-table tbody tr").count()).toBeGreaterThan(4);
  await isAccessible(page);
  await page.getByText("As a table").click();
  const box = await plot.boundingBox();
  await plot.click({ position: { x: (box?.width ?? 0) / 2, y: 40 } });
  await expect(page.getByText(/Step 0 of/)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(".log [aria-current]")).toBeInViewport();
  await picture(page, "replay-chances");
});

test("two at one screen: a step is taken back from the cover", async ({ page }) => {
  await withSettings(page, { list: "open" });
  await lay(page, "valeria", ["me", "me"]);
  const undo = page.getByRole("button", { name: /take the last step back/ });
  for (let steps = 0; steps < 40 && !(await undo.isVisible()); steps += 1) {
    await page.locator(".prompt.turn, .cover").first().waitFor();
    const cover = page.locator(".cover .main");
    if (await cover.isVisible()) {
      if (await undo.isVisible()) break;
      await cover.click();
      continue;
    }
    const before = await page.locator(".table").getAttribute("data-version");
    await page.locator(".actions button").first().click();
    await page.locator(`.table:not([data-version="${before}"]), .cover`).first().waitFor();
  }
  await picture(page, "cover-undo");
  await undo.click();
  await expect(page.locator(".prompt.turn")).toBeVisible();
  await expect(page.locator(".cover")).toHaveCount(0);
});

const THEMES = [
  { name: "light", settings: { theme: "light" } },
  { name: "dark", settings: { theme: "dark" } },
  { name: "colour-blind", settings: { theme: "light", palette: "safe" } },
];

for (const { name, settings } of THEMES) {
  test(`the screens about people without barriers: ${name}`, async ({ page }) => {
    await withSettings(page, settings);
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await isAccessible(page);
    await picture(page, `sign-in-${name}`);
    const me = await arrive(page, "Ana");
    const table = await lay(page, "lair", ["me", { bot: "random" }]);
    await playOut(page, table, "A");
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: "Keep your games" })).toBeVisible();
    await isAccessible(page);
    // `lay` came in anew; whoever was here first is somebody else.
    await page.goto(`/people/${me}`);
    await expect(page.getByText("No finished game yet.")).toBeVisible();
    const mine = (await (await page.request.get("/api/me")).json()) as { id: string };
    await page.goto(`/people/${mine.id}`);
    await page.locator(".past > li").waitFor();
    await isAccessible(page);
    await picture(page, `profile-guest-${name}`);
    await page.goto(`/replay/${table}`);
    await expect(page.getByText("As a bot sees it")).toBeVisible({ timeout: 60_000 });
    await isAccessible(page);
    await picture(page, `chances-${name}`);
    await page.goto(`/table/${table}`);
    await page.getByRole("button", { name: "Talk" }).click();
    await page.getByRole("textbox", { name: "Say something" }).fill("Well played!");
    await page.keyboard.press("Enter");
    await expect(page.locator(".bubble")).toHaveCount(1);
    await isAccessible(page);
    await picture(page, `talk-${name}`);
  });
}

for (const width of [390, 320]) {
  test(`people on a phone of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const lang of ["en", "pl", "es"]) {
      await page.goto("/account");
      await page.evaluate((lang) => localStorage.setItem("language", lang), lang);
      await page.goto("/account");
      await page.locator(".account-form").first().waitFor();
      await fitsTheScreen(page);
      expect(await page.locator("main").innerText()).not.toMatch(/[{}]/);
      if (width === 390) await picture(page, `sign-in-phone-${lang}`);
    }
    await page.evaluate(() => localStorage.setItem("language", "en"));
    const table = await lay(page, "lair", ["me", { bot: "random" }]);
    await playOut(page, table, "A");
    const me = (await (await page.request.get("/api/me")).json()) as { id: string };
    for (const path of ["/account", `/people/${me.id}`, `/replay/${table}`]) {
      await page.goto(path);
      await page.locator(".member, .replay-bar").first().waitFor();
      await page.waitForTimeout(500);
      await fitsTheScreen(page);
      await isAccessible(page);
      if (width === 390) await picture(page, `${path.split("/")[1]}-phone`);
    }
    await page.goto(`/table/${table}`);
    await page.locator(".result").waitFor();
    await fitsTheScreen(page);
  });
}

test("the account as a screen reader has it", async ({ page }) => {
  await page.goto("/account");
  await expect(page.locator("main")).toMatchAriaSnapshot(`
    - region "Account":
      - heading "Account" [level=1]
    - form "Sign in":
      - heading "Sign in" [level=2]
      - text: Login
      - textbox "Login"
      - text: Password
      - textbox "Password"
      - button "Show"
      - button "Sign in"
    - form "New here?":
      - heading "New here?" [level=2]
      - textbox "Your name"
      - textbox "Login"
      - textbox "Password"
      - button "Show"
      - button "Make an account"
  `);
});

test("a stranger sees a profile, and not the history", async ({ page }) => {
  const me = await arrive(page, "Ana");
  await page.context().clearCookies();
  await page.goto(`/people/${me}`);
  await expect(page.getByRole("heading", { name: "Ana", level: 1 })).toBeVisible();
  await expect(page.locator(".history")).toHaveCount(0);
});
