/** Where things are on a plot. */

export interface Point {
  x: number;
  y: number;
  /** How far above and below it may really be. */
  band?: number;
}

export interface Series {
  key: string;
  name: string;
  points: Point[];
}

export interface Scale {
  from: number;
  to: number;
  /** Values worth a line of their own. */
  ticks: number[];
}

/** The distance of ticks: 1, 2 or 5 times a power of ten, and few enough of them. */
export function step(span: number, most: number): number {
  const rough = Math.max(span, 1e-9) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough - 1e-12) ?? rough;
}

/** A scale that holds all of these values, with round ends. */
export function scale(values: number[], most = 5): Scale {
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  const size = step(high === low ? Math.abs(high) || 1 : high - low, most);
  const from = Math.floor(low / size) * size;
  const to = Math.max(Math.ceil(high / size) * size, from + size);
  const count = Math.round((to - from) / size);
  return { from, to, ticks: Array.from({ length: count + 1 }, (_, index) => from + index * size) };
}

/** A path through the points. */
export function path(points: Point[], across: (x: number) => number, down: (y: number) => number): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(across(x))} ${round(down(y))}`)
    .join("");
}

/** The area in which the truth probably lies, as far as the scale shows it. */
export function area(
  points: Point[],
  { from, to }: Scale,
  across: (x: number) => number,
  down: (y: number) => number,
): string {
  const within = (y: number) => Math.min(to, Math.max(from, y));
  const above = points.map(({ x, y, band = 0 }) => ({ x, y: within(y + band) }));
  const below = points.map(({ x, y, band = 0 }) => ({ x, y: within(y - band) })).reverse();
  return points.length < 2 ? "" : `${path([...above, ...below], across, down)}Z`;
}

const round = (value: number) => Math.round(value * 10) / 10;
