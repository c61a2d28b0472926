/** The payment metrics: by currency, interval and time zone, gateway and reason, counted when things began. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let settings: Awaited<ReturnType<typeof settingsOf>>;
beforeAll(async () => {
  service = await startService({ label: 'payment_metrics' });
  settings = await settingsOf(service, service.merchant);
  const shop = shopOf(service);
  const atTime = (time: string) => service.clock.set(new Date(time));
  atTime('2026-03-14T18:20:00.000Z');
  const [paid, failed] = [await shop.order({ amount: '100.00' }), await shop.order({ amount: '20.00' })];
  await shop.start(paid, { card_number: Cards.frictionless });
  await shop.start(failed, { card_number: Cards.declined });
  await shop.start(failed, { card_number: Cards.declined });
  atTime('2026-03-14T18:40:00.000Z');
  const dollars = await shop.order({ amount: '7.50', currency: 'USD' });
  await shop.start(dollars, { card_number: Cards.frictionless });
  await service.call.form(`/orders/${paid}/refunds`, { unique_request_id: 'r', amount: '30.00' });
  atTime('2026-03-15T10:00:00.000Z');
  await shop.order({ amount: '5.00' });
  await service.runWorkers();
  settings = await settingsOf(service, service.merchant);
});
afterAll(() => service.close());

async function metrics(query: Readonly<Record<string, string>>) {
  const answer = await settings('GET', `/settings/metrics?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
}

const WEEK = { from: '2026-03-14T00:00:00Z', to: '2026-03-16T00:00:00Z' };

describe('payment metrics', () => {
  it('have totals by currency, with gateways and reasons', async () => {
    const { currencies } = await metrics(WEEK);
    expect(currencies).toMatchObject([
      {
        currency: 'INR',
        totals: {
          orders: 3,
          paid_orders: 1,
          amount_paid: 100,
          refunds: 1,
          amount_refunded: 30,
          attempts: 3,
          authorized_attempts: 1,
          failed_attempts: 2,
          authorization_rate: 1 / 3,
        },
        gateways: [
          {
            gateway: 'SANDBOX',
            attempts: 3,
            authorized_attempts: 1,
            failed_attempts: 2,
            paid_orders: 1,
            amount_paid: 100,
          },
        ],
        failures: [{ attempts: 2 }],
      },
      { currency: 'USD', totals: { orders: 1, paid_orders: 1, amount_paid: 7.5, refunds: 0, authorization_rate: 1 } },
    ]);
  });

  it('have every day of the period, also without orders, and days of the caller’s time zone', async () => {
    const days = async (query: Readonly<Record<string, string>>) => {
      const found = at(await metrics(query), 'currencies', 0, 'intervals');
      return Array.isArray(found) ? found.map((day) => [at(day, 'start'), at(day, 'orders'), at(day, 'refunds')]) : [];
    };
    expect(await days({ ...WEEK, to: '2026-03-17T00:00:00Z' })).toEqual([
      ['2026-03-14T00:00:00Z', 2, 1],
      ['2026-03-15T00:00:00Z', 1, 0],
      ['2026-03-16T00:00:00Z', 0, 0],
    ]);
    // 18:30 UTC is midnight in India: the refund is of the next day.
    expect(await days({ from: '2026-03-13T18:30:00Z', to: '2026-03-15T18:30:00Z', timezone: 'Asia/Kolkata' })).toEqual([
      ['2026-03-13T18:30:00Z', 2, 0],
      ['2026-03-14T18:30:00Z', 1, 1],
    ]);
    expect(await days({ from: '2026-03-14T18:10:00Z', to: '2026-03-14T20:00:00Z', interval: 'hour' })).toEqual([
      ['2026-03-14T18:00:00Z', 2, 1],
      ['2026-03-14T19:00:00Z', 0, 0],
    ]);
  });

  it('have days from midnight to midnight also when summer time ends', async () => {
    // 1 November 2026 has 25 hours in New York: 04:00 UTC to 05:00 UTC.
    const shop = shopOf(service);
    for (const time of ['2026-11-01T04:00:00.000Z', '2026-11-02T04:59:00.000Z', '2026-11-02T05:00:00.000Z']) {
      service.clock.set(new Date(time));
      await shop.order({ amount: '1.00' });
    }
    await service.runWorkers();
    settings = await settingsOf(service, service.merchant);
    const period = { from: '2026-10-31T04:00:00Z', to: '2026-11-03T05:00:00Z' };
    const found = await metrics({ ...period, timezone: 'America/New_York' });
    expect(at(found, 'currencies', 0, 'intervals')).toMatchObject([
      { start: '2026-10-31T04:00:00Z', orders: 0 },
      { start: '2026-11-01T04:00:00Z', orders: 2 },
      { start: '2026-11-02T05:00:00Z', orders: 1 },
    ]);
  });

  it('are empty for another merchant', async () => {
    const other = await settingsOf(service, await service.addMerchant('quiet'));
    const answer = await other('GET', `/settings/metrics?${new URLSearchParams(WEEK)}`);
    expect(answer.json().currencies).toEqual([]);
  });

  it.each([
    ['from=2026-03-14T00:00:00Z', 'to', ErrorCode.mandatory_fields_missing],
    ['from=2026-03-14T00:00:00Z&to=2026-03-14T00:00:00Z', 'to', ErrorCode.INVALID_REQUEST],
    ['from=2026-03-14T00:00:00Z&to=2026-07-14T00:00:00Z', 'to', ErrorCode.INVALID_REQUEST],
    ['from=2026-03-14T00:00:00Z&to=2026-04-24T00:00:00Z&interval=hour', 'to', ErrorCode.INVALID_REQUEST],
    ['from=2026-02-30T00:00:00Z&to=2026-03-14T00:00:00Z', 'from', ErrorCode.INVALID_REQUEST],
    ['from=2026-03-14T00:00:00Z&to=2026-03-15T00:00:00Z&timezone=Asia/Bombay', 'timezone', ErrorCode.INVALID_REQUEST],
    ['from=2026-03-14T00:00:00Z&to=2026-03-15T00:00:00Z&timezone=%2B05:30', 'timezone', ErrorCode.INVALID_REQUEST],
    ['from=2026-03-14T00:00:00Z&to=2026-03-15T00:00:00Z&interval=week', 'interval', ErrorCode.INVALID_REQUEST],
  ])('of %s are refused', async (query, field, code) => {
    expect(refusalOf(await settings('GET', `/settings/metrics?${query}`))).toEqual([400, code, field]);
  });
});
