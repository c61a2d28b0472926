/**
 * What an order adds to its merchant's figures, by half hour and currency. Pure: the figures follow from the order
 * alone, so that they can be counted again, and the difference of two versions of an order is what a change adds.
 *
 * Everything counts at the time it began: an order and an attempt when it was created, a payment when the attempt that
 * paid began, a refund when it was requested. One-rupee card verifications are not counted.
 */
import { RefundStatus } from '../../../generated/values.ts';
import { capturedMinor, type Order, payingTxn } from './order.ts';
import { failureOf } from './order-summary.ts';
import { txnPhase } from './txn.ts';

/** The figures of a period. Amounts are minor units of the currency. */
export const figureNames = [
  'orders',
  'paid',
  'paidMinor',
  'refunds',
  'refundedMinor',
  'attempts',
  'authorized',
  'failed',
] as const;
export type FigureName = (typeof figureNames)[number];

/** The figures that are also kept by gateway, as `gateway:<name>:<figure>`. */
export const gatewayFigureNames = ['attempts', 'authorized', 'failed', 'paid', 'paidMinor'] as const;

/** Failures by reason are kept as `failure:<reason>`. */
export const FAILURE_PREFIX = 'failure:';
export const GATEWAY_PREFIX = 'gateway:';

/** The periods that figures are kept for: half an hour, so that days begin at midnight in almost every time zone. */
export const FIGURE_PERIOD_MS = 30 * 60_000;

/** One addition to the figures of a period. */
export interface Figure {
  /** The start of the period. */
  readonly at: Date;
  readonly currency: string;
  readonly name: string;
  readonly count: number;
}

/** The start of the period that a time is in. */
export function figurePeriod(time: Date): Date {
  return new Date(Math.floor(time.getTime() / FIGURE_PERIOD_MS) * FIGURE_PERIOD_MS);
}

/** A name that can be a field of a stored document. */
function safeName(name: string): string {
  return name.replace(/[.$\0]/g, '_');
}

function attemptFigures(order: Order): { readonly time: Date; readonly name: string; readonly count: number }[] {
  const paying = payingTxn(order);
  return order.txns.flatMap((txn) => {
    const phase = txnPhase(txn);
    const result = phase === 'failed' ? ['failed'] : phase === 'open' ? [] : ['authorized'];
    const paid = txn === paying ? capturedMinor(order) : 0;
    const counted = [
      ...['attempts', ...result].map((name) => ({ name, count: 1 })),
      ...(paid === 0
        ? []
        : [
            { name: 'paid', count: 1 },
            { name: 'paidMinor', count: paid },
          ]),
    ];
    const byGateway =
      txn.gateway === ''
        ? []
        : counted.map(({ name, count }) => ({ name: `${GATEWAY_PREFIX}${safeName(txn.gateway)}:${name}`, count }));
    const failure = phase === 'failed' ? [{ name: `${FAILURE_PREFIX}${safeName(failureOf(txn))}`, count: 1 }] : [];
    return [...counted, ...byGateway, ...failure].map((figure) => ({ ...figure, time: txn.createdAt }));
  });
}

/** What an order adds to the figures, one entry for each period, currency and name. */
export function orderFigures(order: Order): Figure[] {
  if (order.purpose === 'verification') return [];
  const { currency } = order.money;
  const refunds = order.refunds
    .filter(({ kind, status }) => kind === 'merchant' && status !== RefundStatus.FAILURE)
    .flatMap(({ createdAt, money }) => [
      { time: createdAt, name: 'refunds', count: 1 },
      { time: createdAt, name: 'refundedMinor', count: money.minor },
    ]);
  const created = { time: order.createdAt, name: 'orders', count: 1 };
  return summed(
    [created, ...attemptFigures(order), ...refunds].map(({ time, name, count }) => ({
      at: figurePeriod(time),
      currency,
      name,
      count,
    })),
  );
}

/** One entry for each period, currency and name; none for a sum of 0. */
export function summed(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>();
  for (const figure of figures) {
    const key = `${figure.at.getTime()} ${figure.currency} ${figure.name}`;
    const count = (sums.get(key)?.count ?? 0) + figure.count;
    sums.set(key, { ...figure, count });
  }
  return [...sums.values()].filter(({ count }) => count !== 0);
}

/** What has to be added to the figures when an order's contribution changes. */
export function figureDifference(before: readonly Figure[], after: readonly Figure[]): Figure[] {
  return summed([...after, ...before.map((figure) => ({ ...figure, count: -figure.count }))]);
}
