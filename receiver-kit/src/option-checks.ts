/** What is wrong with how jobs are to be retried, and with where they wait. Nothing when all is well. */
import { isObject } from './event/safe-json.ts';

export function numberFaults(
  name: string,
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
): string[] {
  if (value === undefined) return [];
  const sane = typeof value === 'number' && value >= least && value <= most;
  return sane ? [] : [`${name} must be a number from ${least} to ${most}`];
}

const LONGEST_SECONDS = 86_400;
const MOST_RETRIES = 100;

/** @param name what the options are called in the message: `inbox` or `outboxed`. */
export function retryFaults(
  name: string,
  { retrySeconds, jobLeaseSeconds }: Readonly<Record<string, unknown>>,
): string[] {
  const faults = numberFaults(`${name}.jobLeaseSeconds`, jobLeaseSeconds, { least: 1, most: LONGEST_SECONDS });
  if (retrySeconds === undefined) return faults;
  if (!Array.isArray(retrySeconds) || retrySeconds.length > MOST_RETRIES) {
    return [...faults, `${name}.retrySeconds must be a list of at most ${MOST_RETRIES} numbers`];
  }
  const each = retrySeconds.flatMap((seconds: unknown, index) =>
    numberFaults(`${name}.retrySeconds[${index}]`, seconds ?? null, { least: 0, most: 30 * LONGEST_SECONDS }),
  );
  return [...faults, ...each];
}

/** The calls that an object of the merchant's lacks. */
export function lacks(given: unknown, calls: readonly string[]): string[] {
  return calls.filter((call) => !isObject(given) || typeof given[call] !== 'function');
}
