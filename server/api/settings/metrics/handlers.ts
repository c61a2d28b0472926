/**
 * Handler of the payment metrics. It reads counters only, at most 48 documents for each day and currency.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import { FIGURE_PERIOD_MS, figurePeriod } from '../../../domain/payments/order-figures.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import type { PaymentFigures } from '../../../storage/payment-figures.ts';
import { intervalsOf, toCurrencyMetrics } from './wire.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const mostDays = { day: 100, hour: 31 } as const;

function invalid(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

function timeOf(name: string, text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || toTimestamp(time) !== text) {
    throw invalid(name, 'is not a valid time; send one such as 2026-03-14T00:00:00Z');
  }
  return time;
}

export function metricsHandlers(parts: {
  readonly figures: PaymentFigures;
}): Pick<SettingsHandlers<Contexts>, 'getPaymentMetrics'> {
  return {
    async getPaymentMetrics({ query }, { merchant: { merchantId } }) {
      const interval = query.interval ?? 'day';
      const from = figurePeriod(timeOf('from', query.from));
      const to = figurePeriod(new Date(timeOf('to', query.to).getTime() + FIGURE_PERIOD_MS - 1));
      if (to <= from) throw invalid('to', 'must be later than from');
      const most = mostDays[interval];
      if (to.getTime() - from.getTime() > most * DAY_MS) {
        throw invalid('to', `must be at most ${most} days after from for this interval`);
      }
      const period = { from, to, interval, offsetMs: (query.utc_offset ?? 0) * MINUTE_MS };
      const found = await parts.figures.between(merchantId, from, to);
      const currencies = [...new Set(found.map(({ currency }) => currency))].toSorted();
      const intervals = intervalsOf(period);
      return {
        status: 200,
        headers: { 'Cache-Control': 'no-store' },
        body: {
          from: toTimestamp(from),
          to: toTimestamp(to),
          interval,
          currencies: currencies.map((currency) =>
            toCurrencyMetrics(
              currency,
              found.filter((document) => document.currency === currency),
              intervals,
            ),
          ),
        },
      };
    },
  };
}
