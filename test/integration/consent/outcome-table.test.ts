/** The table of tokens and consent: every way to pay, and everything that the merchant reads about it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import { oneOfEach } from '../../support/every-case.ts';
import { blockOf, firstPageOf, lockerOf } from './expected.ts';
import { flows, rows } from './outcome-table.ts';
import { createPaymentFixtures, webhookVersions } from './payment-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof createPaymentFixtures>>;
beforeAll(async () => {
  fixtures = await createPaymentFixtures();
}, 120_000);
afterAll(() => fixtures.close());

/** Every row of a new card, and one of each outcome of the other flows. */
const tried = oneOfEach(rows, (row) =>
  [
    row.flow,
    row.page,
    row.outcome,
    row.ignored,
    ...(row.flow === 'new card' ? [row.switches, row.tokenize] : []),
  ].join(),
);

const versions = ['2018-10-25', '2025-01-10'] as const;

describe.each(flows)('paying with a %s', (flow) => {
  const cases = tried
    .filter((row) => row.flow === flow)
    .map((row) => [row.switches, row.tokenize, row.page, row.outcome, row] as const);

  it.each(cases)('merchant: %s, tokenize: %s, page: %s → %s', async (_switches, _tokenize, _page, _outcome, row) => {
    const result = await fixtures.pay(row);
    const ended = row.outcome === 'abandoned' ? OrderStatus.EXPIRED : OrderStatus.CHARGED;

    // The answer gives the next step of the payment, and nothing about tokens.
    const firstPage = firstPageOf(row);
    const { order_id, txn_id, txn_uuid, payment, ...rest } = result.answer.json();
    expect([result.answer.status, result.answer.headers.get('x-svc-ignored-parameters')]).toEqual([
      200,
      row.ignored ? 'tokenize' : null,
    ]);
    expect(rest).toEqual({
      status: firstPage === 'none' ? TxnStatus.CHARGED : TxnStatus.PENDING_VBV,
      offer_details: { offers: [] },
    });
    expect([typeof order_id, typeof txn_id, typeof txn_uuid]).toEqual(['string', 'string', 'string']);
    expect(payment !== undefined).toBe(firstPage !== 'none');
    expect(result.firstPage).toBe(firstPage);

    // The order, now and after the network's answer. These fields exist in every version.
    for (const version of versions) {
      if (ended === OrderStatus.CHARGED) {
        const first = await result.first(version);
        expect(at(first, 'status')).toBe(ended);
        expect(at(first, 'card')).toEqual(blockOf(row, 'paid'));
      }
      const settled = await result.settled(version);
      expect(at(settled, 'status')).toBe(ended);
      expect(at(settled, 'card')).toEqual(blockOf(row, 'settled'));
      expect(at(settled, 'txn_list') !== undefined).toBe(version === '2025-01-10');
    }
    expect(at(await result.listed(), 'card')).toEqual(blockOf(row, 'settled'));

    // The webhook shows the order at the time of the event.
    expect(at(result.webhook, 'status')).toBe(ended);
    expect(at(result.webhook, 'card')).toEqual(blockOf(row, 'paid'));
    expect(at(result.webhook, 'txn_list') !== undefined).toBe(webhookVersions[row.switches] === '2025-01-10');

    const locker = (await result.locker()).map((entry) => ({ ...entry, token: at(entry, 'token') }));
    expect(locker).toMatchObject(lockerOf(row));
  });
});

it('has a line for every flow, tokenize and switch', () => {
  const lines = new Set(rows.map(({ flow, switches, tokenize }) => `${flow}, ${switches}, ${tokenize}`));
  expect(lines.size).toBe(11 * 5 * 3);
  expect(rows).toHaveLength(4 * 19 + 7 * 15);
});
