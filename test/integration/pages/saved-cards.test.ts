import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus, TokenizationStatus } from '../../../generated/values.ts';
import { withoutGeneratedIds } from '../../../scripts/secret-search.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type Answer, at } from '../../support/caller.ts';
import {
  type Customer,
  card,
  customerOf,
  hiddenFieldsOf,
  locationOf,
  makeOrder,
  makeSession,
  newCustomerId,
} from '../../support/http-customer.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';
import { addCard, listOf, MASTERCARD, VISA } from '../../support/stored-cards.ts';
import { consentsOf } from '../../support/stored-orders.ts';

const CVV = '739';
const SAVE_BOX = '<input type="checkbox" id="save_to_locker" name="save_to_locker" value="true">';

let service: TestService;
let customer: Customer;

beforeAll(async () => {
  service = await startService({ label: 'saved cards on pages' });
  customer = customerOf(service);
});
afterAll(() => service.close());

async function read(orderId: string): Promise<unknown> {
  return (await service.call.get(`/orders/${orderId}`)).json();
}

/** Lets the networks make the tokens they were asked for. */
async function settleTokens(): Promise<void> {
  await service.runWorkers();
  service.clock.advance(5_000);
  await service.runWorkers();
}

/** Through the bank page, and whatever comes of it. */
async function payAtBank(started: Answer): Promise<string> {
  const address = locationOf(started);
  await customer.fill(address, { action: 'pay', otp: PASSWORD });
  return address;
}

describe('stored cards on the payment page', () => {
  it('are listed for anyone with the link of the session, and pay with their security code only', async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId, { nickname: 'Household' });
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    const page = await customer.open(link);
    expect(page.text).toContain('<span class="brand">VISA</span> <span class="digits">4111 <span aria-hidden="true">');
    expect(page.text).toContain('Household');
    expect(page.text).toMatch(new RegExp(`value="${reference}" checked`));
    expect(withoutGeneratedIds(page.text)).not.toContain('41111');
    await payAtBank(await customer.fill(link, { action: 'pay', card_reference: reference, card_security_code: CVV }));
    expect(await read(orderId)).toMatchObject({
      status: OrderStatus.CHARGED,
      card: { using_saved_card: true, last_four_digits: '1111' },
    });
  });

  it('show no first digits once repeat-token transactions are on', async () => {
    const repeating = await service.addMerchant('repeating', (merchant) => ({
      ...merchant,
      repeatTokenTransactions: true,
    }));
    const call = service.callAs(repeating);
    await addCard(call, 'cust_1');
    const { link } = await makeSession({ call }, { customer_id: 'cust_1', payment_page_client_id: 'repeating' });
    const page = await customer.open(link);
    expect(page.text).toContain('<span class="brand">VISA</span> <span class="digits"><span aria-hidden="true">');
    expect(withoutGeneratedIds(page.text)).not.toContain('4111');
  });

  it("are not shown behind the order's own link, to another customer, or without a customer", async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId);
    const links = [
      (await makeOrder(service, { customer_id: customerId })).link,
      (await makeSession(service, { customer_id: newCustomerId() })).link,
      (await makeSession(service)).link,
    ];
    for (const link of links) {
      const page = await customer.open(link);
      expect(page.status).toBe(200);
      expect(page.text).not.toContain(reference);
      expect(page.text).not.toContain('card_reference');
    }
    expect((await customer.open(links[0] ?? '')).text).not.toContain('save_to_locker');
    expect((await customer.open(links[2] ?? '')).text).not.toContain('save_to_locker');
  });

  it("of an order that has both links stay behind the session's", async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId);
    const { orderId, link: own } = await makeOrder(service, { customer_id: customerId });
    const { link } = await makeSession(service, { order_id: orderId, customer_id: customerId });
    expect((await customer.open(link)).text).toContain(reference);
    expect((await customer.open(own)).text).not.toContain(reference);
  });

  it('ask for the security code again, and say so beside the chosen card', async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId);
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    const page = await customer.fill(link, { action: 'pay', card_reference: reference });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<a href="#card_security_code">Enter the security code</a>');
    expect(page.text).toMatch(new RegExp(`value="${reference}" checked`));
    expect(at(await read(orderId), 'status')).toBe(OrderStatus.NEW);
  });

  it('that were deleted since the page was shown are refused in so many words', async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId);
    await addCard(service.call, customerId, { card_number: MASTERCARD });
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    const hidden = hiddenFieldsOf((await customer.open(link)).text);
    await service.call.form('/card/delete', { card_reference: reference });
    const fields = { action: 'pay', card_reference: reference, card_security_code: CVV };
    const page = await customer.send(link, { ...hidden, ...fields });
    expect(page.text).toContain(
      '<a href="#card_reference">This card isn&#39;t saved any more. Choose another card.</a>',
    );
    expect(at(await read(orderId), 'status')).toBe(OrderStatus.NEW);
  });

  it('that have expired are shown as such and refused', async () => {
    const customerId = newCustomerId();
    const { reference } = await addCard(service.call, customerId, { card_exp_month: '03', card_exp_year: '26' });
    service.clock.advance(18 * 24 * 3_600_000);
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    expect((await customer.open(link)).text).toMatch(new RegExp(`value="${reference}"[^>]* disabled`));
    const fields = { action: 'pay', card_reference: reference, card_security_code: CVV };
    const page = await customer.fill(link, fields);
    expect(page.text).toContain('<a href="#card_reference">This card has expired. Choose another card.</a>');
    expect(at(await read(orderId), 'status')).toBe(OrderStatus.NEW);
  });
});

describe('a new card on the payment page', () => {
  it('is stored when the customer ticks the box, which is empty at first', async () => {
    const customerId = newCustomerId();
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    expect((await customer.open(link)).text).toContain(SAVE_BOX);
    await payAtBank(await customer.fill(link, { action: 'pay', save_to_locker: 'true', ...card }));
    expect(await read(orderId)).toMatchObject({ card: { saved_to_locker: true, using_saved_card: false } });
    await service.runWorkers();
    expect(await listOf(service.call, customerId)).toMatchObject([{ card_number: '4111-XXXXXXXX-1111' }]);
  });

  it('is not stored without the tick', async () => {
    const customerId = newCustomerId();
    const { orderId, link } = await makeSession(service, { customer_id: customerId });
    await payAtBank(await customer.fill(link, { action: 'pay', card_reference: 'new', ...card }));
    expect(await read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, card: { saved_to_locker: false } });
    expect(await listOf(service.call, customerId)).toEqual([]);
  });

  it('is not stored by a form that ticks a box it was not shown', async () => {
    const customerId = newCustomerId();
    const { orderId, link } = await makeOrder(service, { customer_id: customerId });
    await payAtBank(await customer.fill(link, { action: 'pay', save_to_locker: 'true', ...card }));
    expect(await read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, card: { saved_to_locker: false } });
    expect(await listOf(service.call, customerId)).toEqual([]);
  });

  it('keeps the tick, and nothing of the number, when something is to be corrected', async () => {
    const { link } = await makeSession(service, { customer_id: newCustomerId() });
    const wrong = { ...card, card_exp_month: '13' };
    const page = await customer.fill(link, { action: 'pay', save_to_locker: 'true', ...wrong });
    expect(page.text).toContain('name="save_to_locker" value="true" checked');
    expect(page.text).not.toMatch(new RegExp(`${VISA}|value="${CVV}"`));
  });

  it('cannot be stored under the stored-card mandate, and stored numbers do not show', async () => {
    const mandated = await service.addMerchant('mandated');
    const call = service.callAs(mandated);
    const { reference } = await addCard(call, 'cust_1');
    const headers = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}` };
    await service.call.json('PATCH', '/operator/merchants/mandated', { stored_card_mandate: true }, { headers });
    service.clock.advance(1_000);
    const { orderId, link } = await makeSession(
      { call },
      { customer_id: 'cust_1', payment_page_client_id: 'mandated' },
    );
    const page = await customer.open(link);
    expect(page.text).not.toContain(reference);
    expect(page.text).not.toContain('save_to_locker');
    await payAtBank(await customer.fill(link, { action: 'pay', save_to_locker: 'true', ...card }));
    const order = (await call.get(`/orders/${orderId}`)).json();
    expect(order).toMatchObject({ status: OrderStatus.CHARGED, card: { saved_to_locker: false } });
  });
});

describe('consent on the way from the payment page', () => {
  const consenting = async () => {
    const name = `consenting${newCustomerId().replace('-', '')}`;
    const merchant = await service.addMerchant(name, (plain) => ({
      ...plain,
      tokenizationEnabled: true,
      svcWebConsent: true,
      repeatTokenTransactions: true,
      tokenRequestorIds: { VISA: '40010030273' },
      paymentPage: { ...plain.paymentPage, displayName: 'Lamp Shop' },
    }));
    return { name, call: service.callAs(merchant) };
  };
  const session = ({ name, call }: Awaited<ReturnType<typeof consenting>>) =>
    makeSession({ call }, { customer_id: 'cust_1', payment_page_client_id: name });

  it.each(['new', 'stored'])('turns a %s card into a token, which then pays', async (kind) => {
    const shop = await consenting();
    const stored = kind === 'stored' ? (await addCard(shop.call, 'cust_1')).reference : '';
    const { orderId, link } = await session(shop);
    const page = await customer.open(link);
    expect(page.text).not.toMatch(/type="checkbox"|name="consent"/);
    const fields = kind === 'stored' ? { card_reference: stored, card_security_code: CVV } : card;
    const address = locationOf(await customer.fill(link, { action: 'pay', consent: 'yes', ...fields }));
    // A box that the form did not show is no consent.
    expect(await consentsOf(service, orderId, shop.name)).toEqual([]);
    await customer.fill(address, { action: 'continue', consent: 'yes' });
    expect((await customer.open(address)).text).toContain('name="otp"');
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    expect((await shop.call.get(`/orders/${orderId}`)).json()).toMatchObject({
      status: OrderStatus.CHARGED,
      card: {
        saved_to_locker: kind === 'new',
        tokenization_user_consent: true,
        token_created: { tokenization_status: TokenizationStatus.INITIATED },
      },
    });
    expect(await consentsOf(service, orderId, shop.name)).toEqual([
      expect.objectContaining({ choice: 'given', via: 'page', textVersion: 'page-en-3' }),
    ]);
    await settleTokens();
    const [entry] = await listOf(shop.call, 'cust_1');
    expect(entry).toMatchObject({ token: { tokenization_status: TokenizationStatus.ACTIVE } });

    const next = await session(shop);
    const reference = String(entry?.card_reference);
    const again = { action: 'pay', card_reference: reference };
    const paying = locationOf(await customer.fill(next.link, again));
    // The card is a token already: there is nothing left to ask.
    expect((await customer.open(paying)).text).toContain('name="otp"');
    await customer.fill(paying, { action: 'pay', otp: PASSWORD });
    expect((await shop.call.get(`/orders/${next.orderId}`)).json()).toMatchObject({
      status: OrderStatus.CHARGED,
      card: { using_token: true, last_four_digits: '1111' },
    });
  });

  it('declined, the payment continues and nothing is stored', async () => {
    const shop = await consenting();
    const { orderId, link } = await session(shop);
    const address = locationOf(await customer.fill(link, { action: 'pay', ...card }));
    await customer.fill(address, { action: 'decline' });
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    const order = (await shop.call.get(`/orders/${orderId}`)).json();
    expect(order).toMatchObject({
      status: OrderStatus.CHARGED,
      card: { saved_to_locker: false, tokenization_user_consent: false },
    });
    expect(at(order, 'card')).not.toHaveProperty('token_created');
    await settleTokens();
    expect(await listOf(shop.call, 'cust_1')).toEqual([]);
  });

  it('declined, nothing is stored, also where the merchant asked to store the card', async () => {
    const shop = await consenting();
    const { orderId } = await session(shop);
    const txn = { order_id: orderId, merchant_id: shop.name, payment_method_type: 'CARD', ...card };
    const address = locationOf(await shop.call.form('/txns', { ...txn, save_to_locker: 'true' }));
    await customer.fill(address, { action: 'decline' });
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    expect((await shop.call.get(`/orders/${orderId}`)).json()).toMatchObject({ card: { saved_to_locker: false } });
    await settleTokens();
    expect(await listOf(shop.call, 'cust_1')).toEqual([]);
  });

  it.each([
    ['a BIN that cannot be tokenized', '4000050000000056'],
    ['a network without tokens for the merchant', MASTERCARD],
  ])('is not asked for a card of %s: the bank follows, and nothing is stored', async (_name, card_number) => {
    const shop = await consenting();
    const { orderId, link } = await session(shop);
    const address = locationOf(await customer.fill(link, { action: 'pay', ...card, card_number, consent: 'yes' }));
    expect((await customer.open(address)).text).toContain('name="otp"');
    await customer.fill(address, { action: 'pay', otp: PASSWORD });
    const order = (await shop.call.get(`/orders/${orderId}`)).json();
    expect(order).toMatchObject({ status: OrderStatus.CHARGED, card: { saved_to_locker: false } });
    expect(at(order, 'card')).not.toHaveProperty('tokenization_user_consent');
    expect(await consentsOf(service, orderId, shop.name)).toEqual([]);
    await settleTokens();
    expect(await listOf(shop.call, 'cust_1')).toEqual([]);
  });

  it('is asked for on a page of its own after a form that was opened before the question was switched on', async () => {
    const name = `later${newCustomerId().replace('-', '')}`;
    const merchant = await service.addMerchant(name, (plain) => ({ ...plain, tokenizationEnabled: true }));
    const { orderId, link } = await session({ name, call: service.callAs(merchant) });
    const hidden = hiddenFieldsOf((await customer.open(link)).text);
    const headers = { 'x-merchantid': null, authorization: `Bearer ${OPERATOR_KEY}` };
    await service.call.json('PATCH', `/operator/merchants/${name}`, { svc_web_consent: true }, { headers });
    service.clock.advance(1_000);
    const forged = { action: 'pay', consent: 'yes', ...card, ...hidden };
    const address = locationOf(await customer.send(link, forged));
    expect((await customer.open(address)).text).toContain('name="consent"');
    expect(await consentsOf(service, orderId, name)).toEqual([]);
  });

  it('left at the bank, the attempt is abandoned and nothing is paid', async () => {
    const shop = await consenting();
    const { orderId, link } = await session(shop);
    await customer.fill(link, { action: 'pay', ...card });
    service.clock.advance(31 * 60_000);
    await service.runWorkers();
    const order = (await shop.call.get(`/orders/${orderId}`)).json();
    expect(at(order, 'txn_detail', 'status')).toBe('AUTHENTICATION_FAILED');
    expect(at(order, 'card')).not.toHaveProperty('token_created');
  });
});
