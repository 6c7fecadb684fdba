import { expect, test } from "vitest";
import { duration } from "./duration";

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [4_000, "0:04"],
  [249_000, "4:09"],
  [3_900_000, "1:05:00"],
  [2 * 86_400_000, "2 days"],
])("%i ms", (milliseconds, text) => {
  expect(duration(milliseconds, "en")).toBe(text);
});
