/**
 * An endpoint: its key, which a delivery's limit, breaker and figures go by, and its breaker: whether to send to it at all, and when to try
 * again. Pure. The breaker drops nothing and needs nobody: what is due waits, one probe goes out every 30 s at first and every 5 min later,
 * and a single 200 closes it.
 */
import { createHash } from 'node:crypto';
import type { AttemptKind } from './delivery.ts';

/** The endpoint of a merchant's delivery. Begins with the merchant's id and, for an address of an order's own, a blank. */
export function endpointKeyOf(merchantId: string, webhookUrl: string | null): string {
  const own = webhookUrl !== null && URL.canParse(webhookUrl) ? new URL(webhookUrl).origin : '';
  return `${merchantId} ${own}`.trimEnd();
}

/** Whose endpoint it is, and the origin of an address of an order's own; null for the configured one. */
export function endpointKeyParts(endpointKey: string): { readonly merchantId: string; readonly origin: string | null } {
  const [merchantId = '', origin = null] = endpointKey.split(' ');
  return { merchantId, origin };
}

/** The id under which the settings API shows an endpoint. */
export function endpointIdOf(endpointKey: string): string {
  return `whe_${createHash('sha256').update(endpointKey).digest('hex').slice(0, 16)}`;
}

/** The least and the greatest text that a merchant's endpoints lie between. */
export function endpointKeyRange(merchantId: string): { readonly $gte: string; readonly $lt: string } {
  // A blank, then what comes after a blank: merchant ids hold neither.
  return { $gte: merchantId, $lt: `${merchantId}!` };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Failures in a row that open it. */
const FAILURES_IN_ROW = 10;
/** Milliseconds to the first probe, the second, …; the last repeats. */
const PROBE_WAITS: readonly number[] = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];
/** The share of failures that opens it, of at least so many attempts within the window. */
export const FAILING_SHARE = { share: 0.7, attempts: 20, windowMs: 5 * MINUTE } as const;

/** What is known of an endpoint that failed; an endpoint that did not has none. */
export interface EndpointHealth {
  readonly failuresInRow: number;
  readonly lastFailureAt: Date;
  /** When the breaker opened; null while it is closed. */
  readonly openedAt: Date | null;
  /** When the next probe may go; null while it is closed. */
  readonly probeAt: Date | null;
  /** Probes that failed. */
  readonly probes: number;
  /** How the last attempt failed; absent in what was stored before this was. */
  readonly lastError?: string;
}

/** `usual`: one failure. `mostly`: one, and most of the window failed. `gone`: the endpoint says that it is no more (410). */
export type FailureWeight = 'usual' | 'mostly' | 'gone';

export interface Failure {
  readonly weight: FailureWeight;
  /** Whether it was sent as a probe; others may still be under way when the breaker opens, and say nothing new. */
  readonly attemptKind: AttemptKind;
  readonly at: Date;
  /** One sentence for the merchant. */
  readonly detail: string;
}

/** The health after a failure. */
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

/** When the next probe may go, after so many that failed. */
export function probeAfter(probes: number, now: Date): Date {
  const wait = PROBE_WAITS[Math.min(probes, PROBE_WAITS.length - 1)] ?? 5 * MINUTE;
  return new Date(now.getTime() + wait);
}

/** What may be sent: everything, one probe, or nothing yet. */
export function admission(health: EndpointHealth | null, now: Date): 'open' | 'probe' | 'closed' {
  if (health === null || health.openedAt === null) return 'open';
  return health.probeAt === null || health.probeAt <= now ? 'probe' : 'closed';
}

/** Requests at a time after the breaker closed: one, then twice as many with each 200, up to the usual limit. */
export function slowStart(atOnce: number, most: number): number {
  return Math.min(most, atOnce * 2);
}
