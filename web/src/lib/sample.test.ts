import { expect, test } from "vitest";
import { sample } from "./sample";

test("everybody has a share, from the first decision to the last", () => {
  const decisions = Array.from({ length: 101 }, (_, step) => ({ step, seat: step % 10 === 0 ? "B" : "A" }));
  const steps = sample(decisions, 20);
  const ofB = steps.filter((step) => step % 10 === 0);
  expect(steps.length).toBe(20);
  expect(ofB.length).toBe(10);
  expect(ofB.at(-1)).toBe(100);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});

test("few decisions are all looked at, none are fine", () => {
  expect(sample([{ step: 3, seat: "A" }], 20)).toEqual([3]);
  expect(sample([], 20)).toEqual([]);
});
