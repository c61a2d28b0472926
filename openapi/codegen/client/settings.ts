/**
 * What a client is made with, and a call sent with, checked before anything is sent: each function throws a TypeError that says what
 * is right. Values are not repeated in the words: they may be secrets.
 */
import type { RetryRules } from './retry.ts';

/** An address that paths are put behind. */
export function addressOf(baseUrl: unknown): string {
  const said =
    'baseUrl: give the address of the service, as https://sandbox.svc.example, without user name, query and fragment';
  if (typeof baseUrl !== 'string') throw new TypeError(said);
  const url = urlOf(baseUrl);
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain || /[?#\s]/.test(baseUrl)) throw new TypeError(said);
  return baseUrl;
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A text that a header can hold: one line of ASCII. */
export function headerText(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[\x20-\x7e]*$/.test(value)) return value;
  throw new TypeError(
    `${name}: give one line of plain ASCII text; check for a line break at its end, and for letters that were pasted with it`,
  );
}

/** Milliseconds that an attempt may take. */
export function timeLimit(timeoutMs: unknown): number {
  if (typeof timeoutMs === 'number' && timeoutMs > 0) return timeoutMs;
  throw new TypeError('timeoutMs: give milliseconds above 0, Infinity for no limit');
}

/** How many attempts at most. */
export function attemptLimit(attempts: unknown): number {
  if (typeof attempts === 'number' && attempts >= 1) return attempts;
  throw new TypeError('attempts: give 1 for a call that is sent once, or more');
}

/** The rules with what is given in place of the usual ones. */
export function retryRules(usual: RetryRules, given: Partial<RetryRules>): RetryRules {
  const { attempts = usual.attempts, firstWaitMs = usual.firstWaitMs, longestWaitMs = usual.longestWaitMs } = given;
  for (const [name, wait] of Object.entries({ firstWaitMs, longestWaitMs })) {
    if (!(wait >= 0)) throw new TypeError(`retry.${name}: give milliseconds, 0 or more`);
  }
  return { attempts: attemptLimit(attempts), firstWaitMs, longestWaitMs };
}
