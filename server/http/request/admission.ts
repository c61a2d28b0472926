/**
 * Admission of new orders: while webhooks are late, new orders wait, so that delivery keeps its share of the process
 * and the database. Any number is admitted until events wait for 50 ms; then orders are admitted as events are
 * delivered, until events have waited less than 50 ms for a second: five orders for every four events below 50 ms, and
 * ever fewer, down to three from 150 ms on, so that an event older than that goes before new orders. If that is less
 * than 50 orders a second, 50 are admitted. Merchants take turns. An order that waits for a second is refused with 503 and
 * Retry-After: a caller that retries later is served better than one whose call takes ever longer. Payments of existing
 * orders are never held.
 */
import type { RequestHandler } from 'express';
import { ErrorCode, OperationId } from '../../../generated/values.ts';
import type { DeliveryLag } from '../../delivery/queue/delivery-lag.ts';
import { createCountingLog, type Log } from '../../platform/log.ts';
import { ApiError } from '../errors/api-error.ts';
import { stateOf } from './request-state.ts';

/** Operations whose main effect is a new order: their calls are admitted. */
export const CREATES_ORDERS: ReadonlySet<string> = new Set([OperationId.createOrder, OperationId.createSession]);

/** Lag from which the fewest orders are admitted, and from which orders are held back, milliseconds. */
const FULL_LAG_MS = 150;
const LATE_MS = 50;
/**
 * How long events must have been on time before any number of orders is admitted again, milliseconds: what is admitted at
 * once is only seen as lag when it is too late.
 */
const SETTLED_MS = 1_000;
/** Period of admissions, milliseconds. */
const TICK_MS = 10;
/** Orders admitted for each step of an event, at most and at least: it is relayed, and its first attempt begins. */
const MOST_PER_STEP = 5 / 8;
const LEAST_PER_STEP = 3 / 8;
/** Orders that may be admitted at once for such steps: workers report several times a second, so their steps come in lots. */
const MOST_CREDIT = 40;
/**
 * Orders that a period admits at least, on average: of a worker that was killed, the last report is all that is known
 * for a while. What steps have admitted counts, up to the orders of half a second.
 */
const LEAST_PER_TICK = 1 / 2;
const MOST_COUNTED = 25;
/** How long an order waits, milliseconds, and how many wait: of all merchants, and of one. */
const PATIENCE_MS = 1_000;
const MOST_WAITING = 1_000;
const MOST_WAITING_OF_ONE = 250;
/** Shortest time between two log lines about refused orders, milliseconds. */
const LOG_EVERY_MS = 10_000;

export interface AdmissionOf {
  /** How far webhook delivery is behind. */
  readonly lag: Pick<DeliveryLag, 'current' | 'progress'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Calls `run` after some milliseconds. */
  readonly later: (run: () => void, ms: number) => void;
  /** An order was refused. */
  readonly refused: () => void;
  readonly log: Pick<Log, 'warn'>;
}

interface Waiting {
  readonly since: number;
  readonly isGone: () => boolean;
  readonly proceed: (problem?: ApiError) => void;
}

export interface Admission {
  /**
   * Resolves when a merchant's order may be created.
   * @param isGone whether the caller has gone; then it may never resolve
   * @throws ApiError `service_unavailable` after a second, or when too many wait.
   */
  admit(merchantId: string, isGone: () => boolean): Promise<void>;
  /** How many orders wait. */
  waiting(): number;
}

/** How many orders a step of an event admits at this lag. */
function perStep(lagMs: number): number {
  const late = Math.min(Math.max(0, (lagMs - LATE_MS) / (FULL_LAG_MS - LATE_MS)), 1);
  return MOST_PER_STEP - late * (MOST_PER_STEP - LEAST_PER_STEP);
}

/** Those who wait, in one line for each merchant; the merchants take turns. */
function createLines() {
  const lines = new Map<string, Waiting[]>();
  let count = 0;
  return {
    count: () => count,
    countOf: (merchantId: string) => lines.get(merchantId)?.length ?? 0,
    add(merchantId: string, one: Waiting): void {
      const line = lines.get(merchantId) ?? [];
      lines.set(merchantId, line);
      line.push(one);
      count += 1;
    },
    /** Removes and returns the first of the merchant whose turn it is. */
    next(): Waiting | undefined {
      const [entry] = lines;
      if (entry === undefined) return undefined;
      const [merchantId, line] = entry;
      const one = line.shift();
      count -= 1;
      // To the end of the round.
      lines.delete(merchantId);
      if (line.length > 0) lines.set(merchantId, line);
      return one;
    },
    /** Removes and returns those of whom this is true. */
    take(isTaken: (one: Waiting) => boolean): Waiting[] {
      const found: Waiting[] = [];
      for (const [merchantId, line] of lines) {
        const left: Waiting[] = [];
        for (const one of line) (isTaken(one) ? found : left).push(one);
        if (left.length === 0) lines.delete(merchantId);
        else lines.set(merchantId, left);
      }
      count -= found.length;
      return found;
    },
  };
}

/** Creates an admission for which nobody waits. */
export function createAdmission({ lag, elapsed, later, refused, log }: AdmissionOf): Admission {
  const waiting = createLines();
  let lateAt = Number.NEGATIVE_INFINITY;
  let progress = 0;
  let credit = 0;
  let least = 0;
  const logRefused = createCountingLog(LOG_EVERY_MS, (orders) =>
    log.warn(
      { event: 'http.orders.refused', orders, lagMs: Math.round(lag.current()) },
      'New orders are refused because webhooks are late',
    ),
  );

  const refuse = ({ proceed }: Waiting): void => {
    refused();
    logRefused();
    proceed(new ApiError(ErrorCode.service_unavailable, { reported: true }));
  };
  /** Whether orders are held back. Counts what the deliveries since the last call admit. */
  const isHeld = (): boolean => {
    const lagMs = lag.current();
    if (lagMs >= LATE_MS) lateAt = elapsed();
    const held = elapsed() - lateAt < SETTLED_MS;
    const steps = lag.progress() - progress;
    progress += steps;
    credit = held ? Math.min(credit + steps * perStep(lagMs), MOST_CREDIT) : 0;
    return held;
  };
  const spend = (): void => {
    credit = Math.max(0, credit - 1);
    least = Math.max(-MOST_COUNTED, least - 1);
  };
  const tick = (): void => {
    least = Math.min(least + LEAST_PER_TICK, 1);
    for (let left = isHeld() ? Math.floor(Math.max(credit, least)) : MOST_WAITING; left > 0; ) {
      const next = waiting.next();
      if (next === undefined) break;
      if (next.isGone()) continue;
      next.proceed();
      left -= 1;
      spend();
    }
    // Who has gone leaves the place to others.
    const ended = waiting.take((one) => one.isGone() || one.since <= elapsed() - PATIENCE_MS);
    for (const one of ended) if (!one.isGone()) refuse(one);
    if (waiting.count() > 0) later(tick, TICK_MS);
  };

  return {
    async admit(merchantId, isGone) {
      if (waiting.count() === 0) {
        if (!isHeld()) return;
        if (credit >= 1) return spend();
      }
      await new Promise<void>((resolve, reject) => {
        const proceed = (problem?: ApiError) => (problem === undefined ? resolve() : reject(problem));
        const one: Waiting = { since: elapsed(), isGone, proceed };
        if (waiting.count() >= MOST_WAITING || waiting.countOf(merchantId) >= MOST_WAITING_OF_ONE) return refuse(one);
        waiting.add(merchantId, one);
        if (waiting.count() === 1) later(tick, TICK_MS);
      });
    },
    waiting: waiting.count,
  };
}

/** The middleware of an operation that creates an order. It comes after authentication and the rate limit. */
export function admitOrder({ admit }: Pick<Admission, 'admit'>): RequestHandler {
  return async (req, res, next) => {
    await admit(stateOf(req).merchant?.merchantId ?? '', () => res.closed);
    next();
  };
}
