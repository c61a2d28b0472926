/** The encrypted operations, called as a merchant's server calls them. */
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMessage } from '../../../scripts/encrypted-examples/message.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
import { type MerchantSide, merchantSide, messageIn, uploadKeys } from '../../support/encrypted-caller.ts';
import { Cards, cardFields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;
let side: MerchantSide;
beforeAll(async () => {
  service = await startService({ label: 'encrypted' });
  shop = shopOf(service);
  side = merchantSide(service, service.merchant, await uploadKeys(service, service.merchant, 'first'));
});
afterAll(() => service.close());

const pay = (orderId: string, number: string = Cards.visa) => ({
  order_id: orderId,
  merchant_id: 'shop',
  ...cardFields(number),
});

describe.each(['RSA-OAEP-256', 'RSA-OAEP'] as const)('a message wrapped by %s', (wrapping) => {
  it('reads an order as GET /orders/{order_id} does', async () => {
    const orderId = await shop.order({ customer_id: 'asha' });
    const answer = await side.call('/v4/order-status', { order_id: orderId }, wrapping);
    const { webhook_notified: _, ...plain } = (await service.call.get(`/orders/${orderId}`)).json();
    expect(await side.opened(answer)).toMatchObject(plain);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('opens a session as POST /session does', async () => {
    const orderId = newOrderId();
    const payload = { order_id: orderId, amount: 100.5, payment_page_client_id: 'shop', metadata: { seat: '12A' } };
    const session = await side.opened(await side.call('/v4/session', payload, wrapping));
    expect(session).toMatchObject({ status: 'NEW', order_id: orderId, sdk_payload: { payload: { amount: '100.50' } } });
    expect(await shop.read(orderId)).toMatchObject({ amount: 100.5, metadata: { seat: '12A' } });
    expect((await shop.bank.open(textAt(session, 'payment_links', 'web'))).status).toBe(200);
  });

  it('pays with a card as POST /txns does, up to the bank’s page', async () => {
    const orderId = await shop.order();
    const started = await side.opened(await side.call('/v4/txns', pay(orderId), wrapping));
    expect(started).toMatchObject({ order_id: orderId, txn_id: `shop-${orderId}-1`, status: 'PENDING_VBV' });
    await shop.bank.enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
    const status = await side.opened(await side.call('/v4/order-status', { order_id: orderId }, wrapping));
    expect(status).toMatchObject({ status: 'CHARGED', card: { last_four_digits: '1111' } });
  });

  it('refunds an order as POST /orders/{order_id}/refunds does', async () => {
    const orderId = await shop.order();
    await shop.start(orderId, { card_number: Cards.frictionless });
    const path = `/v4/orders/${orderId}/refunds`;
    const payload = { order_id: orderId, unique_request_id: 'return-1', amount: 40.5 };
    const refunded = await side.opened(await side.call(path, payload, wrapping));
    expect(refunded).toMatchObject({ amount_refunded: 40.5, refunds: [{ unique_request_id: 'return-1' }] });
    const second = await side.opened(await side.call(path, { ...payload, unique_request_id: 'return-2' }, wrapping));
    expect(second).toMatchObject({ amount_refunded: 81 });
  });

  it('is answered by RSA-OAEP-256 and A256GCM with the key set it was sent with', async () => {
    const message = messageIn(await side.call('/v4/order-status', { order_id: await shop.order() }, wrapping));
    expect(decodeProtectedHeader({ protected: message.header })).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'first',
    });
  });
});

describe('the payload of a form operation', () => {
  it('may hold objects instead of dotted keys, numbers and booleans instead of texts, and null for nothing', async () => {
    const orderId = newOrderId();
    const started = await side.opened(
      await side.call('/v4/txns', {
        merchant_id: 'shop',
        ...cardFields(Cards.frictionless),
        card_exp_year: 2040,
        save_to_locker: false,
        tokenize: null,
        order: { order_id: orderId, amount: 12.5, customer_id: 'asha' },
        metadata: { seat: '12A' },
      }),
    );
    expect(started).toMatchObject({ order_id: orderId, status: 'CHARGED' });
    expect(await shop.read(orderId)).toMatchObject({ amount: 12.5, customer_id: 'asha', metadata: { seat: '12A' } });
  });

  it('is refused where it says a thing twice, or has a list', async () => {
    const orderId = await shop.order();
    const twice = { ...pay(orderId), order: { amount: '1' }, 'order.amount': '2' };
    expect(refusalOf(await side.call('/v4/txns', twice))).toEqual([400, 'INVALID_REQUEST', 'order.amount']);
    const list = { ...pay(orderId), name_on_card: ['Asha'] };
    expect(refusalOf(await side.call('/v4/txns', list))).toEqual([400, 'INVALID_REQUEST', 'name_on_card']);
  });

  it('names what it does not know, as the plain operation does', async () => {
    const answer = await side.call('/v4/order-status', { order_id: await shop.order(), colour: 'red' });
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe('colour');
    const paid = await side.call('/v4/txns', { ...pay(await shop.order()), colour: 'red', options: { a: 1 } });
    expect(paid.headers.get('x-svc-ignored-parameters')).toBe('colour,options.a');
  });

  it('asks for a client auth token as the query key does', async () => {
    const payload = { order_id: await shop.order(), options: { get_client_auth_token: true } };
    const order = await side.opened(await side.call('/v4/order-status', payload));
    expect(textAt(order, 'svc', 'client_auth_token')).toMatch(/^\S+$/);
  });
});

describe('options.add_full_gateway_response of /v4/order-status', () => {
  const OPTION = 'options.add_full_gateway_response';
  let orderId: string;
  beforeAll(async () => {
    orderId = await shop.order();
    await shop.pay(orderId, Cards.visa);
  });
  const readPlainly = async (query: string) => (await service.call.get(`/orders/${orderId}${query}`)).json();
  const read = async (options: object) =>
    side.opened(await side.call('/v4/order-status', { order_id: orderId, ...options }));

  it.each([{ [OPTION]: true }, { [OPTION]: 'True' }, { options: { add_full_gateway_response: true } }])(
    '%j brings the gateway’s own answer, as the query key does',
    async (asked) => {
      const full = await read(asked);
      expect(at(full, 'payment_gateway_response', 'gateway_response')).toMatchObject({ actionText: 'Approved' });
      expect(full).toEqual(await readPlainly(`?${OPTION}=true`));
    },
  );

  it.each([{}, { [OPTION]: false }, { [OPTION]: null }])('%j does not', async (asked) => {
    const order = await read(asked);
    expect(at(order, 'payment_gateway_response')).not.toHaveProperty('gateway_response');
    expect(order).toEqual(await readPlainly(''));
  });

  it('goes with a client auth token', async () => {
    const order = await read({ options: { add_full_gateway_response: true, get_client_auth_token: true } });
    expect(at(order, 'payment_gateway_response', 'gateway_response')).toMatchObject({ actionText: 'Approved' });
    expect(textAt(order, 'svc', 'client_auth_token')).toMatch(/^\S+$/);
  });

  it('is refused where it is neither true nor false', async () => {
    const answer = await side.call('/v4/order-status', { order_id: orderId, [OPTION]: 'perhaps' });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', OPTION]);
  });
});

describe('errors are plain JSON, those of the plain operation', () => {
  it.each([
    ['/v4/order-status', {}, [400, 'Mandatory fields are missing', 'order_id']],
    ['/v4/order-status', { order_id: 'Nobody' }, [400, 'order_not_found']],
    ['/v4/order-status', { order_id: 'a b' }, [400, 'INVALID_REQUEST', 'order_id']],
    [
      '/v4/session',
      { order_id: 'Ses-1', amount: '1' },
      [400, 'payment_page_client_id_not_found', 'payment_page_client_id'],
    ],
    [
      '/v4/session',
      { order_id: 'Ses-1', amount: 1.005, payment_page_client_id: 'shop' },
      [400, 'INVALID_REQUEST', 'amount'],
    ],
    ['/v4/txns', { ...pay('Nobody'), card_number: undefined }, [400, 'missing_card_number', 'card_number']],
    ['/v4/txns', { ...pay('Nobody'), merchant_id: undefined }, [400, 'missing merchant_id', 'merchant_id']],
    ['/v4/txns', { ...pay('Nobody'), card_exp_month: '13' }, [400, 'INVALID_INPUT', 'card_exp_month']],
    ['/v4/txns', { ...pay('Nobody'), merchant_id: 'shop2' }, [400, 'INVALID_REQUEST', 'merchant_id']],
    ['/v4/txns', pay('Nobody'), [400, 'order_not_found']],
  ])('%s %j: %j', async (path, payload, refusal) => {
    expect(refusalOf(await side.call(path, payload)).slice(0, refusal.length)).toEqual(refusal);
  });

  it('and of a payload that is no JSON object', async () => {
    for (const payload of [[], 'text', 7, null]) {
      expect(refusalOf(await side.call('/v4/session', payload))).toEqual([400, 'INVALID_REQUEST', 'payload']);
    }
  });
});

it('the version header chooses the fields of an order, as in the plain answer', async () => {
  const orderId = await shop.order();
  const read = async (version: string) => {
    const message = await makeMessage(side.keys, { order_id: orderId });
    return side.opened(await side.send('/v4/order-status', message, { headers: { version } }));
  };
  expect(at(await read('2018-10-25'), 'maximum_eligible_refund_amount')).toBeUndefined();
  expect(at(await read('2025-01-10'), 'maximum_eligible_refund_amount')).toBe(0);
});

it('what a stranger may not do, the signature lets the merchant do: its own metadata in POST /txns', async () => {
  const payload = { ...pay(newOrderId()), 'metadata.SVC:gateway_reference_id': 'unknown' };
  const { order_id: orderId, ...rest } = payload;
  const started = await side.opened(
    await side.call('/v4/txns', { ...rest, 'order.order_id': orderId, 'order.amount': '5' }),
  );
  expect(started).toMatchObject({ status: 'STARTED' });
});
