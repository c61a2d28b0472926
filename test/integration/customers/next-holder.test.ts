/**
 * A deleted customer's id may be reused. The first customer's orders have no access to the second one's cards and cannot be
 * paid with them.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
import { asAnonymous, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, customerWithToken, listOf, withToken } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ label: 'next holder' });
  shop = shopOf(service);
});
afterAll(() => service.close());

/** Deletes the customer and reuses the id for a customer with a stored card. */
async function succeeded(reference: string) {
  expect((await service.call.raw('DELETE', `/customers/${reference}`, undefined)).status).toBe(200);
  service.clock.advance(1_000);
  await customerWithToken(service.call, reference);
  return addCard(service.call, reference);
}

function payBy(orderId: string, token: string, options = {}) {
  const form = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', format: 'json' };
  return service.call.form('/txns', { ...form, card_token: token, card_security_code: '739' }, options);
}

it("pays no order of the first holder's with a card of the second's", async () => {
  await customerWithToken(service.call, 'passed-on');
  const theirs = await shop.order({ customer_id: 'passed-on' });
  const { token } = await succeeded('passed-on');
  for (const options of [{}, asAnonymous]) {
    expect(refusalOf(await payBy(theirs, token, options))).toEqual([400, 'INVALID_REQUEST', 'card_token']);
  }
  expect(await shop.read(theirs)).toMatchObject({ status: OrderStatus.NEW });
  const own = await shop.order({ customer_id: 'passed-on' });
  await shop.bank.enter(textAt((await payBy(own, token)).json(), 'payment', 'authentication', 'url'), PASSWORD);
  expect(await shop.read(own)).toMatchObject({ status: OrderStatus.CHARGED, card: { using_saved_card: true } });
});

it("shows the second holder's cards neither to an order's client auth token of the first nor on its page", async () => {
  await customerWithToken(service.call, 'looked-at');
  const order = { order_id: 'looked-1', amount: '10.00', customer_id: 'looked-at' };
  const session = { ...order, payment_page_client_id: 'shop', action: 'paymentPage' };
  const opened = (await service.call.json('POST', '/session', session)).json();
  const page = new URL(textAt(opened, 'payment_links', 'web')).pathname;
  const orderToken = withToken(textAt(opened, 'sdk_payload', 'payload', 'clientAuthToken'));
  await addCard(service.call, 'looked-at');
  expect(await listOf(service.call, 'looked-at', orderToken)).toHaveLength(1);
  const { reference } = await succeeded('looked-at');
  expect(await listOf(service.call, 'looked-at')).toHaveLength(1);
  expect(await listOf(service.call, 'looked-at', orderToken)).toEqual([]);
  const shown = await (await fetch(`${service.baseUrl}${page}`)).text();
  expect(shown).toContain('name="card_number"');
  expect(shown).not.toContain(reference);
  expect(shown).not.toContain('name="save_to_locker"');
});

it('keeps no card for an order that names its deleted customer by the id of the service', async () => {
  const { uid } = await customerWithToken(service.call, 'by-uid');
  const waiting = await shop.order({ customer_id: uid });
  expect((await service.call.raw('DELETE', `/customers/${uid}`, undefined)).status).toBe(200);
  service.clock.advance(1_000);
  await shop.bank.enter(await shop.begin(waiting, { save_to_locker: 'true' }), PASSWORD);
  expect(await shop.read(waiting)).toMatchObject({ status: OrderStatus.CHARGED, card: { saved_to_locker: false } });
  expect(await listOf(service.call, uid)).toEqual([]);
});
