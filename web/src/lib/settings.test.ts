import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

test("unknown keys and invalid values fall back", async () => {
  const { read } = await import("./settings.svelte");
  expect(read(null)).toMatchObject({ theme: "auto", sound: "off", confirm: "touch" });
  expect(read('{"theme":"dark","palette":"pink","shoe":1}')).toMatchObject({
    theme: "dark",
    palette: "default",
  });
  expect(read('{"shoe":1}')).not.toHaveProperty("shoe");
  expect(read("nonsense").speed).toBe("normal");
  expect(read("null").speed).toBe("normal");
});
