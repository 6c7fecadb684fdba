import { defineConfig } from "@playwright/test";

// The tests use the browser that is installed; Playwright's own is never downloaded.
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  // The tables deal at random; a game that takes a turn nobody thought of gets another chance, and is reported as flaky.
  retries: 1,
  testDir: "tests",
  timeout: 240_000,
  // Each has a server and a browser of its own.
  workers: 2,
  reporter: "list",
  use: {
    locale: "en-GB",
    // What moves is shown by other tests; here it would only take time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
