/**
 * Refunds over the API: which are accepted, which are refused and how, and their outcomes at the gateway.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, withAllEvents } from '../../support/payments.ts';
import { type RefundFixtures, refundFixtures } from '../../support/refund-fixtures.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let fixtures: RefundFixtures;

beforeAll(async () => {
  service = await startService({ label: 'refunds', merchant: withAllEvents });
  fixtures = refundFixtures(service);
});
afterAll(() => service.close());

/** The events of an order's refunds, in order. */
async function told(orderId: string): Promise<string[]> {
  return (await fixtures.shop.events(orderId)).filter((name) => name.includes('REFUND'));
}

const PENDING = { status: 'PENDING', sent_to_gateway: false, ref: null, arn: null, pg_processed_at: null };
const CALLED = { initiated_by: 'API', refund_source: 'SANDBOX', refund_type: 'STANDARD' };

describe('a refund of an order', () => {
  it('of all of it is accepted as PENDING, sent by the housekeeper and then SUCCESS', async () => {
    const orderId = await fixtures.paid();
    const order = await fixtures.refunded(orderId, 'all');
    expect(order).toMatchObject({
      order_id: orderId,
      status: 'CHARGED',
      refunded: false,
      amount_refunded: 100,
      maximum_eligible_refund_amount: 0,
      effective_amount: 100,
      payment_links: {},
      refunds: [
        {
          ...PENDING,
          ...CALLED,
          id: expect.stringMatching(/^rfd_[0-9a-f]{16}$/),
          unique_request_id: 'all',
          txn_id: `shop-${orderId}-1`,
          amount: 100,
          created: '2026-03-14T09:26:53Z',
          error_code: '',
          error_message: '',
        },
      ],
    });
    expect(await told(orderId)).toEqual([EventName.REFUND_INITIATED]);
    expect(await fixtures.shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
    await service.runWorkers();
    const after = await fixtures.shop.read(orderId);
    expect(after).toMatchObject({
      status: 'CHARGED',
      refunded: true,
      amount_refunded: 100,
      maximum_eligible_refund_amount: 0,
      refunds: [
        {
          ...CALLED,
          status: 'SUCCESS',
          sent_to_gateway: true,
          ref: expect.stringMatching(/^sbr_/),
          arn: expect.stringMatching(/^[0-9]{23}$/),
          pg_processed_at: '2026-03-14T09:26:53Z',
        },
      ],
    });
    const { REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED } = EventName;
    expect(await told(orderId)).toEqual([REFUND_INITIATED, REFUND_SUCCEEDED, ORDER_REFUNDED]);
    expect(await fixtures.shop.ledger(orderId)).toEqual([
      { kind: 'charge', minor: 10_000 },
      { kind: 'refund', minor: 10_000 },
    ]);
  });

  it('in parts adds up, and the last without an amount takes the rest', async () => {
    const orderId = await fixtures.paid();
    await fixtures.refunded(orderId, 'first', '0.01');
    const second = await fixtures.refunded(orderId, 'second', '33.3');
    expect(second).toMatchObject({ amount_refunded: 33.31, maximum_eligible_refund_amount: 66.69, refunded: false });
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({ refunded: false, amount_refunded: 33.31 });
    expect(await fixtures.refunded(orderId, 'third')).toMatchObject({ amount_refunded: 100 });
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({ refunded: true, amount_refunded: 100 });
    const given = (await fixtures.shop.ledger(orderId))
      .filter(({ kind }) => kind === 'refund')
      .map(({ minor }) => minor);
    expect(given.sort((left, right) => left - right)).toEqual([1, 3_330, 6_669]);
  });

  it('that the gateway refuses is FAILURE, says why, and gives its amount back', async () => {
    const orderId = await fixtures.paid(Cards.refundsFail);
    await fixtures.refunded(orderId, 'refused', '60.00');
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({
      refunded: false,
      amount_refunded: 0,
      maximum_eligible_refund_amount: 100,
      refunds: [
        {
          status: 'FAILURE',
          sent_to_gateway: true,
          arn: null,
          error_code: 'refund_refused',
          error_message: expect.stringContaining('refused'),
          pg_processed_at: '2026-03-14T09:26:53Z',
        },
      ],
    });
    const { REFUND_INITIATED, REFUND_FAILED, ORDER_REFUND_FAILED } = EventName;
    expect(await told(orderId)).toEqual([REFUND_INITIATED, REFUND_FAILED, ORDER_REFUND_FAILED]);
    expect(await fixtures.shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
    expect(await fixtures.refunded(orderId, 'again', '100')).toMatchObject({ amount_refunded: 100 });
  });

  it('of which the gateway cannot tell is MANUAL_REVIEW, and goes on counting', async () => {
    const orderId = await fixtures.paid(Cards.refundsUnclear);
    await fixtures.refunded(orderId, 'unclear', '60.00');
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({
      refunded: false,
      amount_refunded: 60,
      maximum_eligible_refund_amount: 40,
      refunds: [
        { status: 'MANUAL_REVIEW', sent_to_gateway: true, error_code: 'refund_unclear', pg_processed_at: null },
      ],
    });
    expect(await told(orderId)).toEqual([EventName.REFUND_INITIATED, EventName.REFUND_MANUAL_REVIEW_NEEDED]);
    service.clock.advance(86_400_000);
    await service.runWorkers();
    expect(await fixtures.statuses(orderId)).toEqual(['MANUAL_REVIEW']);
  });

  it.each([
    ['REFUNDED', 'SUCCESS', 60, [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED]],
    ['REFUND_FAILED', 'FAILURE', 0, [EventName.REFUND_FAILED, EventName.ORDER_REFUND_FAILED]],
  ] as const)(
    'that is MANUAL_REVIEW ends when the gateway reports it as %s: %s',
    async (event, status, back, names) => {
      const orderId = await fixtures.paid(Cards.refundsUnclear);
      await fixtures.refunded(orderId, 'unclear', '60.00');
      await service.runWorkers();
      const { txn_uuid: txnUuid, refunds } = await fixtures.shop.read(orderId);
      const gateway = gatewaySide(service);
      const request = { id: `review-${event}`, amount: '60.00', request_id: textAt(refunds, 0, 'id') };
      const report = gateway.notification(String(txnUuid), event, request);
      for (const id of [report.id, report.id, `${report.id}-again`]) {
        expect((await gateway.send({ ...report, id })).status).toBe(200);
      }
      const order = await fixtures.shop.read(orderId);
      expect(order).toMatchObject({ amount_refunded: back, refunds: [{ status }] });
      expect(textAt(order.refunds, 0, 'error_code') === '').toBe(status === 'SUCCESS');
      const before = [EventName.REFUND_INITIATED, EventName.REFUND_MANUAL_REVIEW_NEEDED];
      expect(await told(orderId)).toEqual([...before, ...names]);
    },
  );

  it('is of currencies of other decimals, too', async () => {
    const orderId = await fixtures.paid(Cards.visa, { currency: 'KWD', amount: '10.125' });
    expect(await fixtures.refunded(orderId, 'fils', '0.126')).toMatchObject({
      amount_refunded: 0.126,
      maximum_eligible_refund_amount: 9.999,
    });
    const yen = await fixtures.paid(Cards.visa, { currency: 'JPY', amount: '500' });
    const answer = await fixtures.refund(yen, 'half a yen', '0.5');
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
    expect(at(answer.json(), 'error_info', 'fields')).toMatchObject([{ field_name: 'amount' }]);
  });

  it('is not for a client auth token', async () => {
    const orderId = await fixtures.shop.order({ 'options.get_client_auth_token': 'true' });
    const answer = await service.call.get(`/orders/${orderId}?options.get_client_auth_token=true`);
    const token = String(at(answer.json(), 'svc', 'client_auth_token'));
    const headers = { authorization: null, 'x-client-auth-token': token };
    const refused = await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: 'x' }, { headers });
    expect(refused.status).toBe(401);
  });
});

describe('a refund of a transaction', () => {
  const refund = (txnId: string, requestId: string, more = {}) =>
    service.call.form('/refunds', { txn_id: txnId, unique_request_id: requestId, ...more });

  it('that has paid its order is answered as the refund alone', async () => {
    const orderId = await fixtures.paid();
    const answer = await refund(`shop-${orderId}-1`, 'by txn', { amount: '12.34' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject({
      ...PENDING,
      ...CALLED,
      order_id: orderId,
      txn_id: `shop-${orderId}-1`,
      unique_request_id: 'by txn',
      amount: 12.34,
    });
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({
      amount_refunded: 12.34,
      refunds: [{ status: 'SUCCESS' }],
    });
    expect((await refund(`shop-${orderId}-1`, 'by txn')).json()).toMatchObject({ error_code: 'duplicate.call' });
  });

  it('that did not pay its order is refused', async () => {
    const orderId = await fixtures.shop.order();
    await fixtures.shop.bank.enter(await fixtures.shop.begin(orderId), 'wrong');
    await fixtures.shop.pay(orderId, Cards.visa);
    const code = async (attempt: number) => at((await refund(`shop-${orderId}-${attempt}`, 'r')).json(), 'error_code');
    expect(await code(1)).toBe('invalid.order.not_successful');
    expect((await refund(`shop-${orderId}-2`, 'r')).status).toBe(200);
  });

  it.each(['shop-nobody-1', 'shop-1', 'other-Ord-1-1', 'nonsense', 'shop--1'])(
    '%s, which is unknown, is NOT_FOUND',
    async (txnId) => {
      const answer = await refund(txnId, 'r');
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ status: 'NOT_FOUND', status_id: 40, error_code: 'order_not_found' });
    },
  );

  it('of an order that exists, but not with this attempt, is NOT_FOUND', async () => {
    const orderId = await fixtures.paid();
    expect((await refund(`shop-${orderId}-2`, 'r')).json()).toMatchObject({ status: 'NOT_FOUND', order_id: orderId });
  });
});

describe('a refund is refused, and nothing is stored,', () => {
  interface Refusal {
    readonly status: string;
    readonly id?: number;
    readonly code: string;
  }
  const error = (code: string): Refusal => ({ status: 'ERROR', id: -1, code });

  async function expectRefused(orderId: string, fields: Readonly<Record<string, string>>, refusal: Refusal) {
    const before = await fixtures.shop.read(orderId);
    const answer = await service.call.form(`/orders/${orderId}/refunds`, fields);
    expect(answer.status).toBe(400);
    const { status, status_id, error_code, error_message } = answer.json();
    expect([status, status_id, error_code]).toEqual([refusal.status, refusal.id, refusal.code]);
    expect(error_message).toMatch(/\w{3}/);
    expect(await fixtures.shop.read(orderId)).toEqual(before);
    return answer.json();
  }

  it('when its id was used before, whatever became of it', async () => {
    const orderId = await fixtures.paid(Cards.refundsFail);
    await fixtures.refunded(orderId, 'twice', '1');
    await expectRefused(orderId, { unique_request_id: 'twice', amount: '2' }, error('duplicate.call'));
    await service.runWorkers();
    await expectRefused(orderId, { unique_request_id: 'twice' }, error('duplicate.call'));
    const other = await fixtures.paid();
    expect((await fixtures.refund(other, 'twice')).status).toBe(200);
  });

  it('when it is more than the rest', async () => {
    const orderId = await fixtures.paid();
    const exceeded = error('invalid.amount.exceeded');
    await expectRefused(orderId, { unique_request_id: 'a', amount: '100.01' }, exceeded);
    await expectRefused(orderId, { unique_request_id: 'a', amount: '9999999999' }, exceeded);
    await fixtures.refunded(orderId, 'b', '99.99');
    await expectRefused(orderId, { unique_request_id: 'a', amount: '0.02' }, exceeded);
    await fixtures.refunded(orderId, 'c', '0.01');
    await expectRefused(orderId, { unique_request_id: 'a' }, exceeded);
  });

  it.each(['0', '0.00', '0.000'])('when its amount is %s', async (amount) => {
    const orderId = await fixtures.paid();
    await expectRefused(orderId, { unique_request_id: 'a', amount }, error('invalid amount'));
  });

  it.each(['-1', '1e2', 'all', '1.', '01', '1,00', '1.0001', '0.005'])(
    'when its amount is %s, which is none',
    async (amount) => {
      const orderId = await fixtures.paid();
      const wrong = { status: 'Bad Request', code: 'INVALID_REQUEST' };
      const body = await expectRefused(orderId, { unique_request_id: 'a', amount }, wrong);
      expect(at(body, 'error_info', 'fields')).toMatchObject([{ field_name: 'amount' }]);
    },
  );

  it('when it has no id, or one that is too long', async () => {
    const orderId = await fixtures.paid();
    const missing = { status: 'Bad Request', code: 'Mandatory fields are missing' };
    await expectRefused(orderId, { amount: '1' }, missing);
    await expectRefused(orderId, { unique_request_id: '' }, missing);
    await expectRefused(orderId, {}, missing);
    const long = { status: 'Bad Request', code: 'INVALID_REQUEST' };
    await expectRefused(orderId, { unique_request_id: 'x'.repeat(65) }, long);
    expect((await fixtures.refund(orderId, 'x'.repeat(64))).status).toBe(200);
  });

  it('when the order is not paid', async () => {
    const unpaid = error('invalid.order.not_successful');
    const fields = { unique_request_id: 'a' };
    const orderId = await fixtures.shop.order();
    expect(await expectRefused(orderId, fields, unpaid)).toMatchObject({
      error_message: 'Cannot process unsuccessful order.',
    });
    await fixtures.shop.bank.enter(await fixtures.shop.begin(orderId), 'wrong');
    await expectRefused(orderId, fields, unpaid);
    await fixtures.shop.begin(orderId);
    await expectRefused(orderId, fields, unpaid);
  });

  it('when the service itself has given the payment back', async () => {
    const orderId = await fixtures.shop.order();
    await fixtures.shop.pay(orderId, Cards.declinedThenCharged);
    service.clock.advance(31 * 60_000);
    await service.runWorkers();
    await service.runWorkers();
    expect(await fixtures.shop.read(orderId)).toMatchObject({ status: 'AUTO_REFUNDED' });
    await expectRefused(orderId, { unique_request_id: 'a' }, error('invalid.order.not_successful'));
  });

  it('when the order is unknown', async () => {
    const answer = await fixtures.refund('Nobody-77', 'a');
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      status: 'NOT_FOUND',
      status_id: 40,
      order_id: 'Nobody-77',
      error_code: 'order_not_found',
    });
  });

  it('when there were 25, whatever became of them', async () => {
    const orderId = await fixtures.paid(Cards.refundsFail);
    for (let index = 1; index <= 25; index += 1) await fixtures.refunded(orderId, `r${index}`, '1');
    await expectRefused(orderId, { unique_request_id: 'r26', amount: '1' }, error('request.exceeded'));
    await service.runWorkers();
    expect(new Set(await fixtures.statuses(orderId))).toEqual(new Set(['FAILURE']));
    await expectRefused(orderId, { unique_request_id: 'r26', amount: '1' }, error('request.exceeded'));
  });
});
