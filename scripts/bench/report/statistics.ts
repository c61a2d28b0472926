/** Medians, ranges and percentiles. Pure. */

/** The middle of several rounds and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** `5 (4–7)`: the median and the range. */
export function rangeText({ median, least, most }: Spread, show: (value: number) => string): string {
  return `${show(median)} (${show(least)}–${show(most)})`;
}

/** The value below which a share (0 to 1) of the sorted values lies. Throws when there is none. */
export function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('there are no values to take a percentile of');
  return value;
}

/** Throws when there are no values. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = percentile(sorted, 0.5);
  const median = Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
  return { median, least: percentile(sorted, 0), most: percentile(sorted, 1) };
}
