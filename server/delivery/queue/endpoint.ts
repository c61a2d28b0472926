/**
 * An endpoint: its key, by which limits, breakers and figures are kept, and its circuit breaker. Pure. An open breaker
 * drops no event: deliveries wait, one probe goes out after 30 s at first and every 5 min later, and a single 200
 * closes it.
 */
import { createHash } from 'node:crypto';
import type { AttemptKind } from './delivery.ts';

/** The endpoint key of a delivery: the merchant's id and, for an order's own address, a space and its origin. */
export function endpointKeyOf(merchantId: string, webhookUrl: string | null): string {
  const own = webhookUrl !== null && URL.canParse(webhookUrl) ? new URL(webhookUrl).origin : '';
  return `${merchantId} ${own}`.trimEnd();
}

/** The merchant, and the origin of an order's own address; null for the configured one. */
export function endpointKeyParts(endpointKey: string): { readonly merchantId: string; readonly origin: string | null } {
  const [merchantId = '', origin = null] = endpointKey.split(' ');
  return { merchantId, origin };
}

/** The endpoint's id in the settings API. */
export function endpointIdOf(endpointKey: string): string {
  return `whe_${createHash('sha256').update(endpointKey).digest('hex').slice(0, 16)}`;
}

/** A range of endpoint keys of one merchant. */
export interface EndpointKeyRange {
  readonly $gte: string;
  readonly $lt: string;
}

/** The range that contains all endpoint keys of a merchant. */
export function endpointKeyRange(merchantId: string): EndpointKeyRange {
  // "!" follows the space in ASCII; merchant ids contain neither.
  return { $gte: merchantId, $lt: `${merchantId}!` };
}

/** A place in the list of a merchant's endpoints, which are sorted by origin; null is the configured one, the first. */
export interface EndpointPosition {
  readonly origin: string | null;
}

/** The key at a position; there need not be such an endpoint. */
export function endpointKeyAt(merchantId: string, { origin }: EndpointPosition): string {
  return origin === null ? merchantId : `${merchantId} ${origin}`;
}

/** The endpoint keys of the same merchant that follow a key. */
export function keysAfter(endpointKey: string): EndpointKeyRange {
  const { merchantId } = endpointKeyParts(endpointKey);
  // The space precedes every character of an origin.
  return { $gte: `${endpointKey} `, $lt: endpointKeyRange(merchantId).$lt };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Failures in a row that open the breaker. */
const FAILURES_IN_ROW = 10;
/** Wait before the first probe, the second, …, in milliseconds; the last repeats. */
const PROBE_WAITS: readonly number[] = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];
/** Share of failed attempts that opens the breaker, given at least `attempts` of them within the window. */
export const FAILING_SHARE = { share: 0.7, attempts: 20, windowMs: 5 * MINUTE } as const;

/** Health of a failing endpoint. */
export interface EndpointHealth {
  readonly failuresInRow: number;
  readonly lastFailureAt: Date;
  /** When the breaker opened; null while it is closed. */
  readonly openedAt: Date | null;
  /** When the next probe is due; null while it is closed. */
  readonly probeAt: Date | null;
  /** Failed probes. */
  readonly probes: number;
  /** How the last attempt failed; absent in records of earlier versions. */
  readonly lastError?: string;
}

/** What decides whether requests may be sent. */
export type Breaker = Pick<EndpointHealth, 'openedAt' | 'probeAt'>;

/** `usual`: one failure. `mostly`: a failure in a window of mostly failures. `gone`: the endpoint answered 410. */
export type FailureWeight = 'usual' | 'mostly' | 'gone';

export interface Failure {
  readonly weight: FailureWeight;
  /** Only a probe counts while the breaker is open; usual attempts may still be in flight when it opens. */
  readonly attemptKind: AttemptKind;
  readonly at: Date;
  /** One sentence for the merchant. */
  readonly detail: string;
}

export function afterFailure(
  before: EndpointHealth | null,
  { weight, attemptKind, at: now, detail }: Failure,
): EndpointHealth {
  const failuresInRow = (before?.failuresInRow ?? 0) + 1;
  const failing = { failuresInRow, lastFailureAt: now, lastError: detail };
  if (before !== null && before.openedAt !== null) {
    const { openedAt, probes: failed, probeAt } = before;
    if (weight !== 'gone' && attemptKind !== 'probe') return { ...failing, openedAt, probes: failed, probeAt };
    const probes = weight === 'gone' ? PROBE_WAITS.length : failed + 1;
    return { ...failing, openedAt, probes, probeAt: probeAfter(probes, now) };
  }
  if (weight === 'usual' && failuresInRow < FAILURES_IN_ROW) {
    return { ...failing, openedAt: null, probeAt: null, probes: 0 };
  }
  const probes = weight === 'gone' ? PROBE_WAITS.length : 0;
  return { ...failing, openedAt: now, probes, probeAt: probeAfter(probes, now) };
}

/** When the next probe is due after this many failed probes. */
export function probeAfter(probes: number, now: Date): Date {
  const wait = PROBE_WAITS[Math.min(probes, PROBE_WAITS.length - 1)] ?? 5 * MINUTE;
  return new Date(now.getTime() + wait);
}

/** What may be sent: `open` everything, `probe` one probe, `closed` nothing yet. */
export function admission(health: Breaker | null, now: Date): 'open' | 'probe' | 'closed' {
  if (health === null || health.openedAt === null) return 'open';
  return health.probeAt === null || health.probeAt <= now ? 'probe' : 'closed';
}

/** Slow start after the breaker closes: one request at a time, doubled by each 200 up to `most`. */
export function slowStart(atOnce: number, most: number): number {
  return Math.min(most, atOnce * 2);
}
