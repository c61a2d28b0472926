/** Converts the stored figures of payments to the metrics of the wire. Pure. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { toMajor } from '../../../domain/money.ts';
import { FAILURE_PREFIX, FIGURE_PERIOD_MS, GATEWAY_PREFIX } from '../../../domain/payments/order-figures.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import type { FiguresDocument } from '../../../storage/payment-figures.ts';

type Schemas = components['schemas'];
type Counters = ReadonlyMap<string, number>;

export interface MetricsPeriod {
  readonly from: Date;
  readonly to: Date;
  readonly interval: 'hour' | 'day';
  /** The IANA name of the time zone in which intervals begin. */
  readonly timezone: string;
}

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** What is the same for all times of an interval. The offset tells the two hours from each other that summer time ends with. */
const intervalFields = { day: digits, hour: { ...digits, hour: '2-digit', timeZoneName: 'longOffset' } } as const;

/** Whether the time zone exists. */
export function isTimezone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return true;
  } catch {
    return false;
  }
}

/** The starts of the intervals. The first one begins with the period, the others with the half hour in which the local day or hour begins. */
export function intervalsOf({ from, to, interval, timezone }: MetricsPeriod): Date[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, ...intervalFields[interval] });
  const starts: Date[] = [];
  let current: string | undefined;
  for (let start = from.getTime(); start < to.getTime(); start += FIGURE_PERIOD_MS) {
    const name = format.format(start + FIGURE_PERIOD_MS - 1);
    if (name !== current) starts.push(new Date(start));
    current = name;
  }
  return starts;
}

function summedUp(documents: readonly FiguresDocument[]): Counters {
  const sums = new Map<string, number>();
  for (const { n } of documents) {
    for (const [name, count] of Object.entries(n)) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

function rateOf(authorized: number, failed: number): number | null {
  return authorized + failed === 0 ? null : authorized / (authorized + failed);
}

function toFigures(counters: Counters, currency: string): Schemas['MetricsFigures'] {
  const count = (name: string) => counters.get(name) ?? 0;
  return {
    orders: count('orders'),
    paid_orders: count('paid'),
    amount_paid: toMajor({ minor: count('paidMinor'), currency }),
    refunds: count('refunds'),
    amount_refunded: toMajor({ minor: count('refundedMinor'), currency }),
    attempts: count('attempts'),
    authorized_attempts: count('authorized'),
    failed_attempts: count('failed'),
    authorization_rate: rateOf(count('authorized'), count('failed')),
  };
}

function toGateways(counters: Counters, currency: string): Schemas['MetricsGateway'][] {
  const names = [...counters.keys()].filter((name) => name.startsWith(GATEWAY_PREFIX));
  const gateways = new Set(names.map((name) => name.slice(GATEWAY_PREFIX.length, name.lastIndexOf(':'))));
  return [...gateways]
    .map((gateway) => {
      const count = (name: string) => counters.get(`${GATEWAY_PREFIX}${gateway}:${name}`) ?? 0;
      return {
        gateway,
        attempts: count('attempts'),
        authorized_attempts: count('authorized'),
        failed_attempts: count('failed'),
        authorization_rate: rateOf(count('authorized'), count('failed')),
        paid_orders: count('paid'),
        amount_paid: toMajor({ minor: count('paidMinor'), currency }),
      };
    })
    .filter(({ attempts }) => attempts > 0)
    .toSorted((left, right) => right.attempts - left.attempts || left.gateway.localeCompare(right.gateway));
}

function toFailures(counters: Counters): Schemas['MetricsFailure'][] {
  return [...counters]
    .filter(([name, count]) => name.startsWith(FAILURE_PREFIX) && count > 0)
    .map(([name, attempts]) => ({ reason: name.slice(FAILURE_PREFIX.length), attempts }))
    .toSorted((left, right) => right.attempts - left.attempts || left.reason.localeCompare(right.reason));
}

/** The figures of one currency. `documents` are its own, oldest first; `starts` those of the intervals. */
export function toCurrencyMetrics(
  currency: string,
  documents: readonly FiguresDocument[],
  starts: readonly Date[],
): Schemas['MetricsCurrency'] {
  const totals = summedUp(documents);
  let next = 0;
  const intervals = starts.map((start, index) => {
    const end = starts[index + 1];
    const first = next;
    for (let at = documents[next]?.at; at !== undefined && (end === undefined || at < end); at = documents[next]?.at) {
      next += 1;
    }
    return { start: toTimestamp(start), ...toFigures(summedUp(documents.slice(first, next)), currency) };
  });
  return {
    currency,
    totals: toFigures(totals, currency),
    intervals,
    gateways: toGateways(totals, currency),
    failures: toFailures(totals),
  };
}
