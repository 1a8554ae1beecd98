// Points on their way from what they were to what they are: never down on the way up, never up on the way down.

const MOST_STEPS = 8;

export function stepsBetween(from: number, to: number): number[] {
  const steps = Math.min(MOST_STEPS, Math.abs(to - from));
  return Array.from({ length: steps }, (_, step) => from + Math.trunc(((to - from) * (step + 1)) / steps));
}
