/** When and whether a request to a gateway is repeated. Pure. */
import type { GatewayCapabilities } from '../ports/gateway-connector.ts';

const HOUR_MS = 3_600_000;

/** Whether the gateway no longer recognizes a repetition of the request that was first sent at `since`: it could act twice. */
export function isForgotten({ idempotencyHours }: GatewayCapabilities, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= idempotencyHours * HOUR_MS;
}

/**
 * How long to wait until a request is repeated whose result is open since `since`: an eighth of that time, at least `leastMs` and
 * at most an hour.
 */
export function untilNextTry(leastMs: number, since: Date, now: Date): number {
  return Math.max(leastMs, Math.min(HOUR_MS, (now.getTime() - since.getTime()) / 8));
}
