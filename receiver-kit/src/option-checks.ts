/** Checks that several options share. Each returns what is wrong; nothing for valid options. */
import { isObject } from './event/safe-json.ts';

/** An absent number is valid. */
export function numberErrors(
  name: string,
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): string[] {
  if (value === undefined) return [];
  const isValid = typeof value === 'number' && value >= min && value <= max;
  return isValid ? [] : [`${name} must be a number from ${min} to ${max}`];
}

const MAX_SECONDS = 86_400;
const MAX_RETRIES = 100;

/** @param name of the options in the message: `inbox` or `outboxed`. */
export function retryErrors(
  name: string,
  { retrySeconds, jobLeaseSeconds }: Readonly<Record<string, unknown>>,
): string[] {
  const faults = numberErrors(`${name}.jobLeaseSeconds`, jobLeaseSeconds, { min: 1, max: MAX_SECONDS });
  if (retrySeconds === undefined) return faults;
  if (!Array.isArray(retrySeconds) || retrySeconds.length > MAX_RETRIES) {
    return [...faults, `${name}.retrySeconds must be a list of at most ${MAX_RETRIES} numbers`];
  }
  const each = retrySeconds.flatMap((seconds: unknown, index) =>
    numberErrors(`${name}.retrySeconds[${index}]`, seconds ?? null, { min: 0, max: 30 * MAX_SECONDS }),
  );
  return [...faults, ...each];
}

/** The methods that an object lacks. */
export function missingMethods(given: unknown, methods: readonly string[]): string[] {
  return methods.filter((method) => !isObject(given) || typeof given[method] !== 'function');
}
