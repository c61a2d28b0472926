/**
 * Handler of the payment metrics. It reads counters only, at most 48 documents for each day and currency.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { FIGURE_PERIOD_MS, figurePeriod } from '../../../domain/payments/order-figures.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { badParameter, timeOf } from '../../../http/request/parameters.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import type { PaymentFigures } from '../../../storage/payment-figures.ts';
import { intervalsOf, isTimezone, toCurrencyMetrics } from './wire.ts';

const DAY_MS = 86_400_000;
const mostDays = { day: 100, hour: 31 } as const;

export function metricsHandlers(parts: {
  readonly figures: PaymentFigures;
}): Pick<SettingsHandlers<Contexts>, 'getPaymentMetrics'> {
  return {
    async getPaymentMetrics({ query }, { merchant: { merchantId } }) {
      const interval = query.interval ?? 'day';
      const from = figurePeriod(timeOf('from', query.from));
      const to = figurePeriod(new Date(timeOf('to', query.to).getTime() + FIGURE_PERIOD_MS - 1));
      if (to <= from) throw badParameter('to', 'must be later than from');
      const most = mostDays[interval];
      if (to.getTime() - from.getTime() > most * DAY_MS) {
        throw badParameter('to', `must be at most ${most} days after from for this interval`);
      }
      const timezone = query.timezone ?? 'UTC';
      if (!isTimezone(timezone))
        throw badParameter('timezone', 'is not a time zone; send an IANA name such as Asia/Kolkata');
      const found = await parts.figures.between(merchantId, from, to);
      const currencies = [...new Set(found.map(({ currency }) => currency))].toSorted();
      const intervals = intervalsOf({ from, to, interval, timezone });
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
