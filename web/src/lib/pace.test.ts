import { expect, test, vi } from "vitest";
import { Pace } from "./pace";

test("steps of others are shown one after the other, one's own at once", () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const passed: number[] = [];
  let pause = 100;
  const pace = new Pace<number>(
    (item, inPassing) => {
      shown.push(item);
      if (inPassing) passed.push(item);
    },
    () => pause,
  );
  [1, 2, 3].forEach((item) => pace.push(item, false));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  pace.push(4, true);
  expect(shown).toEqual([1, 2, 3, 4]);
  expect(passed).toEqual([3]);
  pause = 0;
  pace.push(5, false);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
  vi.useRealTimers();
});
