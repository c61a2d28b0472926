/**
 * Admission of new orders: while webhooks are late, new orders wait, so that delivery keeps its share of the process
 * and the database, and events that are late go before new orders. Any number is admitted until events wait for 50 ms;
 * then so many a second as in the half second before, and that rate grows while events wait less than 100 ms and falls
 * while they wait longer. Each process of the service follows the lag on its own: several share what there is to admit.
 * The rate ends when events are on time and no order has had to wait for half a second. Merchants take turns. While
 * events are late, orders of a merchant whose own are on time do not wait. An order that waits for a second is refused with 503 and Retry-After:
 * a caller that retries later is served better than one whose call takes ever longer. When too many wait, the newest of
 * the merchant with the most is refused. Payments of existing orders are never held.
 */
import type { RequestHandler } from 'express';
import { ErrorCode, OperationId, SessionAction } from '../../../generated/values.ts';
import { LATE_MS, type Lateness } from '../../delivery/queue/delivery-lag.ts';
import { isRecord } from '../../platform/is-record.ts';
import { createCountingLog, type Log } from '../../platform/log.ts';
import { ApiError } from '../errors/api-error.ts';
import { stateOf } from './request-state.ts';

/** Operations whose main effect is a new order: their calls are admitted. */
const CREATES_ORDERS: ReadonlySet<string> = new Set([OperationId.createOrder, OperationId.createSession]);

/** Whether a call creates an order. A session for stored cards creates none. */
export const createsOrder = (operationId: string, body: unknown): boolean =>
  CREATES_ORDERS.has(operationId) && !(isRecord(body) && body.action === SessionAction.paymentManagement);

/** Lag that the rate of admission is to keep, milliseconds. Orders are held back from `LATE_MS` on. */
const KEPT_MS = 100;
/**
 * How long events must be on time, and no order wait, before any number of orders is admitted again, milliseconds: what is
 * admitted at once shows as lag when it is too late.
 */
const SETTLED_MS = 500;
/** The time over which orders are counted as a rate, milliseconds, and the limits of the rate, orders a second. */
const COUNTED_MS = 500;
const LEAST_RATE = 50;
const MOST_RATE = 10_000;
/** Period of admissions, milliseconds, and orders that one admits at most. */
const TICK_MS = 10;
const MOST_PER_TICK = 40;
/** How long an order waits, milliseconds, and how many wait: of all merchants, and of one. */
const PATIENCE_MS = 1_000;
const MOST_WAITING = 1_000;
const MOST_WAITING_OF_ONE = 250;
/** Shortest time between two log lines about refused orders, milliseconds. */
const LOG_EVERY_MS = 10_000;

export interface AdmissionOf {
  /** How far webhook delivery is behind. */
  readonly lag: Lateness;
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

/** The share of the rate that is admitted at this lag, from one and a half of it without lag to a quarter from 250 ms on. */
const shareAt = (lagMs: number): number => Math.min(Math.max(1 / 4, 1 + (KEPT_MS - lagMs) / 200), 3 / 2);

/**
 * The rate after some time at this lag. In a second it grows to 1.6 times without lag, and falls to 0.6 times at 200 ms and
 * more. Twice as fast, it would swing: a reading of the lag is up to 0.2 s old.
 */
function rateAfter(rate: number, lagMs: number, ms: number): number {
  const behind = Math.min(lagMs / KEPT_MS - 1, 1);
  return Math.min(Math.max(LEAST_RATE, rate * Math.exp((-behind * ms) / 2_000)), MOST_RATE);
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
    /** Removes and returns the newest of the longest line, if that is longer than this merchant's would be with one more. */
    makeRoom(merchantId: string): Waiting | undefined {
      let longest = lines.get(merchantId) ?? [];
      const own = longest.length;
      for (const line of lines.values()) if (line.length > longest.length) longest = line;
      if (longest.length <= own + 1) return undefined;
      count -= 1;
      return longest.pop();
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
    /** Removes and returns all of the merchants of whom this is true. */
    takeOf(isTaken: (merchantId: string) => boolean): Waiting[] {
      const found = [...lines].filter(([merchantId]) => isTaken(merchantId));
      for (const [merchantId] of found) lines.delete(merchantId);
      const taken = found.flatMap(([, line]) => line);
      count -= taken.length;
      return taken;
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
  let [lateAt, followedAt] = [Number.NEGATIVE_INFINITY, elapsed()];
  let [rate, credit] = [0, 0];
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
  /** Follows the lag: sets how many orders may be admitted at once. */
  const follow = (): void => {
    const now = elapsed();
    const ms = now - followedAt;
    followedAt = now;
    const lagMs = lag.current();
    // Only while orders are held back does any wait.
    const isHeld = waiting.count() > 0 || now - lateAt < SETTLED_MS;
    if (lagMs >= LATE_MS || waiting.count() > 0) lateAt = now;
    if (!isHeld) {
      rate *= Math.exp(-ms / COUNTED_MS);
      credit = lagMs < LATE_MS ? 1 : 0;
      // The order that asks.
      rate += (credit * 1_000) / COUNTED_MS;
      return;
    }
    // A rate that nobody uses up says nothing about how much there is to admit.
    if (lagMs > KEPT_MS || waiting.count() > 0) rate = rateAfter(rate, lagMs, ms);
    const perSecond = Math.max(rate * shareAt(lagMs), LEAST_RATE);
    credit = Math.min(credit + (perSecond * ms) / 1_000, MOST_PER_TICK);
  };
  const tick = (): void => {
    follow();
    for (const one of waiting.takeOf(lag.isOnTime)) if (!one.isGone()) one.proceed();
    while (credit >= 1) {
      const next = waiting.next();
      if (next === undefined) break;
      if (next.isGone()) continue;
      next.proceed();
      credit -= 1;
    }
    const ended = waiting.take((one) => one.isGone() || one.since <= elapsed() - PATIENCE_MS);
    for (const one of ended) if (!one.isGone()) refuse(one);
    if (waiting.count() > 0) later(tick, TICK_MS);
  };

  return {
    async admit(merchantId, isGone) {
      if (waiting.count() === 0) {
        follow();
        if (credit >= 1) {
          credit -= 1;
          return;
        }
      }
      if (lag.isOnTime(merchantId)) return;
      await new Promise<void>((resolve, reject) => {
        const proceed = (problem?: ApiError) => (problem === undefined ? resolve() : reject(problem));
        const one: Waiting = { since: elapsed(), isGone, proceed };
        if (waiting.countOf(merchantId) >= MOST_WAITING_OF_ONE) return refuse(one);
        if (waiting.count() >= MOST_WAITING) {
          const other = waiting.makeRoom(merchantId);
          refuse(other ?? one);
          if (other === undefined) return;
        }
        waiting.add(merchantId, one);
        if (waiting.count() === 1) later(tick, TICK_MS);
      });
    },
    waiting: waiting.count,
  };
}

/** The middleware of an operation, null unless it creates orders. It comes after authentication, validation and the rate limit. */
export function admitOrders({ admit }: Pick<Admission, 'admit'>, operationId: string): RequestHandler | null {
  if (!CREATES_ORDERS.has(operationId)) return null;
  return async (req, res, next) => {
    if (createsOrder(operationId, req.body)) await admit(stateOf(req).merchant?.merchantId ?? '', () => res.closed);
    next();
  };
}
