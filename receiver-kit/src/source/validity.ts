/**
 * The validity period of a password or key, so that you can prepare a change and the old one expires.
 */

export interface Validity {
  /** Not accepted before. Always, when absent. */
  readonly from?: Date | string;
  /** Not accepted from then on. For good, when absent. */
  readonly until?: Date | string;
}

/** The same in milliseconds; open ends are infinite. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export function windowOf({ from, until }: Validity): Window {
  return {
    from: from === undefined ? Number.NEGATIVE_INFINITY : instant(from),
    until: until === undefined ? Number.POSITIVE_INFINITY : instant(until),
  };
}

export function isOpen({ from, until }: Window, now: Date): boolean {
  return from <= now.getTime() && now.getTime() < until;
}

/** What is wrong with the dates of a password or key; nothing when they are fine. */
export function validityFaults(name: string, given: Readonly<Record<string, unknown>>): string[] {
  const faults = (['from', 'until'] as const)
    .filter((field) => given[field] !== undefined && !isInstant(given[field]))
    .map((field) => `${name}.${field} must be a Date or a date and time such as 2025-01-10T08:30:00Z`);
  if (faults.length > 0) return faults;
  const { from, until } = windowOf({
    ...(isInstant(given.from) ? { from: given.from } : {}),
    ...(isInstant(given.until) ? { until: given.until } : {}),
  });
  return from < until ? [] : [`${name}.until must be later than from`];
}

function isInstant(value: unknown): value is Date | string {
  return (value instanceof Date || typeof value === 'string') && !Number.isNaN(instant(value));
}

function instant(value: Date | string): number {
  return value instanceof Date ? value.getTime() : Date.parse(value);
}
