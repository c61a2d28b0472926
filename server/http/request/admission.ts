/**
 * Admission of new orders: while webhooks are late, new orders wait, so that delivery keeps its share of the process
 * and the database. The later the webhooks, the fewer orders are admitted: any number while events wait less than 50 ms,
 * and from 150 ms on three for every four events, so that a backlog gets shorter and yet stops no shop: an event older
 * than that goes before new orders. An order that waits for a second is refused with 503 and Retry-After: a caller that
 * retries later is served better than one whose call takes ever longer. Payments of existing orders are never held.
 */
import type { RequestHandler } from 'express';
import { ErrorCode } from '../../../generated/values.ts';
import type { DeliveryLag } from '../../delivery/queue/delivery-lag.ts';
import { ApiError } from '../errors/api-error.ts';

/** Lag from which the fewest orders are admitted, and below which all are, milliseconds. */
const FULL_LAG_MS = 150;
const FREE_LAG_MS = 50;
/** Period of admissions, milliseconds, and how many one admits at most while delivery is behind. */
const TICK_MS = 10;
const MOST_PER_TICK = 16;
/** Orders admitted for each step of an event: it is relayed, and its first attempt begins. */
const PER_STEP = 3 / 8;
/** Orders that may be admitted at once for such steps: workers report ten times a second, so their steps come in lots. */
const MOST_CREDIT = 40;
/** How long an order waits, milliseconds, and how many wait. */
const PATIENCE_MS = 1_000;
const MOST_WAITING = 1_000;

export interface AdmissionOf {
  /** How far webhook delivery is behind. */
  readonly lag: Pick<DeliveryLag, 'current' | 'progress'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Calls `run` after some milliseconds. */
  readonly later: (run: () => void, ms: number) => void;
  /** An order was refused. */
  readonly refused: () => void;
}

interface Waiting {
  readonly since: number;
  readonly isGone: () => boolean;
  readonly proceed: (problem?: unknown) => void;
}

/** How many orders one period admits at this lag. */
export function admittedPerTick(lagMs: number): number {
  if (lagMs < FREE_LAG_MS) return MOST_WAITING;
  return Math.max(0, Math.ceil((1 - lagMs / FULL_LAG_MS) * MOST_PER_TICK));
}

/** Creates the middleware of the operations that create orders. */
export function createAdmission({ lag, elapsed, later, refused }: AdmissionOf): RequestHandler {
  const waiting: Waiting[] = [];
  let progress = 0;
  let credit = 0;

  const refuse = ({ proceed }: Waiting): void => {
    refused();
    proceed(new ApiError(ErrorCode.service_unavailable));
  };
  const tick = (): void => {
    const steps = lag.progress() - progress;
    progress += steps;
    credit = Math.min(credit + steps * PER_STEP, MOST_CREDIT);
    for (let left = Math.max(admittedPerTick(lag.current()), Math.floor(credit)); left > 0 && waiting.length > 0; ) {
      const next = waiting.shift();
      if (next === undefined || next.isGone()) continue;
      next.proceed();
      left -= 1;
      credit = Math.max(0, credit - 1);
    }
    const now = elapsed();
    for (let [first] = waiting; first !== undefined && now - first.since >= PATIENCE_MS; [first] = waiting) {
      waiting.shift();
      if (!first.isGone()) refuse(first);
    }
    if (waiting.length > 0) later(tick, TICK_MS);
  };

  return (_req, res, next) => {
    if (waiting.length === 0 && lag.current() < FREE_LAG_MS) return next();
    const one: Waiting = { since: elapsed(), isGone: () => res.closed, proceed: next };
    if (waiting.length >= MOST_WAITING) return refuse(one);
    waiting.push(one);
    if (waiting.length === 1) later(tick, TICK_MS);
  };
}
