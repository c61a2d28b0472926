/** The payment page's form counts once: however often it is sent, it begins one attempt, and leads to where that stands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import { CARD_NUMBERS } from '../../../server/vault/number-store.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at } from '../../support/caller.ts';
import {
  type Customer,
  card,
  customerOf,
  FRICTIONLESS,
  hiddenFieldsOf,
  locationOf,
  makeOrder,
  makeSession,
} from '../../support/http-customer.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startService({ label: 'form sent again' });
  customer = customerOf(service);
});
afterAll(() => service.close());

const pay = { action: 'pay', ...card };

async function attemptsOf(orderId: string): Promise<unknown[]> {
  const order = await service.call.get(`/orders/${orderId}`, { headers: { version: '2025-01-10' } });
  const list = at(order.json(), 'txn_list');
  return Array.isArray(list) ? list.map((txn) => at(txn, 'status')) : [];
}

it('begins one attempt when it is sent twice, and leads to the same bank page', async () => {
  const { orderId, link } = await makeOrder(service);
  const form = { ...pay, ...hiddenFieldsOf((await customer.open(link)).text) };
  const [first, second] = [await customer.send(link, form), await customer.send(link, form)];
  expect(locationOf(first)).toContain('/pay/start/shop/');
  expect(locationOf(second)).toBe(locationOf(first));
  expect(await attemptsOf(orderId)).toEqual(['PENDING_VBV']);
});

it('starts one attempt when it is sent ten times at once, and stores no card number', async () => {
  const { orderId, link } = await makeSession(service, { customer_id: 'ten-times' });
  const form = { ...pay, save_to_locker: 'true', ...hiddenFieldsOf((await customer.open(link)).text) };
  const answers = await Promise.all(Array.from({ length: 10 }, () => customer.send(link, form)));
  expect(new Set(answers.map(locationOf)).size).toBe(1);
  expect(await attemptsOf(orderId)).toEqual(['PENDING_VBV']);
  expect(await service.database.db.collection(CARD_NUMBERS).countDocuments()).toBe(1);
});

it('charges once where no bank page comes between', async () => {
  const { orderId, link } = await makeOrder(service);
  const form = { ...pay, card_number: FRICTIONLESS, ...hiddenFieldsOf((await customer.open(link)).text) };
  const answers = await Promise.all([1, 2, 3].map(() => customer.send(link, form)));
  expect(new Set(answers.map(locationOf)).size).toBe(1);
  expect(await attemptsOf(orderId)).toEqual([OrderStatus.CHARGED]);
  expect((await customer.open(locationOf(await customer.send(link, form)))).text).toContain('Payment complete');
});

it('shows how the attempt ended when it is sent after that', async () => {
  const { orderId, link } = await makeOrder(service);
  const form = { ...pay, ...hiddenFieldsOf((await customer.open(link)).text) };
  const bank = locationOf(await customer.send(link, form));
  await customer.fill(bank, { action: 'pay', otp: '999999' });
  expect(locationOf(await customer.send(link, form))).toBe(bank);
  expect(await attemptsOf(orderId)).toEqual(['AUTHENTICATION_FAILED']);
  await customer.fill(locationOf(await customer.fill(link, pay)), { action: 'pay', otp: PASSWORD });
  expect(await attemptsOf(orderId)).toEqual(['AUTHENTICATION_FAILED', 'CHARGED']);
});

it('does not lead to the attempt of one card when it is sent again with another: the current page is shown', async () => {
  const { orderId, link } = await makeOrder(service);
  const form = { ...pay, ...hiddenFieldsOf((await customer.open(link)).text) };
  await customer.send(link, form);
  const other = await customer.send(link, { ...form, card_number: '5555555555554444' });
  expect(locationOf(other)).toBe(link);
  expect((await customer.open(link)).text).toContain('already started paying');
  expect(await attemptsOf(orderId)).toHaveLength(1);
});

it('is taken again after its card was refused, since nothing was begun', async () => {
  const { orderId, link } = await makeOrder(service);
  const hidden = hiddenFieldsOf((await customer.open(link)).text);
  expect((await customer.send(link, { ...pay, ...hidden, card_number: '4111111111111112' })).status).toBe(200);
  expect((await customer.send(link, { ...pay, ...hidden })).status).toBe(303);
  expect(await attemptsOf(orderId)).toHaveLength(1);
});
