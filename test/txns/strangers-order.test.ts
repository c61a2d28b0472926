/** What a caller without credentials began does not bind the merchant, and does not use up the customer's payment. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode, TxnStatus } from '../../generated/values.ts';
import { addCard, listOf } from '../cards/shop.ts';
import { bankPageOf } from '../support/bank-page.ts';
import { textAt } from '../support/caller.ts';
import { refusalOf } from '../support/refusal.ts';
import { startService, type TestService } from '../support/service.ts';
import { asStranger, Cards, cardFields, newOrderId, type Shop, shopOf } from './shop.ts';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ label: 'strangers order' });
  shop = shopOf(service);
});
afterAll(() => service.close());

function squat(orderId: string, more: Readonly<Record<string, string>> = {}) {
  const order = { 'order.order_id': orderId, 'order.amount': '500.00', merchant_id: 'shop', format: 'json' };
  return service.call.form('/txns', { ...cardFields(Cards.visa), ...order, ...more }, asStranger);
}

it('is taken over by the merchant whole: its return address is gone, and every term sent counts', async () => {
  const orderId = newOrderId();
  const started = await squat(orderId, { 'order.return_url': 'https://evil.example/phish' });
  await bankPageOf(service).cancel(textAt(started.json(), 'payment', 'authentication', 'url'));
  const terms = {
    order_id: orderId,
    amount: '999.00',
    customer_email: 'asha@shop.example',
    product_id: 'lamp',
    'metadata.webhook_url': 'https://hooks.shop.example/x',
    'metadata.expiryInMins': '60',
  };
  const answer = (await service.call.form('/orders', terms)).json();
  expect(answer).toMatchObject({
    amount: 999,
    return_url: '',
    customer_email: 'asha@shop.example',
    product_id: 'lamp',
    metadata: { webhook_url: 'https://hooks.shop.example/x', expiryInMins: '60' },
  });
  const stored = await service.database.db.collection('orders').findOne({ orderId });
  expect(stored?.webhookUrl).toBe('https://hooks.shop.example/x');
  const again = (await service.call.form('/orders', { ...terms, return_url: 'https://shop.example/back' })).json();
  expect(again.return_url).toBe('https://shop.example/back');
});

it('cannot be taken over while its attempt is open', async () => {
  const orderId = newOrderId();
  await squat(orderId, { 'order.return_url': 'https://evil.example/phish' });
  const answer = await service.call.form('/orders', { order_id: orderId, amount: '500.00' });
  expect([answer.status, answer.json().error_code]).toEqual([400, ErrorCode.txn_in_progress]);
});

it('attempts of strangers leave the rest of the 25 to the customer', async () => {
  const orderId = await shop.order();
  const answers = [];
  for (let tries = 0; tries < 12; tries += 1) answers.push(await shop.start(orderId, {}, asStranger));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 400, 400]);
  expect(answers.at(-1)?.json().error_code).toBe(ErrorCode.attempts_exceeded);
  const own = await shop.start(orderId, {});
  expect(own.json().status).toBe(TxnStatus.PENDING_VBV);
});

it.each(['order.order_id', 'order.customer_id', 'order.return_url'])(
  'refuses the very card number of the call in %s, and stores nothing',
  async (name) => {
    const orderId = newOrderId();
    const before = await service.database.db.collection('orders').countDocuments();
    const value = name === 'order.return_url' ? `https://shop.example/${Cards.visa}` : Cards.visa;
    const answer = await squat(orderId, { [name]: value });
    expect([answer.status, answer.json().error_code]).toEqual([400, ErrorCode.INVALID_INPUT]);
    expect(answer.text).not.toContain(Cards.visa);
    expect(await service.database.db.collection('orders').countDocuments()).toBe(before);
  },
);

const cardUnknown = [400, ErrorCode.INVALID_REQUEST, 'card_token'];

/** POST /txns with a held `card_token`. */
function payBy(token: string, order: Readonly<Record<string, string>>, options = asStranger) {
  const form = { merchant_id: 'shop', payment_method_type: 'CARD', format: 'json', card_security_code: '739' };
  return service.call.form('/txns', { ...form, card_token: token, ...order }, options);
}

it('is not paid with a stored card, by whoever holds its card_token, and none is made for it', async () => {
  const { token } = await addCard(service.call, 'held');
  const orderId = newOrderId();
  const part = { 'order.order_id': orderId, 'order.amount': '1.00', 'order.customer_id': 'held' };
  expect(refusalOf(await payBy(token, part))).toEqual(cardUnknown);
  expect((await service.call.get(`/orders/${orderId}`)).status).toBe(400);
  expect((await squat(orderId, { 'order.amount': '1.00', 'order.customer_id': 'held' })).status).toBe(200);
  expect(refusalOf(await payBy(token, part))).toEqual(cardUnknown);
  for (const options of [asStranger, {}]) {
    expect(refusalOf(await payBy(token, { order_id: orderId }, options))).toEqual(cardUnknown);
  }
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
});

it('is paid with a stored card once the merchant has taken it over', async () => {
  await addCard(service.call, 'taken-over');
  const orderId = newOrderId();
  const started = await squat(orderId, { 'order.customer_id': 'taken-over' });
  await bankPageOf(service).cancel(textAt(started.json(), 'payment', 'authentication', 'url'));
  await service.call.form('/orders', { order_id: orderId, amount: '500.00', customer_id: 'taken-over' });
  const [card] = await listOf(service.call, 'taken-over');
  expect((await payBy(String(card?.card_token), { order_id: orderId })).json().status).toBe(TxnStatus.PENDING_VBV);
});

it("pays the merchant's own order as it is with that customer's card, whatever the call says of the order", async () => {
  const { token } = await addCard(service.call, 'as-it-is');
  const orderId = await shop.order({ customer_id: 'as-it-is' });
  const part = { 'order.order_id': orderId, 'order.amount': '1.00', 'order.customer_id': 'somebody-else' };
  expect((await payBy(token, part)).json().status).toBe(TxnStatus.PENDING_VBV);
  expect(await shop.read(orderId)).toMatchObject({ amount: 100, customer_id: 'as-it-is' });
});
