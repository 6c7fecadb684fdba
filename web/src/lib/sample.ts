/** Which positions of a game are worth a look: of everybody's decisions some, evenly over the game. */

export interface Decision {
  step: number;
  seat: string;
}

/** At most about `most` of the decisions, everybody with their share, in order. */
export function sample(decisions: Decision[], most: number): number[] {
  const bySeat = new Map<string, number[]>();
  for (const { step, seat } of decisions) bySeat.set(seat, [...(bySeat.get(seat) ?? []), step]);
  const share = Math.max(2, Math.floor(most / Math.max(1, bySeat.size)));
  return [...bySeat.values()].flatMap((steps) => spread(steps, share)).sort((a, b) => a - b);
}

/** The first, the last, and some between them. */
function spread(steps: number[], most: number): number[] {
  if (steps.length <= most) return steps;
  const chosen = Array.from({ length: most }, (_, index) => {
    const at = Math.round((index * (steps.length - 1)) / (most - 1));
    return steps[at] ?? 0;
  });
  return [...new Set(chosen)];
}
