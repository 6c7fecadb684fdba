import { beforeAll, expect, test, vi } from "vitest";

const device = new Map<string, string>();

type Module = typeof import("./settings.svelte");
let read: Module["read"];
let settings: Module["settings"];

beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  ({ read, settings } = await import("./settings.svelte"));
}, 60_000);

test("unknown keys and invalid values fall back", () => {
  expect(read(null)).toMatchObject({ theme: "auto", sound: "off", confirm: "touch" });
  expect(read('{"theme":"dark","palette":"pink","shoe":1}')).toMatchObject({
    theme: "dark",
    palette: "default",
  });
  expect(read('{"shoe":1}')).not.toHaveProperty("shoe");
  expect(read("nonsense").speed).toBe("normal");
  expect(read("null").speed).toBe("normal");
});

test("an account brings its own settings, and leaves those of the device as they were", () => {
  settings.set("theme", "dark");
  settings.enter({ theme: "light", palette: "safe", shoe: 1 });
  expect([settings.get("theme"), settings.get("palette")]).toEqual(["light", "safe"]);
  settings.set("sound", "on");
  expect(settings.all).toMatchObject({ theme: "light", sound: "on" });
  expect(settings.all).not.toHaveProperty("shoe");
  settings.leave();
  expect([settings.get("theme"), settings.get("palette"), settings.get("sound")]).toEqual([
    "dark",
    "default",
    "off",
  ]);
  settings.enter({});
  expect(settings.get("theme"), "a new account begins with those of the device").toBe("dark");
  settings.leave();
});
