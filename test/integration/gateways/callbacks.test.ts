/**
 * Gateway callbacks: signed, handled once, late successes and failures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { ErrorCode, EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { toTimestamp } from '../../../server/platform/runtime.ts';
import { at, textAt } from '../../support/caller.ts';
import { type GatewaySide, gatewaySide, type Sent, sign } from '../../support/gateway-notifications.ts';
import { Cards, type Fields, type Shop, shopOf, withAllEvents } from '../../support/payments.ts';
import { fieldsOf, refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;
let gateway: GatewaySide;

beforeAll(async () => {
  service = await startService({ label: 'gateway callbacks', merchant: withAllEvents });
  shop = shopOf(service);
  gateway = gatewaySide(service);
});
afterAll(() => service.close());

const {
  CHARGED,
  AUTHORIZED,
  AUTO_REFUNDED,
  AUTHORIZATION_FAILED,
  AUTHORIZING,
  PENDING_VBV,
  AUTHENTICATION_FAILED,
  VOIDED,
} = TxnStatus;

/** An order with an attempt in this status. */
async function attempt(status: TxnStatus, fields: Fields = {}): Promise<{ orderId: string; txnUuid: string }> {
  const orderId = await shop.order(fields);
  if (status === PENDING_VBV) await shop.begin(orderId);
  else if (status === AUTHENTICATION_FAILED) await shop.bank.cancel(await shop.begin(orderId));
  else
    await shop.pay(orderId, { [CHARGED]: Cards.visa, [AUTHORIZING]: Cards.unheard }[String(status)] ?? Cards.declined);
  expect(await shop.attempts(orderId)).toEqual([status]);
  return { orderId, txnUuid: textAt(await shop.read(orderId), 'txn_uuid') };
}

const later = async (milliseconds: number) => {
  service.clock.advance(milliseconds);
  await service.runWorkers();
};

describe('a success that a gateway tells', () => {
  it.each([AUTHORIZING, AUTHORIZATION_FAILED, AUTHENTICATION_FAILED])('after %s pays the order', async (status) => {
    const { orderId, txnUuid } = await attempt(status);
    const sent = gateway.notification(txnUuid, 'CHARGED', { rrn: '000000000042' });
    const answer = await gateway.send(sent);
    expect([answer.status, answer.json()]).toEqual([200, { id: sent.id, status: 'ACCEPTED' }]);
    const order = await shop.read(orderId);
    expect(order).toMatchObject({ status: OrderStatus.CHARGED, payment_gateway_response: { rrn: '000000000042' } });
    expect(await shop.events(orderId)).toEqual(
      expect.arrayContaining([EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED]),
    );
  });

  it('before the customer returns from the bank page pays the order', async () => {
    const { orderId, txnUuid } = await attempt(PENDING_VBV);
    await gateway.send(gateway.notification(txnUuid, 'CHARGED'));
    expect(await shop.attempts(orderId)).toEqual([CHARGED]);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it('while the customer is at the bank page goes back when another attempt has paid', async () => {
    const { orderId, txnUuid } = await attempt(PENDING_VBV);
    await shop.pay(orderId, Cards.visa);
    await gateway.send(gateway.notification(txnUuid, 'CHARGED'));
    expect(await shop.attempts(orderId)).toEqual([AUTO_REFUNDED, CHARGED]);
  });

  it.each(['paid otherwise', 'expired'])('of an order that is %s goes back', async (what) => {
    const { orderId, txnUuid } = await attempt(AUTHORIZATION_FAILED);
    if (what === 'expired') await later(31 * 60_000);
    else await shop.pay(orderId, Cards.visa);
    await gateway.send(gateway.notification(txnUuid, 'CHARGED'));
    expect((await shop.attempts(orderId))[0]).toBe(AUTO_REFUNDED);
    expect(await shop.events(orderId)).toContain(EventName.AUTO_REFUND_INITIATED);
  });

  it('of held money holds it', async () => {
    const { orderId, txnUuid } = await attempt(AUTHORIZING, { 'metadata.txns.auto_capture': 'false' });
    await gateway.send(gateway.notification(txnUuid, 'AUTHORIZED'));
    expect(await shop.attempts(orderId)).toEqual([AUTHORIZED]);
  });
});

describe('money that a gateway says is held', () => {
  const HOLD_DAYS = 7;
  const day = 24 * 60 * 60_000;
  const CREATED = { honest: -60_000, 'years ago': -2_000 * day, 'years ahead': 30_000 * day } as const;

  it.each(Object.keys(CREATED).filter((when): when is keyof typeof CREATED => when in CREATED))(
    'since %s can be captured for seven days from the payment, and is let go then',
    async (when) => {
      const { orderId, txnUuid } = await attempt(AUTHORIZING, { 'metadata.txns.auto_capture': 'false' });
      service.clock.advance(120_000);
      const created = toTimestamp(new Date(service.clock.now().getTime() + CREATED[when]));
      await gateway.send(gateway.notification(txnUuid, 'AUTHORIZED', { created }));
      // Two minutes after the attempt began. Times from the attempt's start to now are accepted.
      const ends = HOLD_DAYS * day + { honest: -60_000, 'years ago': -120_000, 'years ahead': 0 }[when];
      await later(ends - 1_000);
      expect(await shop.attempts(orderId)).toEqual([AUTHORIZED]);
      await later(1_000);
      expect(await shop.attempts(orderId)).toEqual([VOIDED]);
    },
  );
});

describe('a failure that a gateway tells', () => {
  it('ends an attempt that waits for the bank', async () => {
    const { orderId, txnUuid } = await attempt(AUTHORIZING);
    await gateway.send(
      gateway.notification(txnUuid, 'FAILED', { bank_error_code: '51', bank_error_message: 'Insufficient funds' }),
    );
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.AUTHORIZATION_FAILED, bank_error_code: '51' });
    expect(await shop.events(orderId)).toEqual(expect.arrayContaining([EventName.TXN_FAILED, EventName.ORDER_FAILED]));
  });

  it('after a success changes nothing', async () => {
    const { orderId, txnUuid } = await attempt(CHARGED);
    const before = [await shop.read(orderId), await shop.events(orderId)];
    expect((await gateway.send(gateway.notification(txnUuid, 'FAILED'))).status).toBe(200);
    expect([await shop.read(orderId), await shop.events(orderId)]).toEqual(before);
  });
});

describe('the same news again', () => {
  it('is answered the same, and has no effect', async () => {
    const { orderId, txnUuid } = await attempt(AUTHORIZATION_FAILED);
    const fields = gateway.notification(txnUuid, 'CHARGED');
    const first = await gateway.send(fields);
    const before = [await shop.read(orderId), await shop.events(orderId)];
    await later(60_000);
    const second = await gateway.send(fields);
    expect([second.status, second.json()]).toEqual([first.status, first.json()]);
    expect([await shop.read(orderId), await shop.events(orderId)]).toEqual(before);
  });

  it('twenty times at once is acted upon once', async () => {
    const { orderId, txnUuid } = await attempt(AUTHORIZATION_FAILED);
    await shop.pay(orderId, Cards.visa);
    const fields = gateway.notification(txnUuid, 'CHARGED');
    const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.send(fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const names = (await shop.events(orderId)).filter((name) => name === EventName.AUTO_REFUND_INITIATED);
    expect(names).toHaveLength(1);
  });

  it('under the id of other news is refused', async () => {
    const { txnUuid } = await attempt(AUTHORIZATION_FAILED);
    const fields = gateway.notification(txnUuid, 'FAILED');
    await gateway.send(fields);
    expect(refusalOf(await gateway.send({ ...fields, event: 'CHARGED' }))).toEqual([400, ErrorCode.unique, 'id']);
  });
});

describe('news that nobody has signed', () => {
  it.each<[string, Sent]>([
    ['no signature', { signature: null }],
    ['an empty one', { signature: '' }],
    ['that of another secret', { signature: sign('id=1', 'another') }],
    ['that of another body', { signature: sign('id=1') }],
    ['an unknown configuration', { gateway: 'gw_unknown' }],
  ])('with %s, is answered with 401 and has no effect', async (_, sent) => {
    const { orderId, txnUuid } = await attempt(AUTHORIZATION_FAILED);
    const answer = await gateway.send(gateway.notification(txnUuid, 'CHARGED'), sent);
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([401, ErrorCode.access_denied]);
    expect(await shop.attempts(orderId)).toEqual([AUTHORIZATION_FAILED]);
  });

  it('is refused before anything else is looked at, and a merchant’s API key opens nothing', async () => {
    const answer = await service.call.form('/gateway-callbacks/gw_default', { id: 'news' });
    expect(answer.status).toBe(401);
  });
});

describe('news that does not fit', () => {
  it('of another amount is refused, and has no effect', async () => {
    const { orderId, txnUuid } = await attempt(AUTHORIZATION_FAILED);
    for (const wrong of [{ amount: '99.99' }, { currency: 'USD' }]) {
      expect(refusalOf(await gateway.send(gateway.notification(txnUuid, 'CHARGED', wrong)))).toEqual([
        400,
        'INVALID_REQUEST',
        'amount',
      ]);
    }
    expect(await shop.attempts(orderId)).toEqual([AUTHORIZATION_FAILED]);
  });

  it('of a transaction that its configuration has not is answered with 404', async () => {
    expect((await gateway.send(gateway.notification('txn_unknown', 'CHARGED'))).status).toBe(404);
    const neighbour = shopOf(service, await service.addMerchant('neighbour'));
    const orderId = await neighbour.order();
    await neighbour.begin(orderId);
    const txnUuid = textAt(await neighbour.read(orderId), 'txn_uuid');
    // Both merchants have a configuration with this id and secret; the first one counts as the sender.
    expect((await gateway.send(gateway.notification(txnUuid, 'CHARGED'))).status).toBe(404);
    expect(await neighbour.attempts(orderId)).toEqual([PENDING_VBV]);
  });

  it.each([
    ['event', 'PAID'],
    ['created', 'yesterday'],
    ['id', 'a b'],
  ])('in its %s is refused, naming it', async (name, value) => {
    expect(fieldsOf(await gateway.send({ ...gateway.notification('txn_unknown', 'CHARGED'), [name]: value }))).toEqual([
      name,
    ]);
  });
});

describe('an example of the contract', () => {
  const operation = document.paths['/gateway-callbacks/{gateway_config_id}'].post;
  const requests: Readonly<Record<string, { readonly value: Fields }>> =
    operation.requestBody.content['application/x-www-form-urlencoded'].examples;
  const answers: Readonly<Record<string, { readonly value: unknown }>> =
    operation.responses['200'].content['application/json'].examples;

  // test/integration/scenarios sends the callbacks of captures, voids and refunds, which need a request.
  const ofPayments = Object.keys(answers).filter((name) => requests[name]?.value.request_id === undefined);
  it.each(ofPayments)('%s is answered as it says', async (name) => {
    const { txnUuid } = await attempt(AUTHORIZING);
    const answer = await gateway.send({ ...requests[name]?.value, txn_uuid: txnUuid });
    expect(answer.json()).toEqual(answers[name]?.value);
  });
});
