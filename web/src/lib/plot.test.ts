import { expect, test } from "vitest";
import { area, path, scale, step } from "./plot";

test("ticks are round and few", () => {
  expect(step(100, 5)).toBe(20);
  expect(step(7, 5)).toBe(2);
  expect(scale([0, 1]).ticks.length).toBeLessThanOrEqual(7);
  expect(scale([1480, 1630])).toEqual({ from: 1450, to: 1650, ticks: [1450, 1500, 1550, 1600, 1650] });
  expect(scale([1500])).toMatchObject({ from: 1500 });
  expect(scale([]).to).toBeGreaterThan(scale([]).from);
});

test("a line goes through its points, an area around them", () => {
  const points = [
    { x: 0, y: 1, band: 1 },
    { x: 2, y: 3 },
  ];
  const same = (value: number) => value;
  expect(path(points, same, same)).toBe("M0 1L2 3");
  const high = { from: 0.5, to: 9, ticks: [] };
  expect(area(points, high, same, same)).toBe("M0 2L2 3L2 3L0 0.5Z");
  expect(area(points.slice(1), high, same, same)).toBe("");
});
